import { quickDraws, toNumber } from '@fairground/game-rules/exact'
import { describe, expect, it } from 'vitest'
import { type Lottery, type OddsRow, type Play, randomSelection } from '../base/index.ts'
import { lotteries } from './index.ts'

/** Single bets of every play; `npm test -- --all` plays the whole number. */
const betCount = process.env.PROOFS === 'all' ? 10_000_000 : 5_000
/** One ticket may hold thousands of bets: so many tickets at least, each in a draw of its own. */
const ticketCount = betCount / 10
const deviationsMax = 4
/** Where hardly any win is expected, so many more are no wonder: chances of counts are not normal there. */
const fewEvents = 30
const moreOfFew = 3

describe.each(lotteries.map((lottery) => [lottery.id, lottery] as const))('%s', (_, lottery) => {
  it(`wins with every play as often as enumeration says, in ${betCount} bets`, { timeout: 12 * 3_600_000 }, () => {
    expect(playAll(lottery).filter(({ isFar }) => isFar)).toEqual([])
  })
})

interface Sums {
  readonly play: Play
  readonly facts: ReadonlyMap<string, Facts>
  tickets: number
  bets: number
  wins: Counted
  refunds: Counted
}
/** What was counted, beside what is expected. */
interface Counted {
  observed: number
  squares: number
  expected: number
  variance: number
}
interface Facts {
  mean: number
  square: number
  refund: number
}

function playAll(lottery: Lottery) {
  const [draws, choices] = [quickDraws(23), quickDraws(17)]
  const sums = lottery.plays.map(sumsOf)
  let open = sums
  // Numbers that a play does not sell are no ticket: a play that sells hardly any ends here too.
  for (let number = 0; open.length > 0 && number < 5 * betCount; number += 1) {
    const draw = lottery.draw(draws)
    for (const sum of open) playOne(sum, draw, randomSelection(sum.play.shape, choices))
    open = open.filter(({ bets, tickets }) => bets < betCount || tickets < ticketCount)
  }
  return sums.flatMap(({ play, bets, tickets, wins, refunds }) => [
    { play: play.id, kind: 'bets', isFar: bets < betCount, bets },
    { play: play.id, kind: 'wins', ...compare(wins, tickets) },
    { play: play.id, kind: 'refunds', ...compare(refunds, tickets) },
  ])
}

function playOne(sum: Sums, draw: unknown, selection: unknown): void {
  const { play, facts } = sum
  const read = play.read(selection)
  // Numbers of a shape that are not sold, such as three digits alike.
  if (!read.ok) return
  const { wins, refunds } = play.tally(read.value, draw, whole)
  const [key = ''] = play.keys(read.value)
  const row = facts.get(play.rowOf?.(key) ?? play.rows[0]?.bet ?? '')
  if (!row) throw new Error(`${play.id} has no odds of ${key}`)
  const bets = play.count(read.value)
  sum.tickets += 1
  sum.bets += bets
  let won = 0
  for (const { times } of wins) won += times
  count(sum.wins, won, bets * row.mean, bets * (row.square - row.mean ** 2))
  count(sum.refunds, refunds, bets * row.refund, bets * row.refund * (1 - row.refund))
}

const whole = () => 1000

function count(counted: Counted, observed: number, expected: number, variance: number): void {
  counted.observed += observed
  counted.squares += observed * observed
  counted.expected += expected
  counted.variance += variance
}

/** Bets of one ticket win together or in each other's place: then what was seen says how far they stray. */
function compare({ observed, squares, expected, variance }: Counted, tickets: number) {
  const seen = squares - observed ** 2 / tickets
  const deviation = Math.sqrt(Math.max(variance, seen))
  const room = deviationsMax * deviation + (expected < fewEvents ? moreOfFew : 0)
  return { observed, expected, deviation, isFar: Math.abs(observed - expected) > room + 1e-6 * expected }
}

function sumsOf(play: Play): Sums {
  const none = () => ({ observed: 0, squares: 0, expected: 0, variance: 0 })
  const facts = new Map(play.rows.map((row) => [row.bet, factsOf(row)]))
  return { play, facts, tickets: 0, bets: 0, wins: none(), refunds: none() }
}

function factsOf(row: OddsRow): Facts {
  const facts = { mean: 0, square: 0, refund: 0 }
  for (const { chance, prizes, isRefund } of row.outcomes()) {
    const times = Object.values(prizes).reduce((all, one) => all + one, 0)
    const p = toNumber(chance)
    if (isRefund) facts.refund += p
    else {
      facts.mean += p * times
      facts.square += p * times * times
    }
  }
  return facts
}
