import type { FreeRoundGame } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { nodeIdsNamed } from '../../games/catalogue/index.ts'
import { given, type Names, nameIn } from './listed-grant.ts'

const gamesMax = 20

interface Wanted {
  name: string | undefined
  currency: string
  language: string
}

/** Open games that free rounds can be given for: their vendor speaks PSW/1 and keeps no purses of its own. */
export async function listFreeRoundGames(
  reader: Reader,
  { name, currency, language }: Wanted,
): Promise<FreeRoundGame[]> {
  const rows = await reader
    .selectFrom('games as g')
    .innerJoin('vendors as v', 'v.id', 'g.vendor_id')
    .select(['g.node_id', 'g.names', 'g.own_names', 'g.game_code', 'v.name as vendor_name'])
    .select(sql<{ min: string; max: string }>`g.stakes -> ${currency}`.as('range'))
    .where('g.is_enabled', '=', true)
    .where('g.vendor_status', '=', 'live')
    .where('v.status', '=', 'active')
    .where('v.dialect', '=', 'psw')
    .where('v.wallet_mode', '=', 'single')
    .where(sql<boolean>`g.stakes ? ${currency}`)
    .$if(Boolean(name), (query) => query.where('g.node_id', 'in', nodeIdsNamed(reader, name ?? '')))
    .orderBy('g.sort')
    .orderBy('g.node_id')
    .limit(gamesMax)
    .execute()
  const amount = (minor: string) => formatAmount(BigInt(minor), getCurrency(currency))
  return rows.map(({ node_id, names, own_names, game_code, vendor_name, range }) => ({
    nodeId: node_id,
    gameName: nameIn({ ...(names as Names), ...given(own_names as Names) }, language) ?? game_code,
    vendorName: vendor_name,
    stakeMin: amount(range.min),
    stakeMax: amount(range.max),
  }))
}
