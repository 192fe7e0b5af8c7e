import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'

/** What one player may give whoever deals. */
export const TipLimits = z.object({
  minMinor: PswStake,
  /** All tips of a round. */
  roundMinorMax: PswStake,
  /** Of it, what the player gave in the round under way. */
  givenMinor: PswAmount,
})
export type TipLimits = z.infer<typeof TipLimits>

/** A tip in the round at the table. The same request id again answers the same tip. */
export const TipRequest = z.object({
  requestId: z.uuid(),
  sharedRoundId: z.string().max(64),
  amountMinor: PswStake,
})
export type TipRequest = z.infer<typeof TipRequest>

export const TipAnswer = z.object({
  /** All that the player gave in the round. */
  tippedMinor: PswAmount,
  balanceMinor: PswAmount,
  balanceVersion: z.number().int(),
})
export type TipAnswer = z.infer<typeof TipAnswer>

/** What a player gave whoever dealt in a round without a bet of his own. */
export const LoneTip = z.object({
  roundId: z.string(),
  currency: z.string(),
  tippedMinor: PswStake,
  givenAt: z.iso.datetime({ offset: true }),
})
export type LoneTip = z.infer<typeof LoneTip>
