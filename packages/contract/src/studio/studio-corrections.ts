import * as z from '../base/zod.ts'
import { PswAmount } from '../vendor/psw-fields.ts'

/** Of a round that was corrected after it was paid, once the wallet has booked it: what the bet had paid, what it pays by the right result, what stays. */
export const BetCorrection = z.object({
  version: z.number().int(),
  at: z.iso.datetime({ offset: true }),
  beforeMinor: PswAmount,
  payoutMinor: PswAmount,
  /** Paid too much, and left with the player. */
  leftMinor: PswAmount,
})
export type BetCorrection = z.infer<typeof BetCorrection>
