import { describe, expect, it } from 'vitest'
import { detailRows } from './detail-rows.ts'

describe('the detail of an audit entry', () => {
  it('shows names and values in their original order', () => {
    expect(detailRows({ given: 1, reason: 'Sai tên', isLast: false })).toEqual([
      { name: 'given', value: '1' },
      { name: 'reason', value: 'Sai tên' },
      { name: 'isLast', value: 'false' },
    ])
  })

  it('opens what is nested and joins short lists', () => {
    expect(detailRows({ from: { status: 'active', tags: ['a', 'b'] }, rounds: [{ id: 'r1' }] })).toEqual([
      { name: 'from.status', value: 'active' },
      { name: 'from.tags', value: 'a, b' },
      { name: 'rounds.0.id', value: 'r1' },
    ])
  })

  it('formats minor units in their currency and leaves other values', () => {
    expect(detailRows({ methodId: 'bank', amountMinor: '120000050', currency: 'VND' })).toEqual([
      { name: 'amount', value: '1200000.50', currency: 'VND' },
      { name: 'methodId', value: 'bank' },
    ])
    expect(detailRows({ amountMinor: 'many', currency: 'VND' })).toHaveLength(2)
    expect(detailRows({ amountMinor: '5', currency: 'XXX' })).toHaveLength(2)
  })

  it('does not hide empty entries', () => {
    expect(detailRows({ note: null, list: [], more: {} }).map(({ value }) => value)).toEqual(['–', '–', '–'])
    expect(detailRows({})).toEqual([])
  })

  it('stays readable with thousands of values', () => {
    expect(
      detailRows(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, index]))),
    ).toHaveLength(100)
  })
})
