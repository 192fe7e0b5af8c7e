import type { SeenTransaction } from '../money/transaction.ts'
import type { PswOutcome } from './psw-outcome.ts'

/** The answer to an id that was seen before: the same code for the same request, nothing for another one. */
export function replay(seen: SeenTransaction, requestHash: Buffer, playerId: string): PswOutcome {
  if (seen.state === 'TOMBSTONED' && seen.playerId === playerId) return { code: 'BET_CANCELLED' }
  if (!seen.requestHash?.equals(requestHash)) return { code: 'TRANSACTION_MISMATCH' }
  // A bet that was taken back since is not held: the old OK would let a round run unpaid.
  if (seen.state === 'ROLLED_BACK') return { code: 'BET_CANCELLED', replayed: true }
  const state = seen.state === 'HELD' ? seen.state : undefined
  return { code: seen.code, replayed: true, state, portalTransactionId: seen.portalTransactionId ?? undefined }
}
