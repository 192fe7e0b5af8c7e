import { Money, Time } from '../base/common.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'

/** A jackpot that waits for two people. */
export const HeldJackpot = z.object({
  transactionId: z.string(),
  account: z.string(),
  jackpotId: z.string(),
  tier: z.string(),
  currency: z.string(),
  amount: Money,
  heldAt: Time,
  /** Who said yes first. */
  firstBy: z.string().optional(),
  /** Whether this person's yes is one that counts. */
  isAllowed: z.boolean(),
})
export type HeldJackpot = z.infer<typeof HeldJackpot>

/** A correction out of bounds, which two people book or refuse. */
export const HeldAdjustment = z.object({
  transactionId: z.string(),
  originalTransactionId: z.string(),
  account: z.string(),
  currency: z.string(),
  /** Below zero takes from the player. */
  amount: Money,
  heldAt: Time,
  /** What one person asked for; another one's word decides. */
  wish: OpenWish.extend({ isBooked: z.boolean() }).optional(),
})
export type HeldAdjustment = z.infer<typeof HeldAdjustment>

/** A prize of a campaign above what it may pay, in all or one person. */
export const HeldPrize = z.object({
  transactionId: z.string(),
  campaignId: z.string(),
  account: z.string(),
  /** What it would pass; `currency`: it is of another one than the budget. */
  cause: z.enum(['budget', 'memberMax', 'currency']),
  currency: z.string(),
  amount: Money,
  heldAt: Time,
  /** What one person asked for; another one's word decides. */
  wish: OpenWish.extend({ isPaid: z.boolean() }).optional(),
})
export type HeldPrize = z.infer<typeof HeldPrize>
