import type { Reader } from '../../../db/db.ts'
import { matchingGames } from './game-list-store.ts'

const liveType = 'LIVE'

/** A live table as its vendor lists it; stakes in minor units of the site's currency. */
export interface LiveGame {
  nodeId: string
  vendorId: string
  gameCode: string
  dealers: string[]
  stakesMinor: { min: bigint; max: bigint } | undefined
}

/** The live tables that visitors may see, of vendors that are in use, in the operator's order. */
export async function listLiveGames(reader: Reader): Promise<LiveGame[]> {
  const rows = await matchingGames(reader, { gameType: liveType })
    .innerJoin('vendors as v', 'v.id', 'g.vendor_id')
    .select(['g.node_id', 'g.vendor_id', 'g.game_code', 'g.hosts', 'g.stake_minor_min', 'g.stake_minor_max'])
    .where('v.status', '=', 'active')
    .orderBy('g.sort')
    .orderBy('g.node_id')
    .execute()
  return rows.map(({ node_id, vendor_id, game_code, hosts, stake_minor_min, stake_minor_max }) => ({
    nodeId: node_id,
    vendorId: vendor_id,
    gameCode: game_code,
    dealers: (hosts as { name: string }[]).map(({ name }) => name),
    stakesMinor:
      stake_minor_min !== null && stake_minor_max !== null
        ? { min: BigInt(stake_minor_min), max: BigInt(stake_minor_max) }
        : undefined,
  }))
}
