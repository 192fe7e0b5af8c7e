import type { PswCode } from '@fairground/contract/psw'

export type TransactionState = 'APPLIED' | 'REJECTED' | 'ROLLED_BACK' | 'TOMBSTONED'

/** One transaction id of a vendor and what became of it, for ever. */
export interface PswTransaction {
  vendorId: string
  transactionId: string
  call: 'bet' | 'win' | 'rollback' | 'round/end'
  requestHash: Buffer | null
  state: TransactionState
  code: PswCode
  playerId: string
  roundId: string
  gameCode: string | null
  amountMinor: bigint | null
  currency: string | null
  originalTransactionId: string | null
  portalTransactionId: string | null
}
