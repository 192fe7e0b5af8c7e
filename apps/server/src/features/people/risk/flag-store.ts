import type { RiskFact, RiskKind, RiskRuleId } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { newId } from '../../../lib/ids.ts'
import type { StoredFlag } from './risk-flag.ts'
import type { Flag } from './rule.ts'

/** Keeps a flag; undefined where the rule found it on that day before. */
export async function addFlag(
  tx: Tx,
  { memberId, flag, day, now }: { memberId: string; flag: Flag; day: string; now: Date },
): Promise<string | undefined> {
  const id = newId('rfl', now.getTime())
  const added = await tx
    .insertInto('risk_flags')
    .values({
      ...{ id, member_id: memberId, rule: flag.rule, rule_version: flag.version, kind: flag.kind, points: flag.points },
      ...{ is_strong: flag.isStrong, day: sql<Date>`${day}::date`, facts: JSON.stringify(flag.facts), raised_at: now },
    })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Rules that found something of these members in the last 90 days, with the day as a number. */
export async function listEarlier(
  reader: Reader,
  memberIds: readonly string[],
  day: string,
): Promise<(memberId: string) => { rule: string; day: number }[]> {
  const { rows } = await sql<{ member_id: string; rule: string; day: number }>`
    select f.member_id, f.rule, f.day - '1970-01-01'::date as day from risk_flags f
    where f.member_id = any(${memberIds}::text[]) and f.day <= ${day}::date and f.day > ${day}::date - 90`.execute(
    reader,
  )
  const byMember = Map.groupBy(rows, (row) => row.member_id)
  return (memberId) => byMember.get(memberId) ?? []
}

/** Writes the scores of everybody with a flag that still counts, as `scoreOn` says, for a day and as the last ones. */
export async function saveScores(tx: Tx, day: string): Promise<void> {
  await sql`
    with sums as (
      select f.member_id,
        least(100, round(coalesce(sum(f.points * power(0.5, (${day}::date - f.day) / 30.0)) filter (where f.kind = 'harm'), 0)))::integer as harm,
        least(100, round(coalesce(sum(f.points * power(0.5, (${day}::date - f.day) / 30.0)) filter (where f.kind = 'laundering'), 0)))::integer
          as laundering
      from risk_flags f
      where f.day <= ${day}::date and f.day > ${day}::date - 365 and f.verdict is distinct from 'dismissed' group by f.member_id
    ), written as (
      insert into risk_scores (member_id, day, harm, laundering) select s.member_id, ${day}::date, s.harm, s.laundering from sums s
      on conflict (member_id, day) do update set harm = excluded.harm, laundering = excluded.laundering
    ), zeroed as (
      update risk_members m set harm = 0, laundering = 0
      where greatest(m.harm, m.laundering) > 0 and not exists (select from sums s where s.member_id = m.member_id)
    )
    insert into risk_members as m (member_id, harm, laundering) select s.member_id, s.harm, s.laundering from sums s
    on conflict (member_id) do update set harm = excluded.harm, laundering = excluded.laundering
    where m.harm <> excluded.harm or m.laundering <> excluded.laundering`.execute(tx)
}

export interface Scores {
  harm: number
  laundering: number
}

export async function findScores(reader: Reader, memberId: string): Promise<Scores> {
  const row = await reader
    .selectFrom('risk_members')
    .select(['harm', 'laundering'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? { harm: 0, laundering: 0 }
}

export async function listScores(reader: Reader, memberId: string, dayCount: number) {
  const { rows } = await sql<{ day: string; harm: number; laundering: number }>`
    select day::text as day, harm, laundering from (
      select * from risk_scores where member_id = ${memberId} order by day desc limit ${dayCount}) s order by day`.execute(
    reader,
  )
  return rows
}

type FlagRow = Omit<Selectable<DB['risk_flags']>, 'day'> & { day_text: string; reviewer: string | null }

const flags = (reader: Reader) =>
  reader
    .selectFrom('risk_flags as f')
    .leftJoin('operators as o', 'o.id', 'f.reviewed_by')
    .innerJoin('members as m', 'm.id', 'f.member_id')
    .selectAll('f')
    .select(['o.display_name as reviewer', 'm.account', 'm.icon', sql<string>`f.day::text`.as('day_text')])

export const storedFlag = (row: FlagRow): StoredFlag => ({
  id: row.id,
  memberId: row.member_id,
  rule: row.rule as RiskRuleId,
  version: row.rule_version,
  kind: row.kind as RiskKind,
  points: row.points,
  isStrong: row.is_strong,
  facts: row.facts as unknown as RiskFact[],
  day: row.day_text,
  raisedAt: row.raised_at,
  verdict: (row.verdict ?? undefined) as StoredFlag['verdict'],
  reviewedBy: row.reviewer ?? undefined,
  caseId: row.case_id ?? undefined,
})

/** The flags of a member, or of a case, newest first; only kinds that the reader may see. */
export async function listFlags(
  reader: Reader,
  { memberId, caseId, kinds, limit }: { memberId?: string; caseId?: string; kinds: readonly RiskKind[]; limit: number },
): Promise<StoredFlag[]> {
  const rows = await flags(reader)
    .$if(memberId !== undefined, (found) => found.where('f.member_id', '=', memberId ?? ''))
    .$if(caseId !== undefined, (found) => found.where('f.case_id', '=', caseId ?? ''))
    .where('f.kind', 'in', kinds)
    .orderBy('f.day', 'desc')
    .orderBy('f.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(storedFlag)
}

export interface FlagQuery {
  view: 'waiting' | 'late' | 'all'
  kinds: readonly RiskKind[]
  rule: string | undefined
  query: string | undefined
  lateBefore: Date
  pageNo: number
  pageSize: number
}

/** A page of flags with whose they are, and how many there are. */
export async function listAlerts(reader: Reader, asked: FlagQuery) {
  const { view, kinds, rule, query, lateBefore, pageNo, pageSize } = asked
  const found = flags(reader)
    .where('f.kind', 'in', kinds)
    .$if(view !== 'all', (rows) => rows.where('f.verdict', 'is', null))
    .$if(view === 'late', (rows) => rows.where('f.raised_at', '<', lateBefore))
    .$if(rule !== undefined, (rows) => rows.where('f.rule', '=', rule ?? ''))
    .$if(query !== undefined, (rows) =>
      rows.where((or) =>
        or.or([
          or(or.fn<string>('lower', ['m.account']), '=', (query ?? '').toLowerCase()),
          or('m.id', '=', query ?? ''),
        ]),
      ),
    )
  const direction = view === 'all' ? 'desc' : 'asc'
  const rows = await found
    .orderBy('f.raised_at', direction)
    .orderBy('f.id', direction)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await found
    .clearSelect()
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    list: rows.map((row) => ({ flag: storedFlag(row), account: row.account, icon: row.icon })),
    total: Number(total),
  }
}

/** Flags that nobody reviewed, and those of them that wait too long. */
export async function countFlags(reader: Reader, kinds: readonly RiskKind[], lateBefore: Date) {
  const row = await reader
    .selectFrom('risk_flags')
    .where('verdict', 'is', null)
    .where('kind', 'in', kinds)
    .select((count) => [
      count.fn.countAll<string>().as('waiting'),
      count.fn.countAll<string>().filterWhere('raised_at', '<', lateBefore).as('late'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(row.waiting), late: Number(row.late) }
}

export async function findFlag(reader: Reader, id: string): Promise<StoredFlag | undefined> {
  const row = await flags(reader).where('f.id', '=', id).executeTakeFirst()
  return row && storedFlag(row)
}

/** False where somebody reviewed it before. */
export async function saveVerdict(
  tx: Tx,
  { flagId, verdict, staffId, now }: { flagId: string; verdict: 'agreed' | 'dismissed'; staffId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('risk_flags')
    .set({ verdict, reviewed_by: staffId, reviewed_at: now })
    .where('id', '=', flagId)
    .where('verdict', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes flags that are late for the first time; answers how many. */
export async function saveLateTold(tx: Tx, { now, lateBefore }: { now: Date; lateBefore: Date }): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('risk_flags')
    .set({ late_told_at: now })
    .where('verdict', 'is', null)
    .where('raised_at', '<', lateBefore)
    .where('late_told_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
