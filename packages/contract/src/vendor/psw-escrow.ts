import * as z from '../base/zod.ts'
import { PswAmount, PswCurrency, PswId, PswStake, PswSum, RequestUuid } from './psw-fields.ts'
import { PswReason, PswToken } from './psw-texts.ts'

/** Entrants of a tournament are paid in one hand; `escrow/hand` may be 256 KiB. */
export const pswHandSeatsMax = 1_000
const HandSeq = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const buyIn = {
  ...{ requestId: RequestUuid, playerId: PswId, sessionToken: PswToken, transactionId: PswId },
  ...{ gameId: PswId, tableId: PswId, escrowId: PswId, amount: PswStake, currency: PswCurrency },
}

/** What one seat of a hand put in and got back, and what of the rake is its own. */
export const PswHandSeat = z.object({
  playerId: PswId,
  escrowId: PswId,
  contribution: PswAmount,
  returned: PswAmount,
  rake: PswAmount,
})
export type PswHandSeat = z.infer<typeof PswHandSeat>

/** Money at tables where players play each other. A `rollback` of `open` or `top-up` names the `escrowId` as its round. */
export const pswEscrowRequests = {
  'escrow/open': z.object(buyIn),
  'escrow/top-up': z.object(buyIn),
  /** One hand with all of its seats; `handSeq` counts the hands of its table without gaps. */
  'escrow/hand': z.object({
    ...{ requestId: RequestUuid, transactionId: PswId, tableId: PswId, handId: PswId },
    handSeq: HandSeq,
    currency: PswCurrency,
    seats: z.array(PswHandSeat).min(1).max(pswHandSeatsMax),
    rake: PswAmount,
    /** The whole tournament as one hand: entries, prizes and fees. */
    tournamentId: PswId.optional(),
  }),
  'escrow/close': z.object({
    ...{ requestId: RequestUuid, playerId: PswId, transactionId: PswId, escrowId: PswId },
    /** All that is in it, as the vendor knows it. */
    amount: PswAmount,
    currency: PswCurrency,
    /** The last hand that named the seat; 0 where none did. */
    lastHandSeq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    reason: PswReason,
  }),
  /** The seats of a table, or one seat. */
  'escrow/status': z
    .object({ requestId: RequestUuid, tableId: PswId.optional(), escrowId: PswId.optional() })
    .refine(
      ({ tableId, escrowId }) => (tableId === undefined) !== (escrowId === undefined),
      'one of tableId, escrowId',
    ),
} as const

export const pswEscrowStates = ['OPEN', 'CLOSED', 'VOID'] as const

/** In the answer to `escrow/hand`. `mayPlayOn: false`: this was the last hand of the seat; with REALITY_CHECK_PENDING, until the player has confirmed. */
export const PswSeatAfter = z.object({
  escrowId: PswId,
  escrowBalance: PswSum,
  mayPlayOn: z.boolean(),
  /** The code that a bet of the player would be refused with. */
  reason: z.string().max(40).optional(),
})
export type PswSeatAfter = z.infer<typeof PswSeatAfter>

/** In the answer to `escrow/status`. */
export const PswEscrow = z.object({
  ...{ escrowId: PswId, playerId: PswId, tableId: PswId, gameId: PswId, currency: PswCurrency },
  state: z.enum(pswEscrowStates),
  escrowBalance: PswSum,
  /** The last hand that named the seat; 0 where none did. */
  lastHandSeq: z.number().int().min(0),
  openedAt: z.iso.datetime({ offset: true }),
})
export type PswEscrow = z.infer<typeof PswEscrow>

export const openEscrowsMax = 500
/** `GET /escrow/open?cursor=` of a vendor: seats that it believes open, in the order of their ids. `chips` and `inPot` are all of the seat's money. */
export const VendorOpenEscrows = z.object({
  seats: z
    .array(
      z.object({
        escrowId: PswId,
        playerId: PswId,
        tableId: PswId,
        chips: PswSum,
        inPot: PswSum,
        lastHandSeq: z.number().int().min(0),
      }),
    )
    .max(openEscrowsMax),
  nextCursor: z.string().max(64).nullable(),
})
export type VendorOpenEscrows = z.infer<typeof VendorOpenEscrows>
