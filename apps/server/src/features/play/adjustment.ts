import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { PswTransaction } from './transaction.ts'

interface AdjustFacts {
  original: PswTransaction | undefined
  /** Of the corrections so far; 0: none. */
  lastVersion: number
  request: Pick<PswRequest<'adjust'>, 'playerId' | 'currency' | 'version'>
}

/** Undefined when the correction is booked. Status, limits and sessions never matter to it. */
export function refuseAdjust({ original, lastVersion, request }: AdjustFacts): PswCode | undefined {
  if (!original) return 'BET_NOT_FOUND'
  if (original.call !== 'bet' && original.call !== 'win') return 'BAD_REQUEST'
  if (original.playerId !== request.playerId || original.isReported) return 'TRANSACTION_MISMATCH'
  if (original.state !== 'APPLIED') return 'BET_CANCELLED'
  if (original.currency !== request.currency) return 'CURRENCY_MISMATCH'
  if (request.version > lastVersion + 1) return 'ADJUST_VERSION_GAP'
  return request.version <= lastVersion ? 'TRANSACTION_MISMATCH' : undefined
}

/** Refusals that may be none a moment later, or say nothing of money: they are not remembered. */
export const isPassing = (code: PswCode): boolean =>
  code === 'BET_NOT_FOUND' || code === 'ADJUST_VERSION_GAP' || code === 'BAD_REQUEST'
