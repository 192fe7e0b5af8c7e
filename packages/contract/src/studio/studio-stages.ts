import * as z from '../base/zod.ts'
import { PswStake } from '../vendor/psw-fields.ts'

/** What a player decides between the cards. The last wish of a stage counts; one that adds to the stake stands. */
export const WishRequest = z.object({
  sharedRoundId: z.string().max(64),
  stage: z.number().int().min(1).max(100),
  wish: z.string().max(20),
})
export type WishRequest = z.infer<typeof WishRequest>

export const StageRequest = z.object({ sharedRoundId: z.string().max(64) })

/** The stage that is asked, for one player. */
export const StageView = z.object({
  sharedRoundId: z.string(),
  stage: z.number().int(),
  closesMs: z.number().int(),
  /** Empty: the player waits. */
  asks: z.array(z.string()),
  wish: z.string().nullable(),
  /** What the wish adds to the stake, and what became of it at the wallet. */
  raise: z.object({ amountMinor: PswStake, state: z.enum(['betting', 'taken', 'refused', 'void']) }).nullable(),
})
export type StageView = z.infer<typeof StageView>

export const WishAnswer = z.object({ stage: StageView })
export type WishAnswer = z.infer<typeof WishAnswer>
