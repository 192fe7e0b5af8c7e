import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'

const spotsMax = 160

/** Amounts by place, in minor units. */
const Spots = z
  .record(z.string().max(40), PswStake)
  .refine((spots) => Object.keys(spots).length <= spotsMax, `at most ${spotsMax} places`)

/**
 * All the chips that a player wants to have in a round; the second slip may only add to the first. The same slip again
 * answers the same bet.
 */
export const SlipRequest = z.object({
  requestId: z.uuid(),
  sharedRoundId: z.string().max(64),
  slipNo: z.union([z.literal(1), z.literal(2)]),
  spots: Spots,
  /** Behind which seat: only where its player has chips. */
  behind: z.number().int().min(1).max(7).optional(),
  /** The round trip of the frame's last question for the clock. */
  rttMs: z.number().int().min(0).max(60_000).optional(),
})
export type SlipRequest = z.infer<typeof SlipRequest>

/** The player adds nothing more to the round; `isSkip`: and has no bet in it. */
export const ReadyRequest = z.object({ sharedRoundId: z.string().max(64), isSkip: z.boolean() })
export type ReadyRequest = z.infer<typeof ReadyRequest>
/** When the betting ends now. */
export const ReadyAnswer = z.object({ closesMs: z.number().int() })
export type ReadyAnswer = z.infer<typeof ReadyAnswer>

/** Which rule a slip breaks: of the place `spot` where it names one. */
export const SlipFault = z.object({
  rule: z.enum(['min', 'max', 'total', 'payout', 'exposure', 'less', 'behind']),
  spot: z.string().optional(),
  limitMinor: PswAmount,
  /** The most that this place, or the slip where no place is named, can have now. */
  fitsMinor: PswAmount,
})
export type SlipFault = z.infer<typeof SlipFault>

/** What chips may be at a table, for this player. */
export const SlipLimits = z.object({
  /** By group of places, the main one first. */
  groups: z.record(z.string(), z.object({ minMinor: PswAmount, maxMinor: PswAmount })),
  roundMinorMax: PswAmount,
  payoutMinorMax: PswAmount,
})
export type SlipLimits = z.infer<typeof SlipLimits>
