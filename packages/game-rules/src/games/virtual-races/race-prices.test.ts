import { expect, test } from 'vitest'
import { fraction, writeFraction } from '../../exact/fraction.ts'
import { seededDraws } from '../../instant/test/seeded-draws.ts'
import { priceX100 } from '../../parts/prices/price-x100.ts'
import { raceSheet } from './proof.ts'
import { raceBets, racePrices, raceReturns, readRaceSpot, winsRace } from './race-card.ts'
import { raceKinds } from './race-kind.ts'
import { raceChances } from './race-prices.ts'
import { drawRace } from './race-run.ts'

/** All orders of these, one by one. */
function* ordersOf(items: readonly number[]): Generator<readonly number[]> {
  if (items.length === 0) yield []
  for (const first of items) for (const rest of ordersOf(items.filter((item) => item !== first))) yield [first, ...rest]
}

/** The chance of one whole order as a double. */
function chanceOf(order: readonly number[], weights: readonly number[]): number {
  let left = weights.reduce((sum, weight) => sum + weight, 0)
  let chance = 1
  for (const runner of order) {
    chance *= (weights[runner] ?? 0) / left
    left -= weights[runner] ?? 0
  }
  return chance
}

test.each(
  raceKinds.flatMap(({ id, fields: [first = [], , third = []], placed }) => [
    { id, weights: first, placed },
    { id, weights: third, placed },
  ]),
)(
  '$id: every chance of $weights is what all orders of all runners add up to',
  ({ weights, placed }) => {
    const sums = new Map<string, number>()
    const bets = raceBets(weights, placed).map((bet) => ({ ...bet, read: readRaceSpot(bet.spot) }))
    for (const order of ordersOf(weights.map((_, runner) => runner))) {
      const chance = chanceOf(order, weights)
      for (const { spot, read } of bets)
        if (winsRace(read, order, placed)) sums.set(spot, (sums.get(spot) ?? 0) + chance)
    }
    for (const { spot, chance } of bets)
      expect(sums.get(spot), spot).toBeCloseTo(Number(chance.num) / Number(chance.den), 12)
  },
  60_000,
)

test('chances are exact, and a place is one of the first two or three', () => {
  const { win, place, forecast, tricast } = raceChances([3, 2, 1], 2)
  expect(win.map(writeFraction)).toEqual(['1/2', '1/3', '1/6'])
  // First, or second behind either of the others.
  expect(place.map(writeFraction)).toEqual(['17/20', '11/15', '5/12'])
  expect(writeFraction(forecast.get('0-1') ?? fraction(0))).toBe('1/3')
  expect(writeFraction(tricast.get('2-1-0') ?? fraction(0))).toBe('1/15')
  expect(raceChances([3, 2, 1], 3).place.map(writeFraction)).toEqual(['1/1', '1/1', '1/1'])
  expect(raceChances([3, 2, 1], 1).place).toEqual(win)
})

test('a price is cut to hundredths, and is not offered below 1.01', () => {
  expect(priceX100(fraction(30, 100), fraction(94, 100))).toBe(313)
  expect(priceX100(fraction(94, 101), fraction(94, 100))).toBe(101)
  expect(priceX100(fraction(94, 100), fraction(94, 100))).toBeUndefined()
  expect(racePrices([97, 1, 1, 1], 3).has('place-1')).toBe(false)
  expect(racePrices([97, 1, 1, 1], 3).has('place-2')).toBe(true)
})

test.each(raceKinds)('$id: every bet returns what its kind says, less what a hundredth is worth', (kind) => {
  const rows = raceSheet(kind)
  expect(rows.length).toBeGreaterThan(kind.fields.length * 100)
  for (const { bet, decimal, probability } of rows) {
    const { num, den } = raceReturns[readRaceSpot(bet.split('/')[1] ?? '').bet]
    const [hits = 0, of = 1] = probability.split('/').map(Number)
    expect(Number(decimal), bet).toBeLessThanOrEqual(Number(num) / Number(den))
    expect(Number(decimal), bet).toBeGreaterThan(Number(num) / Number(den) - hits / of / 100)
    expect(Number(decimal), bet).toBeGreaterThanOrEqual(0.89)
  }
})

const races = 30_000
const hitsMin = 100

test.each(raceKinds)(
  '$id: drawn races win every bet as often as its chance says, within 4 standard errors',
  ({ fields, placed }) => {
    const draws = seededDraws(95)
    const weights = fields[1] ?? []
    const bets = raceBets(weights, placed).map((bet) => ({ ...bet, read: readRaceSpot(bet.spot), hits: 0 }))
    for (let race = 0; race < races; race += 1) {
      const { order } = drawRace(weights, draws)
      for (const bet of bets) if (winsRace(bet.read, order, placed)) bet.hits += 1
    }
    // What comes seldom is not spread normally.
    const worst = Math.max(
      ...bets.map(({ chance, hits }) => {
        const p = Number(chance.num) / Number(chance.den)
        if (races * p < hitsMin) return 0
        return Math.abs(hits - races * p) / Math.sqrt(races * p * (1 - p))
      }),
    )
    expect(worst).toBeLessThan(4)
  },
)
