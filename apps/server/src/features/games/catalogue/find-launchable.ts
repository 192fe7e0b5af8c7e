import type { Reader } from '../../../db/db.ts'

interface Wanted {
  /** A brand, as the sportsbook `FB`. */
  vassalage: string
  gameType?: string | undefined
  matchId?: string | undefined
}

/** The game that a match is bet on in, or the first open one of a brand in the order of its lobby. */
export async function findLaunchable(
  reader: Reader,
  { vassalage, gameType, matchId }: Wanted,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('games as g')
    .innerJoin('brands as b', 'b.code', 'g.brand_code')
    .select('g.node_id')
    .where('g.brand_code', '=', vassalage)
    .where('b.is_enabled', '=', true)
    .where('g.is_enabled', '=', true)
    .where('g.vendor_status', '=', 'live')
    .where('g.stopped_at', 'is', null)
    .$if(gameType !== undefined, (query) => query.where('g.game_type', '=', gameType ?? ''))
    .$if(matchId !== undefined, (query) =>
      query
        .leftJoin('hot_matches as h', (join) =>
          join.onRef('h.node_id', '=', 'g.node_id').on('h.id', '=', matchId ?? ''),
        )
        .orderBy('h.id', (order) => order.asc().nullsLast()),
    )
    .orderBy('g.sort')
    .orderBy('g.node_id')
    .limit(1)
    .executeTakeFirst()
  return row?.node_id
}
