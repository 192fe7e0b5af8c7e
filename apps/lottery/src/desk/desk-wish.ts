import type { DeskStep } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { LotterySchema } from '../db/schema.ts'

/** What one person of the staff wishes for a lottery, in the transaction that does it. */
export type DeskWish = DeskStep<LotterySchema, LotteryContext>
