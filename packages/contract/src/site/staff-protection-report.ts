import { Money } from '../base/common.ts'
import * as z from '../base/zod.ts'

const Counts = z.object({
  /** Limits that players made lower, or set. */
  lowered: z.number().int(),
  /** Limits that became higher, or none, after their wait. */
  raised: z.number().int(),
  breaks: z.number().int(),
  exclusions: z.number().int(),
  /** Exclusions whose players asked to play again. */
  reopened: z.number().int(),
})

const OpenRounds = z.object({ rounds: z.number().int(), funds: Money })

/** Limits, breaks, exclusions and funds in rounds that have not ended, of money of the site. */
export const ProtectionReport = z.object({
  currency: z.string(),
  total: Counts,
  /** Oldest first, days without anything too: `isQuiet`. */
  days: z.array(
    Counts.extend({
      day: z.iso.date(),
      /** At the end of the day; absent for today, and for days that nobody counted. */
      open: OpenRounds.optional(),
      isQuiet: z.boolean(),
    }),
  ),
  /** Members, as it is now. */
  now: z.object({ limited: z.number().int(), onBreak: z.number().int(), excluded: z.number().int() }),
  /** Rounds that are open now; the largest funds first. */
  openNow: z.array(OpenRounds.extend({ vendorId: z.string(), name: z.string() })),
})
export type ProtectionReport = z.infer<typeof ProtectionReport>
