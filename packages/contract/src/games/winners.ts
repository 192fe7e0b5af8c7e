import { Id, Money, Time } from '../base/common.ts'
import * as z from '../base/zod.ts'

export const Winner = z.object({
  vo: z.object({
    account: z.string(),
    gameName: z.string(),
    nodeId: Id,
    vassalage: z.string(),
    gameType: z.string(),
    iconUrl: z.string().optional(),
    winAmount: z.string(),
    currencySymbol: z.string(),
    time: Time,
  }),
})

export const RankEntry = z.object({
  rank: z.number().int(),
  account: z.string(),
  /** Paid in winning rounds. */
  amount: Money,
})
export type RankEntry = z.infer<typeof RankEntry>
