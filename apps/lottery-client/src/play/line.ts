import type { LotteryFactor } from '@fairground/contract/lottery'
import { type Fraction, fraction, times } from '@fairground/game-rules/exact'
import { costOf, grossOf, type Lottery, type Play, prizesOf, returnOf, type Terms } from '@fairground/lottery-rules'

/** What a player put on the ticket. */
export interface Line {
  id: string
  play: string
  selection: unknown
  unitMinor: bigint
  /** The factor that was shown when the line was added; the server refuses another one. */
  factor: number
}

export interface PricedLine {
  line: Line
  play: Play
  /** Each once, as factors name them. */
  keys: readonly string[]
  bets: number
  costMinor: bigint
  /** What one win of the highest prize pays. */
  winMinor: bigint
}

// The build's compiler loses a bigint that is written inside a component.
export const none = 0n

export const factorWhole = 1_000

/** Undefined where the rules do not take what was chosen. */
export function priceLine(rules: Lottery, line: Line, terms: Terms = {}): PricedLine | undefined {
  const play = rules.plays.find(({ id }) => id === line.play)
  const read = play?.read(line.selection)
  if (!play || !read?.ok) return undefined
  const keys = play.keys(read.value)
  return {
    ...{ line, play, keys, bets: play.count(read.value), costMinor: costOf(play, read.value, line.unitMinor) },
    winMinor: winOf(topGross(play, { keys, terms }), line),
  }
}

function winOf(gross: Fraction, { unitMinor, factor }: Line): bigint {
  const won = times(gross, fraction(unitMinor), fraction(factor, factorWhole))
  return won.num / won.den
}

/** The highest prize of a play for one unit, of these numbers where numbers have prices of their own. */
export function topGross(
  play: Play,
  { keys = [], terms = {} }: { keys?: readonly string[]; terms?: Terms } = {},
): Fraction {
  const wanted = new Set(keys.map((key) => play.rowOf?.(key)))
  const rows = play.rowOf && keys.length > 0 ? play.rows.filter(({ bet }) => wanted.has(bet)) : play.rows
  const all = rows.flatMap((row) => prizesOf(row).map((prize) => grossOf(row, prize, terms)))
  return all.reduce((top, gross) => (gross.num * top.den > top.num * gross.den ? gross : top), fraction(0))
}

/** The lowest of the highest prizes that the bets of a play have: each number of a sum has its own. */
export function lowestGross(play: Play, terms: Terms = {}): Fraction {
  const tops = play.rows.map((row) =>
    prizesOf(row)
      .map((prize) => grossOf(row, prize, terms))
      .reduce((top, gross) => (gross.num * top.den > top.num * gross.den ? gross : top), fraction(0)),
  )
  return tops.reduce((low, gross) => (gross.num * low.den < low.num * gross.den ? gross : low))
}

/** What a play returns on average, in basis points: the least of its odds. */
export const returnBpOf = (play: Play, terms: Terms = {}): number =>
  Math.min(...play.rows.map((row) => returnOf(row, terms)).map(({ num, den }) => Number((num * 10_000n) / den)))

export const totalOf = (lines: readonly PricedLine[]): bigint =>
  lines.reduce((sum, { costMinor }) => sum + costMinor, 0n)

/** What these numbers pay in these draws, the least of them: the newest factor of a draw and that of all draws count. */
export function factorOf(
  factors: readonly LotteryFactor[],
  { play, keys, drawNos }: { play: string; keys: readonly string[]; drawNos: readonly string[] },
): number {
  const own = factors.filter(
    (one) => one.play === play && keys.includes(one.number) && (one.drawNo === null || drawNos.includes(one.drawNo)),
  )
  return Math.min(factorWhole, ...own.map(({ perMille }) => perMille))
}

/** A fraction as people read it: whole, or with up to three places. */
export const plainGross = ({ num, den }: Fraction): number => Number((num * 1_000n) / den) / 1_000
