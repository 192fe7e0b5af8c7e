import { dividedBy, type Fraction, fraction, minus, plus } from '../exact/fraction.ts'
import type { SheetRow } from './instant-game.ts'

/** The most that prizes, rebates and agents may give back together. */
export const givenBackMax = fraction(998, 1000)
const whole = 10_000n
/** Most that a merchant gives back of a bet on our games: the displayed rebate of 1.2 % and the best level's cash back of 1.5 %. */
const givenBack = fraction(27, 1000)

/**
 * How much of a bet counts for rebates and cash back, in whole percent, so that no more than 99.8 % goes back to players
 * with both. `rtp` is a decimal of a certificate, and `halfWidth` by how much a return that was played may be above it.
 */
export function rebateWeight(rtp: string, halfWidth?: string): number {
  const returned = [rtp, ...(halfWidth === undefined ? [] : [halfWidth])].map(readDecimal)
  return Math.floor(rebateWeightBp(plus(...returned), givenBack) / 100)
}

/**
 * The share of a rebate that a game's turnover earns, in basis points, rounded down: with the best play, the rebate and
 * what agents are paid on turnover, no more than 99.8 % goes back. `rate` and `agentRate` are shares of turnover.
 */
export function rebateWeightBp(rtpBestPlay: Fraction, rate: Fraction, agentRate: Fraction = fraction(0)): number {
  const room = minus(minus(givenBackMax, rtpBestPlay), agentRate)
  if (room.num <= 0n) return 0
  if (rate.num <= 0n) return Number(whole)
  const weight = dividedBy(room, rate)
  const bp = (weight.num * whole) / weight.den
  return Number(bp > whole ? whole : bp)
}

/** The bet that returns most of what is staked. Odds at craps are not bet alone: they count in the rows of a line with odds. */
export function bestPlay(rows: readonly SheetRow[]): SheetRow {
  const [first, ...others] = rows.filter(({ bet }) => !/^(laid-)?odds-/.test(bet))
  if (!first) throw new Error('A sheet has at least one row')
  return others.reduce((best, row) => (isAbove(readFraction(row.rtp), readFraction(best.rtp)) ? row : best), first)
}

const isAbove = (a: Fraction, b: Fraction): boolean => a.num * b.den > b.num * a.den

function readFraction(text: string): Fraction {
  const [num = '0', den = '1'] = text.split('/')
  return fraction(BigInt(num), BigInt(den))
}

/** A decimal that was cut, with one more in its last place: never less than what it was cut from. */
function readDecimal(text: string): Fraction {
  const [units = '0', decimals = ''] = text.split('.')
  return fraction(BigInt(units + decimals) + 1n, 10n ** BigInt(decimals.length))
}
