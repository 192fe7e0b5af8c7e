import type { AppContext } from '../../../context.ts'
import { listCutShows } from './list-cut-shows.ts'
import { listOpenRounds, type OpenRound, openRoundsMax, type Waiting } from './open-round-store.ts'

/** What a member can go on with, the latest first: rounds that wait for their end, and shows that were cut short. */
export async function listWaitingRounds(context: AppContext, waiting: Waiting): Promise<OpenRound[]> {
  const [open, cut] = await Promise.all([listOpenRounds(context.db, waiting), listCutShows(context, waiting)])
  const known = new Set(open.map(({ roundId }) => roundId))
  return [...open, ...cut.filter(({ roundId }) => !known.has(roundId))]
    .sort((a, b) => b.openedAt.getTime() - a.openedAt.getTime())
    .slice(0, openRoundsMax)
}
