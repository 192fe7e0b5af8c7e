import { chainSeeds, commitOf } from '@fairground/fairness'
import { expect, test } from 'vitest'
import type { PublicSeeds } from '../../tables/table-rules.ts'
import { type AheadBet, cockfight, type FightOutcome } from './ahead.ts'
import { championOf, championPrice, championSpot, championWins } from './champion.ts'
import { pricesOf } from './cockfight.ts'
import { fightsPerDay, fightsPerSeason, pairOf, standingsAt, tableOf } from './season.ts'

const salt = 'a salt'
const length = fightsPerSeason + 200
const seeds = chainSeeds('7'.repeat(64), length, { from: 1, to: length })
const publicOf = (number: number): PublicSeeds => ({ commit: commitOf(seeds[number - 1] ?? ''), salt, number })
const outcomeOf = (number: number) =>
  cockfight.source.draw({ serverSeed: seeds[number - 1] ?? '', clientSeed: salt, nonce: number }) as FightOutcome
const { ahead } = cockfight
if (!ahead) throw new Error('bets at the cockfight may wait')

function taken(spot: string, stakeMinor: string, priceX100: number): AheadBet {
  const read = cockfight.readBet({ bets: [{ spot, stakeMinor }], ahead: { priceX100 } })
  if (!read.ok) throw new Error(read.refusal.field)
  return read.value as AheadBet
}

test('while a day runs, its fights to come and those of the next day take bets, as far as the chain goes', () => {
  expect(ahead.roundsOf(1, length)).toEqual({ first: 2, last: 2 * fightsPerDay })
  expect(ahead.roundsOf(fightsPerDay, length)).toEqual({ first: fightsPerDay + 1, last: 2 * fightsPerDay })
  expect(ahead.roundsOf(fightsPerDay + 1, length).last).toBe(3 * fightsPerDay)
  expect(ahead.roundsOf(length - 1, length)).toEqual({ first: length, last: length })
})

test('a fight of tomorrow is priced by the ratings of now, and the price moves with each fight of its birds', () => {
  const seen = (number: number) =>
    new Set([1, 40, number - 1].map((now) => JSON.stringify(ahead.pricesOf(publicOf(now), number)))).size
  const numbers = Array.from({ length: 12 }, (_, index) => 2 * fightsPerDay - index)
  for (const number of numbers)
    expect(ahead.pricesOf(publicOf(number), number)).toMatchObject(outcomeOf(number).card.prices)
  // Most of them move; a form at its bound stands still.
  expect(numbers.filter((number) => seen(number) > 1).length).toBeGreaterThan(6)
})

test('the first day of the next season is priced by the ratings that the season opens with', () => {
  const number = fightsPerSeason + 5
  const { meron, wala } = pairOf(salt, number)
  const opening = standingsAt(publicOf(fightsPerSeason + 1))
  const prices = ahead.pricesOf(publicOf(fightsPerSeason - 3), number)
  const other = ahead.pricesOf(publicOf(fightsPerSeason + 1), number)
  expect(prices).toEqual(other)
  expect(opening[meron]?.ratingMilli).not.toBe(opening[wala]?.ratingMilli)
})

test('a bet keeps the price it was taken at, whatever the card of its round says in the end', () => {
  const number = Array.from({ length: 60 }, (_, index) => index + 1).find((one) => outcomeOf(one).result.end === 'wala')
  const outcome = outcomeOf(number ?? 0)
  const settled = (spot: string, priceX100: number) => cockfight.settle(taken(spot, '1000', priceX100), outcome, 0n)
  expect(settled('wala', 233)).toMatchObject({ payoutMinor: 2_330n, turnoverMinor: 1_000n })
  expect(settled('meron', 233)).toMatchObject({ payoutMinor: 0n, turnoverMinor: 1_000n })
  expect(cockfight.payoutMinorMax(taken('wala', '1000', 233), 0n)).toBe(2_330n)
  expect(outcome.card.prices.wala).not.toBe(233)
})

test('a draw gives a waiting bet on a side back, and it counts for nothing', () => {
  const number = Array.from({ length: 200 }, (_, index) => index + 1).find(
    (one) => outcomeOf(one).result.end === 'both',
  )
  const outcome = outcomeOf(number ?? 0)
  expect(cockfight.settle(taken('meron', '1000', 233), outcome, 0n)).toMatchObject({
    ...{ payoutMinor: 1_000n, turnoverMinor: 0n },
  })
  expect(cockfight.settle(taken('bdd', '1000', 900), outcome, 0n).payoutMinor).toBe(9_000n)
})

test.each([
  [
    {
      bets: [
        { spot: 'meron', stakeMinor: '1' },
        { spot: 'wala', stakeMinor: '1' },
      ],
      ahead: { priceX100: 190 },
    },
  ],
  [{ bets: [{ spot: 'meron', stakeMinor: '1' }], ahead: { priceX100: 100 } }],
  [{ bets: [{ spot: 'meron', stakeMinor: '1' }], ahead: { priceX100: 1.5 } }],
  [{ bets: [{ spot: 'champion-32', stakeMinor: '1' }], ahead: { priceX100: 500 } }],
  [{ bets: [{ spot: 'champion-3', stakeMinor: '1' }] }],
])('a bet that waits has one place and a price: %j is none', (input) => {
  expect(cockfight.readBet(input).ok).toBe(false)
})

test('bets that waited and chips of the round are netted together; the champion costs the fight nothing', () => {
  const outcome = outcomeOf(3)
  const chips = [
    { spot: 'meron', stakeMinor: 500n },
    { spot: 'wala', stakeMinor: 500n },
  ]
  const champion = { spot: championSpot(4), stakeMinor: 70n }
  expect(cockfight.slips?.turnoverMinor?.(chips, outcome)).toBe(0n)
  expect(cockfight.slips?.turnoverMinor?.([...chips, champion], outcome)).toBe(70n)
  const exposure = cockfight.card?.rulesOf(outcome.card).slips?.exposure
  const costs = new Float64Array(exposure?.classCount ?? 0)
  exposure?.add(costs, [champion])
  expect([...costs].every((cost) => cost === 0)).toBe(true)
})

test('the last fight of a season makes the champion that the table says, and pays those who took it', () => {
  const outcome = outcomeOf(fightsPerSeason)
  // The table before the first fight of the next season is another one: the season's own last table is asked for here.
  const before = standingsAt(publicOf(fightsPerSeason))
  const { end } = outcome.result
  expect(outcome.champion).toBe(championAfter(before, end))
  const spot = championSpot(outcome.champion ?? -1)
  expect(cockfight.settle(taken(spot, '100', 775), outcome, 0n).payoutMinor).toBe(775n)
  const loser = championSpot(((outcome.champion ?? 0) + 1) % 32)
  expect(cockfight.settle(taken(loser, '100', 775), outcome, 0n)).toMatchObject({
    payoutMinor: 0n,
    turnoverMinor: 100n,
  })
  expect(outcomeOf(fightsPerSeason - 1).champion).toBeUndefined()
})

function championAfter(before: ReturnType<typeof standingsAt>, end: string): number {
  const { meron, wala } = pairOf(salt, fightsPerSeason)
  const isDrawn = end === 'both' || end === 'time'
  const rows = before.map((row) => {
    if (row.bird !== meron && row.bird !== wala) return row
    if (isDrawn) return { ...row, drawn: row.drawn + 1 }
    return row.bird === (end === 'meron' ? meron : wala) ? { ...row, won: row.won + 1 } : row
  })
  return tableOf(rows)[0]?.bird ?? -1
}

test('the champion is taken until the last day begins, in a season that its chain plays to the end', () => {
  expect(ahead.outrightOf(50, length)).toBe(fightsPerSeason)
  expect(ahead.outrightOf(fightsPerSeason - fightsPerDay, length)).toBe(fightsPerSeason)
  expect(ahead.outrightOf(fightsPerSeason - fightsPerDay + 1, length)).toBeUndefined()
  expect(ahead.outrightOf(fightsPerSeason + 1, length)).toBeUndefined()
})

const wonOf = (number: number, runs: number): number[] => {
  const steps = championWins(publicOf(number), runs)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

test('chances of the champion are those of the season played on, the same whenever they are worked out', () => {
  const runs = 2_000
  const won = wonOf(1, runs)
  expect(won.reduce((sum, one) => sum + one, 0)).toBe(runs)
  expect(wonOf(1, runs)).toEqual(won)
  const opening = standingsAt(publicOf(1))
  const best = [...opening].sort((a, b) => b.ratingMilli - a.ratingMilli)[0]
  expect(won[best?.bird ?? 0]).toBeGreaterThan(runs / 32)
  // One fight before the end the table knows more than the ratings.
  const late = wonOf(fightsPerSeason, 500)
  expect(Math.max(...late)).toBeGreaterThan(250)
})

test('a price keeps seven per cent and two standard errors: nobody who counts better than the house gains by it', () => {
  expect(championPrice(2_000, 10_000)).toBe(444)
  expect(championPrice(199, 10_000)).toBeUndefined()
  for (const won of [200, 1_000, 4_000, 8_000]) {
    const priceX100 = championPrice(won, 10_000) ?? 0
    const returned = (luck: number) => (priceX100 / 100) * ((won + luck * Math.sqrt(won)) / 10_000)
    expect(returned(0), `${won}`).toBeGreaterThan(0.8)
    expect(returned(3), `${won}`).toBeLessThan(1)
  }
})

test('what a day brings moves the return of waiting bets by less than two points, over all fights of a day', () => {
  let [returned, count] = [0, 0]
  for (let day = 1; day < 29; day += 1) {
    const now = (day - 1) * fightsPerDay + 1
    for (let number = now + fightsPerDay; number < now + 2 * fightsPerDay; number += 1) {
      const { card } = outcomeOf(number)
      const prices = ahead.pricesOf(publicOf(now), number)
      // What is won of decided fights, by the form that the birds have when they meet.
      returned += ((prices.meron ?? 0) * card.form + (prices.wala ?? 0) * (10_000 - card.form)) / 2 / 1_000_000
      count += 1
    }
  }
  expect(count).toBe(28 * fightsPerDay)
  expect(returned / count).toBeGreaterThan(0.93)
  expect(returned / count).toBeLessThan(0.97)
  expect(championOf([{ bird: 1, ratingMilli: 1, won: 1, drawn: 0 }])).toBe(1)
  expect(pricesOf(5_000).meron).toBe(190)
})
