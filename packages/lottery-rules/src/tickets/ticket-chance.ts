import { type Fraction, fraction, plus, quickDraws, times } from '@fairground/game-rules/exact'
import { type Lottery, type OddsRow, type Play, payChance, wholeFactor } from '../base/index.ts'

/** A line of a ticket, as its play has read it. */
export type ChanceLine = { readonly play: Play; readonly ticket: unknown }

/** That a draw pays anything for a ticket. */
export type TicketChance =
  /** Exact. */
  | { readonly by: 'rules'; readonly chance: Fraction }
  /** Counted over draws that were tried out: lines of a ticket often win together, and no formula knows how often. */
  | { readonly by: 'trial'; readonly chance: Fraction }
  /** Too seldom to be counted so: the sum over all single bets, which it is no more than. */
  | { readonly by: 'bound'; readonly chance: Fraction }

const trialsMax = 4_000
const trialsMin = 500
/** Lines times draws that a browser works through without a pause that anybody notices. */
const tallies = 100_000
/** Of fewer wins the share is not known to a sixth of itself. */
const winsMin = 40
const seed = 23

/** How likely it is that a draw pays something for a ticket; a stake that comes back counts. The same ticket has the same answer. */
export function ticketChance(lottery: Lottery, lines: readonly ChanceLine[]): TicketChance {
  const [only, ...others] = lines
  if (!only) return { by: 'rules', chance: fraction(0) }
  if (others.length === 0 && only.play.count(only.ticket) === 1) {
    const rows = rowsOf(only)
    const [row] = rows
    if (row && rows.length === 1) return { by: 'rules', chance: payChance(row) }
  }
  const trials = Math.max(trialsMin, Math.min(trialsMax, Math.floor(tallies / lines.length)))
  const wins = winsOf(lottery, lines, trials)
  return wins >= winsMin ? { by: 'trial', chance: fraction(wins, trials) } : { by: 'bound', chance: boundOf(lines) }
}

/** The odds that price the numbers of a line. */
function rowsOf({ play, ticket }: ChanceLine): readonly OddsRow[] {
  const { rowOf } = play
  if (!rowOf) return play.rows
  const wanted = new Set(play.keys(ticket).map(rowOf))
  return play.rows.filter(({ bet }) => wanted.has(bet))
}

function winsOf(lottery: Lottery, lines: readonly ChanceLine[], trials: number): number {
  const draws = quickDraws(seed)
  let wins = 0
  for (let trial = 0; trial < trials; trial += 1) {
    const draw = lottery.draw(draws)
    if (lines.some(({ play, ticket }) => pays(play, ticket, draw))) wins += 1
  }
  return wins
}

function pays(play: Play, ticket: unknown, draw: unknown): boolean {
  const { wins, refunds } = play.tally(ticket, draw, wholeFactor)
  return refunds > 0 || wins.length > 0
}

function boundOf(lines: readonly ChanceLine[]): Fraction {
  const sum = plus(
    ...lines.map((line) => {
      const chances = rowsOf(line).map(payChance)
      const highest = chances.reduce((top, one) => (one.num * top.den > top.num * one.den ? one : top), fraction(0))
      return times(fraction(line.play.count(line.ticket)), highest)
    }),
  )
  return sum.num > sum.den ? fraction(1) : sum
}
