import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitByWeights, splitEvenly } from './split.ts'

const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n)
const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n })

describe('splitEvenly', () => {
  it('gives the first parts the units that are left over', () => {
    expect(splitEvenly(100n, 3)).toEqual([34n, 33n, 33n])
    expect(splitEvenly(2n, 3)).toEqual([1n, 1n, 0n])
  })

  it('loses nothing, and no two parts differ by more than one unit', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 200 }), (amount, count) => {
        const parts = splitEvenly(amount, count)
        expect(parts).toHaveLength(count)
        expect(sum(parts)).toBe(amount)
        expect(parts[0]! - parts[count - 1]! <= 1n).toBe(true)
      }),
    )
  })

  it('refuses a count below 1 and a negative amount', () => {
    for (const count of [0, -1, 1.5]) expect(() => splitEvenly(10n, count)).toThrow(RangeError)
    expect(() => splitEvenly(-1n, 2)).toThrow(RangeError)
  })
})

describe('splitByWeights', () => {
  it('follows the weights and gives leftovers to the largest remainders', () => {
    expect(splitByWeights(100n, [1n, 1n, 2n])).toEqual([25n, 25n, 50n])
    expect(splitByWeights(10n, [1n, 2n, 4n])).toEqual([1n, 3n, 6n])
    expect(splitByWeights(5n, [0n, 1n])).toEqual([0n, 5n])
  })

  it('loses nothing, and every part is within one unit of its exact share', () => {
    const weights = fc
      .array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 })
      .filter((list) => sum(list) > 0n)
    fc.assert(
      fc.property(amounts, weights, (amount, list) => {
        const parts = splitByWeights(amount, list)
        expect(sum(parts)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          const error = part * sum(list) - amount * list[index]!
          expect(error < sum(list) && error > -sum(list)).toBe(true)
        }
      }),
    )
  })

  it('refuses weights that are negative or sum to nothing', () => {
    for (const weights of [[], [0n], [2n, -1n]]) expect(() => splitByWeights(1n, weights)).toThrow(RangeError)
  })
})
