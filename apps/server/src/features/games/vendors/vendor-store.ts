import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

export interface VendorRow {
  vendor_id: string
  name: string
  status: 'active' | 'maintenance' | 'disabled'
  wallet_mode: 'single' | 'transfer'
  dialect: 'psw' | 'gcp' | 'hub'
  base_url: string
  clock_skew_ms: number
  networks: string[] | null
  calls_per_second_max: number | null
  player_calls_per_second_max: number | null
  game_count: string
  open_count: string
  oldest_open_at: Date | null
  exception_count: string
  calls_in: Calls
  calls_out: Calls
}

export interface Calls {
  callCount: number
  errorCount: number
  buckets: number[]
}

/** Every vendor, or one, with the calls since a moment. */
export async function listVendorRows(reader: Reader, since: Date, vendorId?: string): Promise<VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    select v.id as vendor_id, v.name, v.status, v.wallet_mode, v.dialect, v.base_url, v.clock_skew_ms,
      v.calls_per_second_max, v.player_calls_per_second_max,
      v.allowed_networks::text[] as networks,
      (select count(*) from games g where g.vendor_id = v.id and g.vendor_status <> 'retired') as game_count,
      o.open_count, o.oldest_open_at,
      (select count(*) from vendor_exceptions e where e.vendor_id = v.id and e.closed_at is null) as exception_count,
      ${callsOf('in', since)} as calls_in, ${callsOf('out', since)} as calls_out
    from vendors v
    cross join lateral (
      select count(*) as open_count, min(r.opened_at) as oldest_open_at from game_rounds r
      where r.vendor_id = v.id and r.state = 'open'
    ) o
    ${vendorId === undefined ? sql`` : sql`where v.id = ${vendorId}`}
    order by v.name, v.id limit 200`.execute(reader)
  return rows
}

const callsOf = (side: 'in' | 'out', since: Date): RawBuilder<unknown> => sql`(
  select jsonb_build_object('callCount', coalesce(sum(m.call_count), 0), 'errorCount', coalesce(sum(m.error_count), 0),
    'buckets', array(
      select coalesce(sum(n.buckets[i]), 0) from generate_series(1, 12) i
      left join vendor_call_minutes n on n.vendor_id = v.id and n.side = ${side} and n.minute >= ${since}
      group by i order by i))
  from vendor_call_minutes m where m.vendor_id = v.id and m.side = ${side} and m.minute >= ${since}
)`

export const listKeys = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('vendor_keys')
    .select(['key_id', 'created_at', 'retired_at'])
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at')
    .orderBy('key_id')
    .execute()

export const findFeed = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('vendor_feeds')
    .select(['read_at', 'row_count', 'replayed_count'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()

export const listPending = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('wallet_transfers')
    .select((eb) => ['currency', eb.fn.countAll<string>().as('count')])
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'pending')
    .groupBy('currency')
    .execute()

interface CampaignRow {
  campaign_id: string
  state: 'open' | 'paused' | 'ended'
  created_at: Date
  win_count: string
  paid: string
  currency: string
  budget_minor: string
  member_max_minor: string
}

/** Campaigns with what they paid, newest first. */
export async function listCampaigns(reader: Reader, vendorId: string, currency: string) {
  const { rows } = await sql<CampaignRow>`
    select c.campaign_id, c.state, c.created_at, c.currency, c.budget_minor, c.member_max_minor,
      count(t.transfer_id) as win_count, coalesce(sum(t.amount), 0) as paid
    from (
      select campaign_id, state, created_at, currency, budget_minor, member_max_minor from vendor_campaigns where vendor_id = ${vendorId}
      order by created_at desc limit 20
    ) c
    left join ledger.transfer_sides t on t.reference = ${vendorId}::text || ':' || c.campaign_id and t.kind = 'promo_win'
      and t.code is null and t.currency = ${currency}
    group by 1, 2, 3, 4, 5, 6 order by 3 desc`.execute(reader)
  return rows
}

/** Grants of free rounds, newest first. */
export const listFreeRounds = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('free_rounds as f')
    .innerJoin('vendor_players as p', 'p.player_id', 'f.player_id')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select([
      'f.free_rounds_id',
      'm.account',
      'f.quantity',
      'f.remaining',
      'f.won_minor',
      'f.win_minor_max',
      'f.currency',
    ])
    .select(['f.consume_before', 'f.cancelled_at'])
    .where('f.vendor_id', '=', vendorId)
    .orderBy('f.created_at', 'desc')
    .limit(20)
    .execute()
