import { describe, expect, test } from 'vitest'
import { type OpenCell, settle, sumByType } from './rebate.ts'

const cell = (gameType: string, amountMinor: bigint, day = '2026-11-20'): OpenCell => ({
  day,
  gameType,
  validMinor: amountMinor * 100n,
  rateBp: 100,
  amountMinor,
})

describe('what a claim settles', () => {
  test('everything where no category is named', () => {
    const cells = [cell('RNG', 50n), cell('RNG', -20n, '2026-11-19'), cell('FISH', 5n)]
    expect(settle(cells, undefined)).toEqual({ cells, amountMinor: 35n })
  })

  test('one category with all of its days, those that owe too', () => {
    const rng = [cell('RNG', 50n), cell('RNG', -20n, '2026-11-19')]
    expect(settle([...rng, cell('FISH', 5n)], ['RNG'])).toEqual({ cells: rng, amountMinor: 30n })
  })

  test('nobody leaves a category out that owes', () => {
    const cells = [cell('RNG', 50n), cell('FISH', -8n)]
    expect(settle(cells, ['RNG'])).toEqual({ cells, amountMinor: 42n })
    expect(settle(cells, ['FISH']).amountMinor).toBe(-8n)
  })

  test('nothing where nothing is open', () => {
    expect(settle([], undefined).amountMinor).toBe(0n)
    expect(sumByType([])).toEqual(new Map())
  })
})
