import { choose } from '../../exact/choose.ts'
import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { BingoGame } from './bingo-game.ts'
import type { SalesSplit } from './bingo-prizes.ts'

/** The money of one room's jackpot in minor units. */
export type BingoJackpot = {
  /** What is shown and won. */
  readonly meterMinor: bigint
  /** What the jackpot begins with after it is won. */
  readonly reserveMinor: bigint
}

/** Effect of a round on the pot: shares of sales, remainders of ties, and jackpot paid. */
type JackpotMoves = Pick<SalesSplit, 'meterMinor' | 'reserveMinor'> & {
  readonly restMinor: bigint
  readonly paidMinor: bigint
}

/** The calls within which a full house wins the jackpot: more of them the more it holds. */
export function jackpotCallsMax({ jackpotSteps }: BingoGame, meterMinor: bigint, ticketMinor: bigint): number {
  const step = jackpotSteps.findLast(({ fromTickets }) => meterMinor >= BigInt(fromTickets) * ticketMinor)
  if (!step) throw new Error('the first step begins with an empty jackpot')
  return step.callsMax
}

/**
 * The chance that one ticket is full within so many calls: its numbers are all among them, C(calls, k) / C(balls, k)
 * for k numbers of a ticket. The same for every ticket, however many there are.
 */
export const houseChance = ({ ballCount, numbersPerTicket }: BingoGame, calls: number): Fraction =>
  fraction(choose(calls, numbersPerTicket), choose(ballCount, numbersPerTicket))

/** The jackpot after a round. Nothing of it is ever the house's: what is not paid stays, and the reserve begins the next. */
export function jackpotAfter(jackpot: BingoJackpot, moves: JackpotMoves): BingoJackpot {
  const isWon = moves.paidMinor > 0n
  const keptMinor = jackpot.meterMinor - moves.paidMinor + (isWon ? jackpot.reserveMinor : 0n)
  return {
    meterMinor: keptMinor + moves.meterMinor + moves.restMinor,
    reserveMinor: (isWon ? 0n : jackpot.reserveMinor) + moves.reserveMinor,
  }
}
