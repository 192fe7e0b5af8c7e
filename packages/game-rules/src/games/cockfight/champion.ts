import { quickDraws } from '../../exact/quick-draws.ts'
import type { AheadPrices, PublicSeeds } from '../../tables/table-rules.ts'
import { formFrom, formWhole, perMille } from './chances.ts'
import { scoreOf, shiftFrom } from './elo.ts'
import { fightsPerSeason, pairOf, pointsOf, type Standing, standingsAt } from './season.ts'

export const championSpot = (bird: number): string => `champion-${bird}`

/** Seasons that are played on from the table as it stands. */
export const seasonRuns = 10_000
const runsAtOnce = 20
/** Of what a fair price would return. */
const rate = 0.93
/** So many standard errors are taken off a price, and birds that win less often than this are not offered: chance in the
 * runs must leave nobody an edge who makes more of them. */
const errorsKept = 2
const shareMin = 0.02

/** What each bird pays that may become champion, from the seeds of the round that prices are made at. */
export function* championPrices(seeds: PublicSeeds, runs: number = seasonRuns): Generator<undefined, AheadPrices> {
  const wins = yield* championWins(seeds, runs)
  const prices: Record<string, number> = {}
  for (const [bird, won] of wins.entries()) {
    const priceX100 = championPrice(won, runs)
    if (priceX100 !== undefined) prices[championSpot(bird)] = priceX100
  }
  return prices
}

/** The price of a bird that won so many of these seasons; undefined where it is not offered. */
export function championPrice(won: number, runs: number): number | undefined {
  if (won < runs * shareMin) return undefined
  const surely = (won + errorsKept * Math.sqrt(won) + 1) / runs
  const priceX100 = Math.floor((100 * rate) / surely)
  return priceX100 > 100 ? priceX100 : undefined
}

/** How often each bird is champion when the rest of the season is fought again and again. Same seeds, same numbers. */
export function* championWins(seeds: PublicSeeds, runs: number): Generator<undefined, number[]> {
  const standings = standingsAt(seeds)
  const left = fightsPerSeason - ((seeds.number - 1) % fightsPerSeason)
  const pairs = Array.from({ length: left }, (_, index) => pairOf(seeds.salt, seeds.number + index))
  const { int } = quickDraws(Number.parseInt(seeds.commit.slice(0, 8), 16))
  const wins = standings.map(() => 0)
  for (let run = 0; run < runs; run += 1) {
    const champion = championOf(fightOn(standings, pairs, int))
    wins[champion] = (wins[champion] ?? 0) + 1
    if (run % runsAtOnce === runsAtOnce - 1) yield
  }
  return wins
}

type Score = Pick<Standing, 'bird' | 'ratingMilli' | 'won' | 'drawn'>

/** The best of the table: win 3, draw 1; equal: more wins, then the higher rating, then the lower number. */
export function championOf(scores: readonly Score[]): number {
  let [best, ...others] = scores
  if (!best) throw new RangeError('a season has birds')
  for (const one of others) if (isAbove(one, best)) best = one
  return best.bird
}

function isAbove(one: Score, other: Score): boolean {
  const points = pointsOf(one) - pointsOf(other)
  if (points !== 0) return points > 0
  return one.won !== other.won ? one.won > other.won : one.ratingMilli > other.ratingMilli
}

type Running = { bird: number; ratingMilli: number; won: number; drawn: number }

function fightOn(
  standings: readonly Standing[],
  pairs: readonly { meron: number; wala: number }[],
  int: (n: number) => number,
): Running[] {
  const scores = standings.map(({ bird, ratingMilli, won, drawn }) => ({ bird, ratingMilli, won, drawn }))
  for (const { meron, wala } of pairs) {
    const [red, blue] = [scores[meron], scores[wala]]
    if (red && blue) fightOnce(red, blue, int(whole))
  }
  return scores
}

const whole = 1_000 * formWhole

function fightOnce(red: Running, blue: Running, drawn: number): void {
  const score = scoreOf(red.ratingMilli, blue.ratingMilli)
  const form = formFrom(score)
  const isRed = drawn < perMille.decided * form
  const isDrawn = !isRed && drawn >= perMille.decided * formWhole
  const shift = shiftFrom(score, isRed ? 1 : isDrawn ? 0.5 : 0)
  red.ratingMilli += shift
  blue.ratingMilli -= shift
  red.won += Number(isRed)
  blue.won += Number(!(isRed || isDrawn))
  red.drawn += Number(isDrawn)
  blue.drawn += Number(isDrawn)
}
