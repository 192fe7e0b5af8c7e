import { AdjustmentDirection } from '@fairground/contract'
import * as z from 'zod'

/** What a correction does to a member's balance, as its wish keeps it. */
export const AdjustmentPayload = z.object({
  memberId: z.string(),
  direction: AdjustmentDirection,
  amountMinor: z.string(),
  currency: z.string(),
})
export type AdjustmentPayload = z.infer<typeof AdjustmentPayload>

/** Whose balance it is. */
export interface Adjusted {
  account: string
  icon: string
}
