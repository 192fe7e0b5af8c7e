import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'

/** A rain of free bets that can be caught now, as every frame of its currency at the table sees it. */
export const RainView = z.strictObject({
  rainId: z.string(),
  stakeMinor: PswStake,
  winMinorMax: PswStake,
  quantity: z.number().int(),
  remaining: z.number().int(),
  /** Of the server, in epoch milliseconds. */
  openUntilMs: z.number().int(),
})
export type RainView = z.infer<typeof RainView>
/** What the line of a frame tells of it; null: none falls. */
export const RainNews = z.strictObject({ rain: RainView.nullable() })
export type RainNews = z.infer<typeof RainNews>

/** A caught bet that waits for its player. */
export const FreeBet = z.object({
  freeBetId: z.string(),
  stakeMinor: PswStake,
  winMinorMax: PswAmount,
  expiresMs: z.number().int(),
})
export type FreeBet = z.infer<typeof FreeBet>

/** What there is to catch, whether this player may, and what is waiting for a bet; soonest to expire first. */
export const RainState = z.object({
  rain: RainView.nullable(),
  canCatch: z.boolean(),
  freeBets: z.array(FreeBet),
})
export type RainState = z.infer<typeof RainState>

/** Asking again answers what was caught before. */
export const RainCatchRequest = z.object({ rainId: z.string().max(64) })
export type RainCatchRequest = z.infer<typeof RainCatchRequest>
