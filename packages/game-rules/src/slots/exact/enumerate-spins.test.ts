import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction } from '../../exact/fraction.ts'
import { evaluateWindow, windowAt } from '../evaluate-window.ts'
import type { SlotModel } from '../slot-model.ts'
import { threeReels } from '../test/small-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import { linesReturn } from './line-return.ts'
import { refereeUnits } from './referee.ts'
import type { SpinOutcome } from './spin-outcome.ts'

/** Every stop combination of a model, one after the other. */
function* allStops(lengths: readonly number[]): Generator<number[]> {
  const [length, ...rest] = lengths
  if (length === undefined) return yield []
  for (let stop = 0; stop < length; stop += 1) for (const tail of allStops(rest)) yield [stop, ...tail]
}

/** The table as the referee counts it, window by window. */
function bruteForce(model: SlotModel): SpinOutcome[] {
  const { strips } = model.reelSets[0]!
  const counted = new Map<string, SpinOutcome>()
  for (const stops of allStops(strips.map((strip) => strip.length))) {
    const { units, scatterCount } = refereeUnits(model, windowAt(strips, stops, model.grid.rows))
    const key = `${units} ${scatterCount}`
    counted.set(key, { units, scatterCount, ways: (counted.get(key)?.ways ?? 0) + 1 })
  }
  return [...counted.values()]
}

const sorted = (outcomes: readonly SpinOutcome[]) =>
  [...outcomes].sort((a, b) => a.units - b.units || a.scatterCount - b.scatterCount)

/** Small random games: 2 to 4 reels, 1 to 3 rows, some with a wild, scatters also in crowds. */
const models = fc
  .record({
    reels: fc.integer({ min: 2, max: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    strips: fc.array(fc.stringMatching(/^[WSabc]{3,6}$/), { minLength: 4, maxLength: 4 }),
    lineSeeds: fc.uniqueArray(fc.nat({ max: 80 }), { minLength: 1, maxLength: 6 }),
    steps: fc.array(fc.nat({ max: 9 }), { minLength: 16, maxLength: 16 }),
    hasWild: fc.boolean(),
  })
  .map(({ reels, rows, strips, lineSeeds, steps, hasWild }): SlotModel => {
    const counts = [2, 3, 4].filter((count) => count <= reels)
    const climb = (from: number) =>
      Object.fromEntries(
        counts.map((count) => [count, steps.slice(from, from + count).reduce((sum, step) => sum + step, 0)]),
      )
    const reelStrips = strips.slice(0, reels).map((strip) => [...(hasWild ? strip : strip.replaceAll('W', 'a'))])
    return {
      ...threeReels,
      grid: { reels, rows },
      reelSets: [{ id: 'base', strips: reelStrips }],
      lines: lineSeeds.map((seed) => [1, 3, 9, 27].slice(0, reels).map((power) => Math.floor(seed / power) % rows)),
      pays: {
        W: Object.fromEntries(counts.map((count) => [count, 40 * count])),
        a: climb(0),
        b: climb(4),
        c: climb(8),
      },
      scatter: { paysX: { 2: 1, 3: 4 }, triggerCount: 2 },
    }
  })

describe('the enumerator', () => {
  it('counts exactly what the referee counts window by window, on any small game', () => {
    fc.assert(
      fc.property(models, (model) => {
        const table = enumerateSpins(model, 'base')
        expect(sorted(table.outcomes)).toEqual(sorted(bruteForce(model)))
        expect(table.outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(table.stopCount)
      }),
      { numRuns: 150 },
    )
  })

  it('refuses more combinations than a double can count', () => {
    const strip = Array.from({ length: 5_000 }, () => 'a')
    const reelSets = [{ id: 'base' as const, strips: [strip, strip, strip, strip, strip] }]
    expect(() => enumerateSpins({ ...threeReels, reelSets, lines: [[0, 0, 0, 0, 0]] }, 'base')).toThrow(RangeError)
  })
})

it('the engine judges every window of any small game as the referee does', () => {
  fc.assert(
    fc.property(models, (model) => {
      const { strips } = model.reelSets[0]!
      for (const stops of allStops(strips.map((strip) => strip.length))) {
        const window = windowAt(strips, stops, model.grid.rows)
        const { lines, scatterUnits } = evaluateWindow(model, window)
        const units = lines.reduce((sum, hit) => sum + hit.units, 0) + scatterUnits
        expect(units).toBe(refereeUnits(model, window).units)
      }
    }),
    { numRuns: 40 },
  )
})

it('symbols alone give the same line return as all windows together', () => {
  fc.assert(
    fc.property(models, (model) => {
      const table = enumerateSpins({ ...model, scatter: { paysX: {}, triggerCount: 2 } }, 'base')
      const units = table.outcomes.reduce((sum, outcome) => sum + outcome.units * outcome.ways, 0)
      expect(linesReturn(model, 'base')).toEqual(fraction(units, table.stopCount * model.betUnits))
    }),
    { numRuns: 100 },
  )
})
