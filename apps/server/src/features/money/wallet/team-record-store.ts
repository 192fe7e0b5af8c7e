import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { RecordEntry } from './record.ts'
import { type EntryRow, entryOf, kindFilter } from './record-store.ts'
import type { BalanceKind } from './transfer-kinds.ts'

interface TeamRecordQuery {
  agentId: string
  currency: string
  type: BalanceKind | undefined
  /** Inclusive; a later beginning of a day narrows it. */
  from: Date
  fromDay: string | undefined
  timeZone: string
  /** Exclusive. */
  to: Date
  beforeId: string | undefined
  limit: number
  /** Where no line is named. */
  offset: number
}

export type TeamEntry = RecordEntry & { memberId: string }

/** Lines of the purses of everybody below an agent, newest first; the span says how far back they are read. */
export async function listTeamRecord(reader: Reader, query: TeamRecordQuery): Promise<TeamEntry[]> {
  const { agentId, currency, type, from, fromDay, timeZone, to, beforeId, limit, offset } = query
  const { rows } = await sql<EntryRow & { member_id: string }>`
    select e.entry_id, e.transfer_kind, e.amount, e.balance_after, e.reference, e.created_at, m.member_id
    from team_members(array[${agentId}], false) m
    join ledger.account_balances b on b.owner_kind = 'member' and b.owner_id = m.member_id and b.kind = 'cash'
      and b.currency = ${currency}
    join ledger.account_entries e on e.account_id = b.account_id
    where e.created_at >= greatest(${from}::timestamptz, ${fromDay ?? null}::timestamp at time zone ${timeZone})
      and e.created_at < ${to}
      ${beforeId === undefined ? sql`` : sql`and e.entry_id < ${beforeId}`} ${type ? kindFilter(type) : sql``}
    order by e.entry_id desc limit ${limit} offset ${beforeId === undefined ? offset : 0}`.execute(reader)
  return rows.map((row) => ({ ...entryOf(row), memberId: row.member_id }))
}
