import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'
import { studioCodes } from './studio-codes.ts'

/** What a player decides between the cards. The last wish of a stage counts; one that adds to the stake stands. */
export const WishRequest = z.object({
  sharedRoundId: z.string().max(64),
  stage: z.number().int().min(1).max(100),
  wish: z.string().max(20),
})
export type WishRequest = z.infer<typeof WishRequest>

export const StageRequest = z.object({ sharedRoundId: z.string().max(64) })

/** The stage that is asked, for one player, and what that player decided before. */
export const StageView = z.object({
  sharedRoundId: z.string(),
  stage: z.number().int(),
  /** Null when no stage is asked any more. */
  closesMs: z.number().int().nullable(),
  /** Empty: the player waits. */
  asks: z.array(z.string()),
  /** What each of them would add to the stake. */
  adds: z.record(z.string(), PswAmount),
  wish: z.string().nullable(),
  /** What the wish adds to the stake, and what became of it at the wallet; why, where it was refused. */
  raise: z
    .object({
      amountMinor: PswStake,
      state: z.enum(['betting', 'taken', 'refused', 'void']),
      code: z.enum(studioCodes).nullable(),
    })
    .nullable(),
  decided: z.object({ wishes: z.array(z.string().nullable()), raisedMinor: z.array(PswAmount) }),
})
export type StageView = z.infer<typeof StageView>

export const WishAnswer = z.object({
  stage: StageView,
  /** After a raise. */
  balance: z.object({ balanceMinor: PswAmount, balanceVersion: z.number().int() }).nullable(),
})
export type WishAnswer = z.infer<typeof WishAnswer>
