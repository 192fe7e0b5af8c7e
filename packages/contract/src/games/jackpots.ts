import { Money, Time } from '../base/common.ts'
import { jackpotKinds } from '../base/game-words.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

export const JackpotPool = z.object({
  jackpotId: z.string(),
  tier: z.string(),
  kind: z.enum(jackpotKinds),
  currency: z.string(),
  /** How often it has been won, and one: the amount falls only when this rises. */
  cycle: z.number().int(),
  /** What the next winner is paid now: never more than the books hold for it. */
  amount: Money,
  /** It is won before it is greater than this. */
  bound: Money.nullable(),
  /** Without a bound: odds per amount staked. */
  chance: z.object({ staked: Money, oneIn: z.number().int() }).nullable(),
  deadlineAt: Time.nullable(),
  /** Hash of the seed that the hit point is drawn from. */
  commitment: z.string().nullable(),
  lastWin: z.object({ amount: Money, account: z.string(), at: Time }).nullable(),
})
export type JackpotPool = z.infer<typeof JackpotPool>

export const jackpots = {
  pools: route({
    method: 'GET',
    path: '/lgw/games/jackpots',
    audience: 'anyone',
    summary: 'The pools of jackpots as they can be won now',
    input: z.object({}),
    value: z.array(JackpotPool),
  }),
}
