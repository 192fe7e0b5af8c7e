import { Id, Time } from '../base/common.ts'
import * as z from '../base/zod.ts'

export const HotMatch = z.object({
  matchId: Id,
  /** League or round. */
  title: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  /** Crests; a page shows the first letters where there is none or it does not load. */
  homeTeamImageUrl: z.string().optional(),
  awayTeamImageUrl: z.string().optional(),
  matchTime: Time,
  state: z.enum(['soon', 'live']),
  /** Where to bet: this vendor, and this game of it where one is named. */
  vassalage: z.string(),
  nodeId: Id.optional(),
})
export type HotMatch = z.infer<typeof HotMatch>
