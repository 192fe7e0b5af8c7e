import { expect, test } from 'vitest'
import { toNumber } from '../../exact/fraction.ts'
import { quickDraws } from '../../exact/quick-draws.ts'
import type { SlipBet } from '../../tables/table-rules.ts'
import {
  isMultiplier,
  moneyWheel,
  multiplierOf,
  symbolAt,
  type WheelSymbol,
  wheelSpots,
  wheelSymbols,
} from './money-wheel.ts'
import { tableProofs } from './proof.ts'
import { moneyWheelTable } from './table.ts'
import { returnBeforeCap, returnOf } from './wheel-returns.ts'

const table = moneyWheelTable()
const exposure = table.slips!.exposure
const at = (symbol: string) => wheelSymbols.indexOf(symbol as WheelSymbol)
const stops = (...symbols: string[]) => symbols.map(at)
const bet = (chips: Record<string, bigint>): SlipBet => ({
  stakeMinor: Object.values(chips).reduce((sum, minor) => sum + minor, 0n),
  chips: Object.entries(chips).map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
})
const paid = (chips: Record<string, bigint>, symbols: string[], limit = 10n ** 18n) =>
  table.settle(bet(chips), stops(...symbols), limit).payoutMinor

test('54 segments: 23 ones, 15 twos, 7 fives, 4 tens, 2 twenties, a forty, a 2x and a 7x', () => {
  const counts = Object.fromEntries([...Map.groupBy(wheelSymbols, (one) => one)].map(([one, all]) => [one, all.length]))
  expect(counts).toEqual({ 1: 23, 2: 15, 5: 7, 10: 4, 20: 2, 40: 1, '2x': 1, '7x': 1 })
})

test('a number pays itself to one; multipliers multiply the win and not the stake, and each other', () => {
  expect(paid({ 1: 100n, 40: 10n }, ['1'])).toBe(200n)
  expect(paid({ 40: 10n }, ['40'])).toBe(410n)
  expect(paid({ 5: 100n }, ['2x', '5'])).toBe(1_100n)
  expect(paid({ 5: 100n, 1: 7n }, ['7x', '2x', '7x', '5'])).toBe(100n + 100n * 5n * 98n)
  expect(paid({ 5: 100n }, ['7x', '2'])).toBe(0n)
})

test('a chain ends with a number, and every spin but the last is a multiplier', () => {
  for (let seed = 1; seed < 2_000; seed += 1) {
    const drawn = moneyWheel.draw(quickDraws(seed))
    expect(drawn.slice(0, -1).every(isMultiplier)).toBe(true)
    expect(isMultiplier(drawn.at(-1)!)).toBe(false)
  }
})

test('a win is cut at the cap of the chip and at that of the round, and the record says at which', () => {
  const sevens = Array.from({ length: 6 }, () => '7x')
  expect(paid({ 40: 10n }, [...sevens, '40'])).toBe(100_000n)
  const cut = table.settle(bet({ 10: 100n }), stops('7x', '10'), 5_000n)
  expect(cut.payoutMinor).toBe(5_000n)
  expect(cut.events.at(-1)).toEqual({ type: 'capped', limitMinor: '5000' })
  expect(table.endTold?.(bet({ 10: 100n }), stops('7x', '10'), cut.events)).toEqual(cut)
  expect(table.endTold?.(bet({ 10: 100n }), stops('10'), [])).toBeUndefined()
})

test('before the cap a chain of multipliers is worth 1.2', () => {
  const expected = { 1: 0.953419, 2: 0.955128, 5: 0.912393, 10: 0.965812, 20: 0.92735, 40: 0.90812 }
  for (const spot of wheelSpots) expect(toNumber(returnBeforeCap(spot).rtp)).toBeCloseTo(expected[spot], 6)
})

test('the sheet and the places say what they return with the cap; before it is a detail', () => {
  const { sheet, details } = tableProofs['money-wheel']!
  const percent = (rtp: number) => (100 * rtp).toFixed(2)
  expect(sheet().map(({ bet, decimal }) => [bet, percent(Number(decimal))])).toEqual([
    ...[['1', '95.34'] as const, ['2', '95.51'] as const, ['5', '91.23'] as const],
    ...[['10', '96.56'] as const, ['20', '92.70'] as const, ['40', '90.72'] as const],
  ])
  expect(wheelSpots.map((spot) => percent(toNumber(returnOf(spot).rtp)))).toEqual(
    sheet().map(({ decimal }) => percent(Number(decimal))),
  )
  expect(details?.().map(({ bet }) => bet)).toEqual(wheelSpots.map((spot) => `${spot}-uncapped`))
  for (const [index, row] of (details?.() ?? []).entries())
    expect(Number(row.decimal)).toBeGreaterThan(Number(sheet()[index]?.decimal))
})

test('the chance of a number is that of its segments among those of numbers', () => {
  const chances = wheelSpots.map((spot) => toNumber(returnOf(spot).probability))
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test('behind a multiplier each chip counts with its cap, and that class may cost so many times more', () => {
  const costs = new Float64Array(exposure.classCount)
  exposure.add(costs, bet({ 1: 100n, 40: 10n }).chips)
  expect([...costs.slice(0, 6)]).toEqual([90, -110, -110, -110, -110, 300])
  expect(costs.at(-1)).toBe(9_999 * 110)
  expect(exposure.capTimes?.(5)).toBe(1)
  expect(exposure.capTimes?.(exposure.classCount - 1)).toBe(10_000)
  expect(symbolAt(exposure.outcomeOf(exposure.classCount - 1)[0]!)).toBe('2x')
})

test('a spin is told when it begins, with its place in the run, and the next one only after it', () => {
  const outcome = stops('2x', '5')
  expect(table.shownAt({ outcome, atMs: 400 })).toEqual([
    { type: 'spin', segment: at('2x'), atMs: 400, spinMs: 10_000 },
  ])
  expect(table.nextShownMs?.({ outcome, atMs: 400 })).toBe(10_400)
  expect(table.shownAt({ outcome, atMs: 10_399 })).toHaveLength(1)
  expect(table.runMs(outcome)).toBe(20_400)
  expect(table.shownAt({ outcome, atMs: 20_400 }).at(-1)).toEqual({ type: 'landed', symbol: '5', multiplier: '2' })
  expect(multiplierOf(outcome)).toBe(2n)
})
