import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { Page } from './game-list-store.ts'

export interface LiveModel {
  hostId: string
  name: string
  image: string | null
  brandCode: string
  brandName: string
  isOnline: boolean
  nodeId: string
}

/** Who deals at the live tables that visitors may see, each once for a brand; whoever is at an open one first. */
export async function listModels(reader: Reader, { limit, offset }: Page): Promise<LiveModel[]> {
  const { rows } = await sql<LiveModel>`
    select host ->> 'hostId' as "hostId", min(host ->> 'name') as name, min(host ->> 'image') as image,
      g.brand_code as "brandCode", b.name as "brandName",
      bool_or(is_open) as "isOnline",
      (array_agg(g.node_id order by is_open desc, g.sort, g.node_id))[1] as "nodeId"
    from games g
    join brands b on b.code = g.brand_code and b.is_enabled
    join vendors v on v.id = g.vendor_id
    cross join lateral (select g.vendor_status = 'live' and v.status = 'active' as is_open) o
    cross join lateral jsonb_array_elements(g.hosts) host
    where g.hosts <> '[]' and g.game_type = 'LIVE' and g.is_enabled and g.vendor_status <> 'retired'
    group by host ->> 'hostId', g.brand_code, b.name
    order by bool_or(is_open) desc, min(g.sort), host ->> 'hostId'
    limit ${limit} offset ${offset}`.execute(reader)
  return rows
}
