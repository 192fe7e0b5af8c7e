import { describe, expect, it } from 'vitest'
import { detailRows } from './detail-rows.ts'

describe('the detail of an audit entry', () => {
  it('reads as names and values, in the order it was written', () => {
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

  it('turns minor units into an amount of their currency, and leaves what is none', () => {
    expect(detailRows({ methodId: 'bank', amountMinor: '120000050', currency: 'VND' })).toEqual([
      { name: 'amount', value: '1200000.50', currency: 'VND' },
      { name: 'methodId', value: 'bank' },
    ])
    expect(detailRows({ amountMinor: 'many', currency: 'VND' })).toHaveLength(2)
    expect(detailRows({ amountMinor: '5', currency: 'XXX' })).toHaveLength(2)
  })

  it('hides nothing that is empty', () => {
    expect(detailRows({ note: null, list: [], more: {} }).map(({ value }) => value)).toEqual(['–', '–', '–'])
    expect(detailRows({})).toEqual([])
  })

  it('stays readable when somebody wrote thousands of values', () => {
    expect(
      detailRows(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, index]))),
    ).toHaveLength(100)
  })
})
