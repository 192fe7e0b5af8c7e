import type { TurnoverKind } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { nothing, type Standing, standingAfter } from './turnover.ts'

export interface Whose {
  memberId: string
  currency: string
}

/** Where it stands at this moment. */
export async function findStanding(reader: Reader, { memberId, currency }: Whose): Promise<Standing> {
  const { rows } = await sql<{ open: string; wanted: string; played: string }>`
    select d.open_minor as open, d.wanted_minor as wanted,
      turnover_since(d.member_id, d.currency, d.created_at) as played
    from turnover_demands d
    where d.member_id = ${memberId} and d.currency = ${currency} order by d.id desc limit 1`.execute(reader)
  const [last] = rows
  if (!last) return nothing
  return standingAfter({ openMinor: BigInt(last.open), wantedMinor: BigInt(last.wanted) }, BigInt(last.played))
}

/** The same, and nothing is added to it until the transaction ends. */
export async function lockStanding(tx: Tx, whose: Whose): Promise<Standing> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`turnover:${whose.memberId}`}, 0))`.execute(tx)
  return findStanding(tx, whose)
}

export interface Demand extends Whose {
  kind: TurnoverKind
  /** Of the deposit, reward, claim or transaction that brings the money; it asks once, however often this is called. */
  reference: string
  amountMinor: bigint
  percent: number
  requiredMinor: bigint
  at: Date
}

export async function isDemanded(tx: Tx, { kind, reference }: Pick<Demand, 'kind' | 'reference'>): Promise<boolean> {
  const row = await tx
    .selectFrom('turnover_demands')
    .select('id')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}

export async function addDemand(
  tx: Tx,
  demand: Demand,
  { openMinor, wantedMinor }: { openMinor: bigint; wantedMinor: bigint },
): Promise<void> {
  await tx
    .insertInto('turnover_demands')
    .values({
      member_id: demand.memberId,
      currency: demand.currency,
      kind: demand.kind,
      reference: demand.reference,
      amount_minor: demand.amountMinor,
      percent: demand.percent,
      required_minor: demand.requiredMinor.toString(),
      open_minor: openMinor.toString(),
      wanted_minor: wantedMinor.toString(),
      created_at: demand.at,
    })
    .execute()
}

/** The last ones of a member, newest first. */
export async function listDemands(
  reader: Reader,
  { memberId, currency }: Whose,
  limit: number,
): Promise<Omit<Demand, 'reference'>[]> {
  const rows = await reader
    .selectFrom('turnover_demands')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    memberId,
    currency,
    kind: row.kind as TurnoverKind,
    amountMinor: BigInt(row.amount_minor),
    percent: row.percent,
    requiredMinor: BigInt(row.required_minor),
    at: row.created_at,
  }))
}
