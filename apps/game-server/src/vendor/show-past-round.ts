import type { SharedPastRound } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import { withRoundCorrections } from '../dealer/corrections/corrected-views.ts'
import { sharedRulesOf } from '../tables/rules-of.ts'
import { viewPastRound } from '../tables/shared-bet-view.ts'
import {
  findPastShared,
  listPastShared,
  listSaltSeeds,
  type SharedRoundWithChain,
} from '../tables/shared-round-store.ts'

/** The shared round of this id, or of all tables the `newest`; undefined before its outcome is public. */
export async function showPastRound(context: AppContext, id: string): Promise<SharedPastRound | undefined> {
  const round = id === 'newest' ? await findNewest(context) : await findPastShared(context.db, id)
  if (!round) return undefined
  const seeds = round.beacon_kind ? undefined : await listSaltSeeds(context.db, round.chain_id)
  const [view] = await withRoundCorrections(context.db, [viewPastRound(context, round, seeds)])
  return view
}

async function findNewest(context: AppContext): Promise<SharedRoundWithChain | undefined> {
  const tables = context.catalogue.list().flatMap((game) => (game.kind === 'shared' ? [game.gameId] : []))
  const last = await Promise.all(tables.map((tableId) => listPastShared(context.db, tableId, 1)))
  return last
    .flat()
    .filter((round) => isPlayed(context, round))
    .sort((a, b) => Number(b.ended_at) - Number(a.ended_at))[0]
}

/** A round of pots without bets is void. */
function isPlayed(context: AppContext, { table_id, outcome }: SharedRoundWithChain): boolean {
  const { pool } = sharedRulesOf(context, table_id)
  const bets = pool?.poolOf(outcome)
  return !bets || bets.sums !== undefined || bets.entries.length > 0
}
