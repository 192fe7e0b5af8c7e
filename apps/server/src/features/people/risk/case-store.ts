import type { RiskKind } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import type { StoredCase } from './risk-case.ts'

const cases = (reader: Reader) =>
  reader
    .selectFrom('risk_cases as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .leftJoin('operators as a', 'a.id', 'c.assigned_to')
    .leftJoin('operators as b', 'b.id', 'c.closed_by')
    .selectAll('c')
    .select([
      'm.account',
      'm.icon',
      'a.display_name as assigned_name',
      'b.display_name as closed_name',
      sql<number>`(select count(*)::integer from risk_flags f where f.case_id = c.id)`.as('flag_count'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof cases>['executeTakeFirstOrThrow']>>

const storedCase = (row: Row): StoredCase => ({
  ...{ id: row.id, number: row.number, memberId: row.member_id, account: row.account, icon: row.icon },
  kind: row.kind as RiskKind,
  task: row.task as StoredCase['task'],
  state: row.state as StoredCase['state'],
  ...{ openedAt: row.opened_at, dueAt: row.due_at, flagCount: row.flag_count },
  ...{ assignedTo: row.assigned_to ?? undefined, assignedName: row.assigned_name ?? undefined },
  ...{ closedAt: row.closed_at ?? undefined, closedByName: row.closed_name ?? undefined },
  ...{ outcome: (row.outcome ?? undefined) as StoredCase['outcome'], outcomeNote: row.outcome_note ?? undefined },
})

const hourMs = 3_600_000
/** A person talks within a day; signs of laundering are looked at within three. */
const dueMs: Record<StoredCase['task'], number> = {
  talk: 24 * hourMs,
  'two-people': 24 * hourMs,
  laundering: 72 * hourMs,
}

interface Wanted {
  memberId: string
  task: StoredCase['task']
  now: Date
}

/** The open case of a member's kind, opened where there was none; a task of two people outweighs one of a talk. */
export async function openCase(tx: Tx, { memberId, task, now }: Wanted): Promise<{ id: string; isNew: boolean }> {
  const kind: RiskKind = task === 'laundering' ? 'laundering' : 'harm'
  const id = newId('rcs', now.getTime())
  const added = await tx
    .insertInto('risk_cases')
    .values({
      ...{ id, member_id: memberId, kind, task, state: 'open', opened_at: now },
      due_at: new Date(now.getTime() + dueMs[task]),
    })
    .onConflict((row) => row.columns(['member_id', 'kind']).where('state', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { id, isNew: true }
  if (task === 'two-people')
    await tx
      .updateTable('risk_cases')
      .set({ task })
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .execute()
  const open = await tx
    .selectFrom('risk_cases')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return { id: open.id, isNew: false }
}

/** Flags that belong to no case yet become this one's. */
export async function joinFlags(tx: Tx, caseId: string, { memberId, kind }: { memberId: string; kind: RiskKind }) {
  await tx
    .updateTable('risk_flags')
    .set({ case_id: caseId })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('case_id', 'is', null)
    .where('verdict', 'is distinct from', 'dismissed')
    .execute()
}

export async function findCase(reader: Reader, id: string): Promise<StoredCase | undefined> {
  const row = await cases(reader).where('c.id', '=', id).executeTakeFirst()
  return row && storedCase(row)
}

/** Holds it until the transaction ends. */
export async function lockCase(tx: Tx, id: string): Promise<StoredCase | undefined> {
  const held = await tx.selectFrom('risk_cases').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return held && findCase(tx, id)
}

export const saveTaken = (tx: Tx, caseId: string, staffId: string) =>
  tx.updateTable('risk_cases').set({ assigned_to: staffId }).where('id', '=', caseId).execute()

export const saveClosed = (
  tx: Tx,
  caseId: string,
  { staffId, outcome, note, now }: { staffId: string; outcome: string; note: string; now: Date },
) =>
  tx
    .updateTable('risk_cases')
    .set({ state: 'closed', closed_at: now, closed_by: staffId, outcome, outcome_note: note })
    .where('id', '=', caseId)
    .execute()

export interface CaseQuery {
  view: 'open' | 'mine' | 'late' | 'closed'
  kinds: readonly RiskKind[]
  query: string | undefined
  staffId: string
  now: Date
  pageNo: number
  pageSize: number
}

/** A page of cases: open ones by the time they are due, closed ones newest first. */
export async function listCases(reader: Reader, asked: CaseQuery): Promise<{ list: StoredCase[]; total: number }> {
  const { view, kinds, query, staffId, now, pageNo, pageSize } = asked
  const found = cases(reader)
    .where('c.kind', 'in', kinds)
    .where('c.state', '=', view === 'closed' ? 'closed' : 'open')
    .$if(view === 'mine', (rows) => rows.where('c.assigned_to', '=', staffId))
    .$if(view === 'late', (rows) => rows.where('c.due_at', '<', now))
    .$if(query !== undefined, (rows) =>
      rows.where((or) =>
        or.or([
          or(or.fn<string>('lower', ['m.account']), '=', (query ?? '').toLowerCase()),
          or(sql<string>`'v-' || c.number`, '=', (query ?? '').toLowerCase()),
        ]),
      ),
    )
  const rows = await found
    .$if(view === 'closed', (sorted) => sorted.orderBy('c.closed_at', 'desc'))
    .orderBy('c.due_at')
    .orderBy('c.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await found
    .clearSelect()
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { list: rows.map(storedCase), total: Number(total) }
}

export async function countCases(
  reader: Reader,
  { kinds, staffId, now }: { kinds: readonly RiskKind[]; staffId: string; now: Date },
) {
  const row = await reader
    .selectFrom('risk_cases')
    .where('state', '=', 'open')
    .where('kind', 'in', kinds)
    .select((count) => [
      count.fn.countAll<string>().as('open'),
      count.fn.countAll<string>().filterWhere('assigned_to', '=', staffId).as('mine'),
      count.fn.countAll<string>().filterWhere('due_at', '<', now).as('late'),
    ])
    .executeTakeFirstOrThrow()
  return { open: Number(row.open), mine: Number(row.mine), late: Number(row.late) }
}

/** The cases of a member, open ones first. */
export async function listMemberCases(
  reader: Reader,
  memberId: string,
  kinds: readonly RiskKind[],
): Promise<StoredCase[]> {
  const rows = await cases(reader)
    .where('c.member_id', '=', memberId)
    .where('c.kind', 'in', kinds)
    .orderBy('c.state', 'desc')
    .orderBy('c.opened_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(storedCase)
}
