import type { PswCode } from '@fairground/contract/psw'
import type { RoundFacts } from '../money/round.ts'

/** Rounds that a player was given, and what came of them. */
export interface FreeRounds {
  freeRoundsId: string
  playerId: string
  gameCodes: string[]
  currency: string
  quantity: number
  remaining: number
  stakeMinor: bigint
  /** Of all rounds together. */
  winMinorMax: bigint
  wonMinor: bigint
  /** A round begins before it. */
  startBefore: Date
  /** A round ends before it. */
  consumeBefore: Date
  cancelledAt: Date | null
}

/** How much is paid, or why nothing ever is. */
export type WinDecision =
  | { does: 'pay'; paidMinor: bigint }
  /** Remembered, and paid when two people have said yes. */
  | { does: 'hold' }
  | { does: 'refuse'; code: PswCode }

const refuse = (code: PswCode): WinDecision => ({ does: 'refuse', code })

interface JackpotFacts {
  round: RoundFacts | undefined
  /** The game lists this jackpot. */
  isJackpotKnown: boolean
  playerId: string
  gameCode: string
  currency: string
  amountMinor: bigint
  /** From how much on it is held; null: never. */
  heldMinor: bigint | null
}

/** A jackpot needs the round it fell in, closed or not, with a stake that was kept. */
export function decideJackpot(facts: JackpotFacts): WinDecision {
  const { round, isJackpotKnown, playerId, gameCode, currency, amountMinor, heldMinor } = facts
  if (!round || !isJackpotKnown) return refuse('BET_NOT_FOUND')
  if (round.playerId !== playerId || round.gameCode !== gameCode || round.state === 'reported')
    return refuse('TRANSACTION_MISMATCH')
  if (round.currency !== currency) return refuse('CURRENCY_MISMATCH')
  if (round.state === 'void') return refuse('BET_CANCELLED')
  const isHeld = heldMinor !== null && amountMinor >= heldMinor
  return isHeld ? { does: 'hold' } : { does: 'pay', paidMinor: amountMinor }
}

interface FreeRoundFacts {
  grant: FreeRounds | undefined
  playerId: string
  currency: string
  amountMinor: bigint
  remaining: number
  playedAt: Date
}

/**
 * A win in free rounds is paid whenever it is told, in any order, as long as it was won in time; beyond the highest win of
 * the grant nothing is paid.
 */
export function decideFreeRoundWin(facts: FreeRoundFacts): WinDecision {
  const { grant, playerId, currency, amountMinor, remaining, playedAt } = facts
  if (!grant) return refuse('BET_NOT_FOUND')
  if (grant.playerId !== playerId) return refuse('TRANSACTION_MISMATCH')
  if (grant.currency !== currency) return refuse('CURRENCY_MISMATCH')
  if (remaining >= grant.quantity || playedAt >= grant.consumeBefore) return refuse('BONUS_RESTRICTED')
  if (grant.cancelledAt && playedAt >= grant.cancelledAt) return refuse('BONUS_RESTRICTED')
  const leftMinor = grant.winMinorMax - grant.wonMinor
  const isCapped = amountMinor > leftMinor
  return { does: 'pay', paidMinor: isCapped ? leftMinor : amountMinor }
}
