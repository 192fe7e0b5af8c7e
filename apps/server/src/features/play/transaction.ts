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

/** What a repeat of the id is answered from. */
export type SeenTransaction = Pick<
  PswTransaction,
  'state' | 'playerId' | 'requestHash' | 'code' | 'portalTransactionId'
>

interface Refused {
  vendorId: string
  call: 'bet' | 'win'
  request: {
    transactionId: string
    playerId: string
    roundId: string
    gameId: string
    amount: string
    currency: string
  }
  hash: Buffer
  code: PswCode
}

/** A bet or win that is refused for ever. */
export const rejectedTransaction = ({ vendorId, call, request, hash, code }: Refused): PswTransaction => ({
  vendorId,
  transactionId: request.transactionId,
  call,
  requestHash: hash,
  state: 'REJECTED',
  code,
  playerId: request.playerId,
  roundId: request.roundId,
  gameCode: request.gameId,
  amountMinor: BigInt(request.amount),
  currency: request.currency,
  originalTransactionId: null,
  portalTransactionId: null,
})
