import { type Fraction, fraction, minus, plus, times, toNumber } from '@fairground/game-rules/exact'
import {
  type Lottery,
  power,
  previewChase,
  returnOf,
  type Terms,
  type TicketChance,
  ticketChance,
} from '@fairground/lottery-rules'
import { factorWhole, type PricedLine } from '../play/line.ts'

/** What can be expected of a ticket over its draws. */
export interface Outlook {
  /** That at least one of them pays, between 0 and 1, and how that is known. */
  winChance: number
  by: TicketChance['by']
  /** Paid on average by the draws that are reached; at least that, where odds of a line differ. */
  backMinor: bigint
}

interface Planned {
  lines: readonly PricedLine[]
  costMinor: bigint
  multiples: readonly number[]
  stopsOnWin: boolean
  /** At which prices by rule is bet. */
  terms?: Terms
}

/** Worked out from the rules, before anything is bought. */
export function outlookOf(rules: Lottery, planned: Planned): Outlook | undefined {
  const { lines, costMinor, multiples, stopsOnWin, terms = {} } = planned
  if (costMinor === 0n) return undefined
  const { by, chance } = chanceOf(rules, lines)
  const { expectedReturn } = previewChase({
    ...{ multiples, costMinor, winProbability: chance, stopOnWin: stopsOnWin },
    returnRate: times(plus(...lines.map((line) => returnedBy(line, terms))), fraction(1, costMinor)),
  })
  const none = power(minus(fraction(1), chance), multiples.length)
  const backMinor = expectedReturn ? expectedReturn.num / expectedReturn.den : 0n
  return { by, winChance: toNumber(minus(fraction(1), none)), backMinor }
}

function chanceOf(rules: Lottery, lines: readonly PricedLine[]): TicketChance {
  const read = lines.flatMap(({ line, play }) => {
    const ticket = play.read(line.selection)
    return ticket.ok ? [{ play, ticket: ticket.value }] : []
  })
  return ticketChance(rules, read)
}

/** What a line pays on average, in minor units: by the least of the odds that its numbers have. */
function returnedBy({ line, play, keys, costMinor }: PricedLine, terms: Terms): Fraction {
  const wanted = new Set(keys.map((key) => play.rowOf?.(key)))
  const rows = play.rowOf ? play.rows.filter(({ bet }) => wanted.has(bet)) : play.rows
  const returns = rows.map((row) => returnOf(row, terms))
  const least = returns.reduce((low, one) => (one.num * low.den < low.num * one.den ? one : low))
  return times(fraction(costMinor), least, fraction(line.factor, factorWhole))
}
