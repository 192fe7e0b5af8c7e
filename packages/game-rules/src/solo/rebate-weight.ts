import { dividedBy, type Fraction, fraction, minus } from '../exact/fraction.ts'
import type { SheetRow } from './solo-game.ts'

const keptAtLeast = fraction(998, 1000)
const whole = 10_000n

/**
 * The share of a rebate that a game's turnover earns, in basis points, rounded down: with the best play, the rebate and
 * what agents are paid on turnover, no more than 99.8 % goes back. `rate` and `agentRate` are shares of turnover.
 */
export function rebateWeightBp(rtpBestPlay: Fraction, rate: Fraction, agentRate: Fraction = fraction(0)): number {
  const room = minus(minus(keptAtLeast, rtpBestPlay), agentRate)
  if (room.num <= 0n) return 0
  if (rate.num <= 0n) return Number(whole)
  const weight = dividedBy(room, rate)
  const bp = (weight.num * whole) / weight.den
  return Number(bp > whole ? whole : bp)
}

/** The best return among the bets that earn a rebate. Odds at craps return everything and earn none. */
export function bestRebatedReturn(rows: readonly SheetRow[]): Fraction {
  return rows
    .filter(({ bet }) => !/^(laid-)?odds-/.test(bet))
    .map(({ rtp }) => readFraction(rtp))
    .reduce((best, rtp) => (rtp.num * best.den > best.num * rtp.den ? rtp : best), fraction(0))
}

function readFraction(text: string): Fraction {
  const [num = '0', den = '1'] = text.split('/')
  return fraction(BigInt(num), BigInt(den))
}
