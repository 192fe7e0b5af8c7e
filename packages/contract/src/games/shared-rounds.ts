import { Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { SharedPastRound } from '../studio/studio-shared.ts'

/** A shared round that is over, in a few words. */
export const NewestRound = z.object({
  sharedRoundId: z.string(),
  gameName: z.string(),
  /** In the chain of its table. */
  number: z.number().int(),
  endedAt: Time,
  /** Published before the first bet: SHA-256 of the seed. */
  commit: z.string(),
  serverSeed: z.string(),
  /** Where the salt of its chain came from: a beacon that came after the head, one from a record, or seeds of players. */
  saltedWith: z.enum(['drand', 'recorded', 'seeds', 'cards']),
  /** Where it bust, in hundredths, or how many numbers were called; null for what these words do not tell. */
  result: z.union([z.object({ bustX100: z.number().int() }), z.object({ callCount: z.number().int() })]).nullable(),
})
export type NewestRound = z.infer<typeof NewestRound>

export const sharedRounds = {
  newest: route({
    method: 'GET',
    path: '/lgw/games/newestRound',
    audience: 'anyone',
    summary: 'The shared round of our studio that ended last; null where there is none',
    input: z.object({}),
    value: NewestRound.nullable(),
  }),
  find: route({
    method: 'GET',
    path: '/lgw/games/sharedRound',
    audience: 'anyone',
    summary: 'A shared round that is over, with all that anybody needs to draw it again',
    input: z.object({ sharedRoundId: z.string().min(1).max(64) }),
    value: z.object({ gameName: z.string(), round: SharedPastRound }),
  }),
}
