import type { RiskActionKind } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import { newId } from '../../../lib/ids.ts'

interface NewAction {
  memberId: string
  kind: RiskActionKind
  /** 0 for what staff do beside the ladder. */
  step: number
  reason: string
  score: number
  actor: Actor
  day: string
  now: Date
}

export async function addAction(tx: Tx, action: NewAction): Promise<string> {
  const { memberId, kind, step, reason, score, actor, day, now } = action
  const id = newId('rac', now.getTime())
  await tx
    .insertInto('risk_actions')
    .values({
      ...{ id, member_id: memberId, kind, step, reason, score, acted_at: now },
      ...{ actor_kind: actor.kind === 'staff' ? 'staff' : 'system', actor_id: actor.id, day: sql<Date>`${day}::date` },
    })
    .execute()
  return id
}

/** Steps of the ladder that were taken with a member within the last 30 days, by whomever. */
export async function takenSteps(reader: Reader, memberId: string, day: string): Promise<Set<number>> {
  const rows = await reader
    .selectFrom('risk_actions')
    .select('step')
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['message', 'pause', 'limit-offer', 'talk', 'bonus-stop', 'two-people'])
    .where(sql<boolean>`day > ${day}::date - 30 and day <= ${day}::date`)
    .execute()
  return new Set(rows.map(({ step }) => step))
}

export interface StoredAction {
  id: string
  kind: RiskActionKind
  step: number
  reason: string
  score: number
  by: string
  isSystem: boolean
  at: Date
  effect7: { before: bigint; after: bigint } | undefined
  effect30: { before: bigint; after: bigint } | undefined
}

interface ActionRow {
  id: string
  kind: string
  step: number
  reason: string
  score: number
  by: string | null
  actor_kind: string
  acted_at: Date
  before_7: string | null
  after_7: string | null
  before_30: string | null
  after_30: string | null
}

export async function listActions(reader: Reader, memberId: string): Promise<StoredAction[]> {
  const { rows } = await sql<ActionRow>`
    select a.id, a.kind, a.step, a.reason, a.score, o.display_name as by, a.actor_kind, a.acted_at,
      a.before_7->>'lossMinor' as before_7, a.after_7->>'lossMinor' as after_7,
      a.before_30->>'lossMinor' as before_30, a.after_30->>'lossMinor' as after_30
    from risk_actions a left join operators o on o.id = a.actor_id
    where a.member_id = ${memberId} order by a.acted_at desc, a.id desc limit 50`.execute(reader)
  const effect = (before: string | null, after: string | null) =>
    before === null || after === null ? undefined : { before: BigInt(before), after: BigInt(after) }
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind as RiskActionKind, step: row.step, reason: row.reason, score: row.score },
    ...{ by: row.by ?? '', isSystem: row.actor_kind === 'system', at: row.acted_at },
    effect7: effect(row.before_7, row.after_7),
    effect30: effect(row.before_30, row.after_30),
  }))
}

/**
 * Measures what came of acts whose 7 or 30 days are over: losses, deposits and hours before and after, of as many days.
 * Each is measured once, from days that are over. @returns how many were written
 */
export async function measureActions(tx: Tx, { timeZone, now }: { timeZone: string; now: Date }): Promise<number> {
  let count = 0
  for (const days of [7, 30] as const) {
    const span = (from: string, to: string) => sql`(
      select jsonb_build_object('lossMinor', coalesce(sum(d.staked_minor - d.won_minor), 0)::text,
        'depositsMinor', coalesce(sum(d.deposits_minor), 0)::text, 'playedMs', coalesce(sum(d.played_ms), 0)::text)
      from risk_days d where d.member_id = a.member_id and d.day ${sql.raw(from)} and d.day ${sql.raw(to)})`
    const { numAffectedRows } = await sql`
      update risk_actions a set
        ${sql.ref(`before_${days}`)} = ${span(`>= a.day - ${days}`, '< a.day')},
        ${sql.ref(`after_${days}`)} = ${span('> a.day', `<= a.day + ${days}`)}
      where a.${sql.ref(`after_${days}`)} is null
        and a.day + ${days}::integer < (${now}::timestamptz at time zone ${timeZone})::date`.execute(tx)
    count += Number(numAffectedRows ?? 0n)
  }
  return count
}
