import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { BetPoints } from '../../prize-groups/index.ts'

export type TransactionState = 'APPLIED' | 'REJECTED' | 'ROLLED_BACK' | 'TOMBSTONED' | 'HELD'

/** Calls about money at tables of players. */
export type EscrowCall = 'escrow/open' | 'escrow/top-up' | 'escrow/hand' | 'escrow/close'

/** Wins that no bet pays for. */
export type VendorWinCall = 'jackpot-win' | 'promo-win' | 'free-round-win'

/** One transaction id of a vendor and what became of it, for ever. */
export interface PswTransaction {
  vendorId: string
  transactionId: string
  call: 'bet' | 'tip' | 'win' | 'rollback' | 'round/end' | VendorWinCall | 'adjust' | EscrowCall
  requestHash: Buffer | null
  state: TransactionState
  code: PswCode
  playerId: string
  /** Null for what belongs to no round. */
  roundId: string | null
  gameCode: string | null
  amountMinor: bigint | null
  currency: string | null
  originalTransactionId: string | null
  portalTransactionId: string | null
  /** It was played from a purse at the vendor, who told it: no money moved here. */
  isReported?: boolean
}

/** Stored outcome for repeats of the id. */
export type SeenTransaction = Pick<
  PswTransaction,
  'state' | 'playerId' | 'requestHash' | 'code' | 'portalTransactionId'
>

/** A bet, a tip or a win that moves money; a win of zero moves none. */
export interface AppliedMove {
  call: 'bet' | 'tip' | 'win'
  transactionId: string
  amountMinor: bigint
}

/** What one call adds to its round. */
export interface AppliedCall {
  vendorId: string
  roundId: string
  memberId: string
  playerId: string
  gameCode: string
  currency: string
  requestHash: Buffer
  isRoundClosed: boolean
  /** What of the stakes counts, of a round that ends with the call; undefined: all that is kept. */
  turnoverMinor?: bigint | undefined
  /** At which prize group its bet is made. */
  points?: BetPoints | undefined
  /** What of the base of a group stands, of a round that ends with the call; undefined: all of it. */
  pointsBaseMinor?: bigint | undefined
  /** What of its bet joins jackpots. */
  jackpotShares?: PswRequest<'bet'>['jackpotShares']
  /** A bet, a tip, a win, or a bet and its win. */
  moves: readonly AppliedMove[]
}

interface Refused {
  vendorId: string
  call: 'bet' | 'tip' | 'win'
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

/** The bet or win of a call whose money has moved. */
export const appliedTransactions = (
  call: AppliedCall,
  portalIdOf: (transactionId: string) => string | null,
): PswTransaction[] =>
  call.moves.map(({ call: kind, transactionId, amountMinor }) => ({
    vendorId: call.vendorId,
    transactionId,
    call: kind,
    requestHash: call.requestHash,
    state: 'APPLIED',
    code: 'OK',
    playerId: call.playerId,
    roundId: call.roundId,
    gameCode: call.gameCode,
    amountMinor,
    currency: call.currency,
    originalTransactionId: null,
    portalTransactionId: portalIdOf(transactionId),
  }))
