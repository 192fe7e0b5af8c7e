import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { PswTransaction } from '../money/transaction.ts'

interface AdjustFacts {
  original: PswTransaction | undefined
  /** Of the corrections so far; 0: none. */
  lastVersion: number
  /** One of the original waits for two people. */
  isOneHeld: boolean
  request: Pick<PswRequest<'adjust'>, 'playerId' | 'currency' | 'version'>
}

/** Undefined when the correction is booked or held. Status, limits and sessions never matter to it. */
export function refuseAdjust({ original, lastVersion, isOneHeld, request }: AdjustFacts): PswCode | undefined {
  if (!original) return 'BET_NOT_FOUND'
  if (original.call !== 'bet' && original.call !== 'win') return 'BAD_REQUEST'
  if (original.playerId !== request.playerId || original.isReported) return 'TRANSACTION_MISMATCH'
  if (original.state !== 'APPLIED') return 'BET_CANCELLED'
  if (original.currency !== request.currency) return 'CURRENCY_MISMATCH'
  if (request.version > lastVersion + 1) return 'ADJUST_VERSION_GAP'
  if (request.version <= lastVersion) return 'TRANSACTION_MISMATCH'
  return isOneHeld ? 'ADJUST_VERSION_GAP' : undefined
}

/** Refusals that may be none a moment later, or say nothing of money: they are not remembered. */
export const isPassing = (code: PswCode): boolean =>
  code === 'BET_NOT_FOUND' || code === 'ADJUST_VERSION_GAP' || code === 'BAD_REQUEST' || code === 'IN_PROGRESS'

/** What a round staked and paid so far, and the most it may pay. */
export interface AdjustedRound {
  /** Stakes that were kept. */
  stakesMinor: bigint
  /** Wins, jackpots and corrections. */
  paidMinor: bigint
  /** In stakes, as the game says; null where it says nothing. */
  maxWinX: number | null
}

/** For a game that does not say what a round pays at most. */
const undeclaredWinXMax = 1_000

/**
 * Whether a correction needs two people: one above what the vendor may correct, one that would make the round pay more
 * than its game can, or one that takes more than the round paid.
 */
export function isHeldAdjustment(
  amountMinor: bigint,
  round: AdjustedRound | undefined,
  heldAboveMinor: bigint,
): boolean {
  if (!round || amountMinor > heldAboveMinor || -amountMinor > heldAboveMinor) return true
  const afterMinor = round.paidMinor + amountMinor
  if (amountMinor < 0n) return afterMinor < 0n
  return afterMinor > round.stakesMinor * BigInt(round.maxWinX ?? undeclaredWinXMax)
}
