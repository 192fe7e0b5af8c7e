import * as z from '../base/zod.ts'
import { PswCurrency, PswId, PswStake, RequestUuid } from './psw-fields.ts'

export const freeRoundsQuantityMax = 99

/**
 * `POST /free-rounds` of a vendor: rounds that a player may play for nothing, at a stake that is given. The same
 * `freeRoundsId` again answers the first outcome and grants nothing more.
 */
export const VendorFreeRounds = z.object({
  requestId: RequestUuid,
  freeRoundsId: PswId,
  playerId: PswId,
  gameIds: z.array(PswId).min(1).max(50),
  currency: PswCurrency,
  quantity: z.number().int().min(1).max(freeRoundsQuantityMax),
  /** Of each round. */
  stake: PswStake,
  /** Of all rounds together: the portal pays nothing above it. */
  winMax: PswStake,
  /** A round begins before the first and ends before the second. */
  startBefore: z.iso.datetime({ offset: true }),
  consumeBefore: z.iso.datetime({ offset: true }),
})
export type VendorFreeRounds = z.infer<typeof VendorFreeRounds>

/** `REFUSED` is for good; `NOTHING_LEFT`: every round was played before it could be cancelled. */
export const vendorFreeRoundsCodes = ['OK', 'REFUSED', 'GRANT_MISMATCH', 'GRANT_NOT_FOUND', 'NOTHING_LEFT'] as const

/** To the grant, to `GET /free-rounds/{id}` and to `DELETE /free-rounds/{id}`. `remaining` can be played; after a cancel: was taken back. */
export const VendorFreeRoundsAnswer = z.object({
  code: z.enum(vendorFreeRoundsCodes),
  remaining: z.number().int().min(0).max(freeRoundsQuantityMax),
  replayed: z.boolean().optional(),
})
export type VendorFreeRoundsAnswer = z.infer<typeof VendorFreeRoundsAnswer>
