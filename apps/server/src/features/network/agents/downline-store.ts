import { agentTypes } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import type { StoredDownline } from './downline.ts'

interface DownlineQuery {
  agentId: string
  /** Beginning of an account, at any depth. */
  account: string | undefined
  /** The agent, or somebody of the team; only accounts directly below count. */
  parentId: string
  kind: 'member' | 'agent' | undefined
  limit: number
  offset: number
}

interface Row {
  id: string
  account: string
  icon: string
  type: number
  level: number
  status: string
  currency: string
  downline_count: string
  team_count: string
  registered_at: Date
  last_login_at: Date | null
  stopped_until: Date | null
}

const columns = sql`m.id, m.account, m.icon, m.type, t.depth as level, m.status, m.currency, m.registered_at, m.last_login_at,
  (select l.excluded_until from play_limits l where l.member_id = m.id) as stopped_until,
  (select count(*) from members d where d.recommender_id = m.id and d.status <> 'closed') as downline_count,
  (select coalesce(sum(s.member_count), 0) from team_sizes s where s.head_id = m.id) as team_count`

const source = (agentId: string) => sql`
  from members m join member_tree t on t.descendant_id = m.id and t.ancestor_id = ${agentId} where m.status <> 'closed'`

/** A page of an agent's downline that is not closed, the nearest and newest first, and how many there are in all. */
export async function listDownlines(
  reader: Reader,
  query: DownlineQuery,
): Promise<{ downlines: StoredDownline[]; total: number }> {
  const found = foundBy(query)
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select ${columns} ${found}
      order by t.depth, m.registered_at desc, m.id desc
      limit ${query.limit} offset ${query.offset}`.execute(reader),
    sql<{ total: string }>`select count(*) as total ${found}`.execute(reader),
  ])
  return { downlines: rows.map(downlineOf), total: Number(counted.rows[0]?.total ?? 0) }
}

const foundBy = ({ agentId, account, parentId, kind }: DownlineQuery) => sql`${source(agentId)}
    ${account ? sql`and lower(m.account) like ${prefixPattern(account.toLowerCase())}` : sql`and m.recommender_id = ${parentId}`}
    ${kind === undefined ? sql`` : sql`and (m.type = any(${agentTypes}::integer[])) = ${kind === 'agent'}`}`

/** Somebody of an agent's team by the whole name, in any case of its letters. */
export async function findDownline(
  reader: Reader,
  agentId: string,
  account: string,
): Promise<StoredDownline | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} ${source(agentId)} and lower(m.account) = ${account.toLowerCase()}`.execute(reader)
  return rows[0] && downlineOf(rows[0])
}

interface Step {
  id: string
  account: string
}

/** The way from an agent down to somebody of the team, that one last; undefined for anybody else. */
export async function findPath(reader: Reader, agentId: string, memberId: string): Promise<Step[] | undefined> {
  const { rows } = await sql<Step>`
    select m.id, m.account from member_tree own
    join lateral (
      select t.ancestor_id as id, t.depth from member_tree t
      where t.descendant_id = own.descendant_id and t.depth < own.depth
      union all
      select own.descendant_id, 0
    ) step on true
    join members m on m.id = step.id
    where own.ancestor_id = ${agentId} and own.descendant_id = ${memberId}
    order by step.depth desc`.execute(reader)
  return rows.length > 0 ? rows : undefined
}

const downlineOf = (row: Row): StoredDownline => ({
  memberId: row.id,
  account: row.account,
  icon: row.icon,
  type: row.type,
  level: row.level,
  status: row.status,
  currency: row.currency,
  downlineCount: Number(row.downline_count),
  teamCount: Number(row.team_count),
  registeredAt: row.registered_at,
  lastLoginAt: row.last_login_at,
  stoppedUntil: row.stopped_until,
})
