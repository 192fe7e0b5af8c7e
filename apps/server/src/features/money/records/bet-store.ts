import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { Bet, BetFilter, BetStatus, Settlement } from './bet.ts'
import type { BetCursor } from './bet-cursor.ts'

interface BetQuery extends BetFilter {
  after?: BetCursor | undefined
  limit: number
  offset?: number
}

interface BetRow {
  member_id: string
  vendor_id: string
  round_id: string
  status: BetStatus
  settlement: Settlement | null
  stakes_minor: string
  rollbacks_minor: string
  payouts_minor: string
  valid_minor: string
  opened_at: Date
  closed_at: Date | null
  node_id: string | null
  names: Record<string, string>
  brand_code: string
  game_type: string
  tile_key: string
}

const status = sql`case when r.closed_at is null then 'open'
  else bet_outcome(r.state, r.stakes_minor, r.rollbacks_minor, r.payouts_minor + r.extra_minor) end`

const columns = sql`r.member_id, r.vendor_id, r.round_id, r.stakes_minor, r.rollbacks_minor,
  r.payouts_minor + r.extra_minor as payouts_minor, r.opened_at, r.closed_at,
  ${status} as status,
  case when r.closed_at is null then null when r.state = 'void' then 'refunded' when r.payouts_minor + r.extra_minor > 0 then 'paid' else 'ended'
  end as settlement,
  case when r.closed_at is null then 0
    else valid_bet(${status}, g.game_type, r.stakes_minor, r.rollbacks_minor,
      uncounted_bet(r.stakes_minor, r.rollbacks_minor, r.turnover_minor)) end as valid_minor,
  g.node_id, g.names, g.brand_code, g.game_type, g.tile_key`

const source = sql`game_rounds r left join games g on g.vendor_id = r.vendor_id and g.game_code = r.game_code`

/** A page of bets: open ones first, then what was settled last; each by its index, however many there are. */
export async function listBets(reader: Reader, query: BetQuery): Promise<Bet[]> {
  const { after, limit, offset = 0 } = query
  const rowsMax = limit + offset
  const { rows } = await sql<BetRow>`
    select * from (
      ${hasOpen(query) ? openBets(query, rowsMax) : sql`(select ${columns} from ${source} where false)`}
      union all
      ${query.status === 'open' ? sql`(select ${columns} from ${source} where false)` : settledBets(query, rowsMax)}
    ) b
    order by b.closed_at desc nulls first, coalesce(b.closed_at, b.opened_at) desc, b.vendor_id desc, b.round_id desc
    limit ${limit} offset ${after ? 0 : offset}`.execute(reader)
  return rows.map(betOf)
}

const hasOpen = ({ status: asked, after }: BetQuery): boolean =>
  (asked === undefined || asked === 'open') && after?.isOpen !== false

const openBets = (query: BetQuery, limit: number) => sql`(
  select ${columns} from ${source}
  where ${ofOwner(query)} and r.closed_at is null and r.opened_at >= ${fromOf(query)} and r.opened_at < ${toOf(query)}
    ${query.after ? beyond(sql`r.opened_at`, query.after) : sql``}
  order by r.opened_at desc, r.vendor_id desc, r.round_id desc limit ${limit})`

const settledBets = (query: BetQuery, limit: number) => sql`(
  select ${columns} from ${source}
  where ${ofOwner(query)} and r.closed_at >= ${fromOf(query)} and r.closed_at < ${toOf(query)}
    ${query.status ? sql`and ${status} = ${query.status}` : sql``}
    ${query.after?.isOpen === false ? beyond(sql`r.closed_at`, query.after) : sql``}
  order by r.closed_at desc, r.vendor_id desc, r.round_id desc limit ${limit})`

/** The first of the two conditions is one that the index knows. */
const beyond = (column: RawBuilder<unknown>, { at, vendorId, roundId }: BetCursor) =>
  sql`and ${column} <= ${at} and (${column} < ${at} or (r.vendor_id, r.round_id) < (${vendorId}, ${roundId}))`

/** Of the rounds `r` with their games `g`. */
export const ofOwner = ({ whose, currency, gameType, brandCode }: BetFilter) => sql`r.currency = ${currency}
  and ${'memberId' in whose ? sql`r.member_id = ${whose.memberId}` : belowAgent(whose.agentId)}
  ${gameType === undefined ? sql`` : sql`and g.game_type = ${gameType}`}
  ${brandCode === undefined ? sql`` : sql`and g.brand_code = ${brandCode}`}`

export const fromOf = ({ from }: BetFilter) => sql`coalesce(${from ?? null}::timestamptz, '-infinity')`
export const toOf = ({ to }: BetFilter) => sql`coalesce(${to ?? null}::timestamptz, 'infinity')`

export async function findBet(
  reader: Reader,
  memberId: string,
  { vendorId, roundId }: Pick<Bet, 'vendorId' | 'roundId'>,
): Promise<Bet | undefined> {
  const { rows } = await sql<BetRow>`
    select ${columns} from ${source}
    where r.vendor_id = ${vendorId} and r.round_id = ${roundId} and r.member_id = ${memberId}`.execute(reader)
  return rows[0] && betOf(rows[0])
}

const belowAgent = (agentId: string) => sql`r.member_id in (
  select t.descendant_id from member_tree t where t.ancestor_id = ${agentId})`

const betOf = (row: BetRow): Bet => ({
  memberId: row.member_id,
  vendorId: row.vendor_id,
  roundId: row.round_id,
  status: row.status,
  settlement: row.settlement ?? undefined,
  stakesMinor: BigInt(row.stakes_minor),
  rollbacksMinor: BigInt(row.rollbacks_minor),
  payoutsMinor: BigInt(row.payouts_minor),
  validMinor: BigInt(row.valid_minor),
  openedAt: row.opened_at,
  settledAt: row.closed_at ?? undefined,
  game:
    row.node_id === null
      ? undefined
      : {
          nodeId: row.node_id,
          names: row.names,
          brandCode: row.brand_code,
          gameType: row.game_type,
          tileKey: row.tile_key,
        },
})
