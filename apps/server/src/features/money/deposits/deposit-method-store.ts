import type { Language } from '@fairground/i18n'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { DepositMethod } from './deposit-method.ts'

const historyDays = 30
const historyCountMax = 1000

/** Every method, of one currency or of all, in the operator's order, disabled ones too. */
export async function listMethods(reader: Reader, currency?: string): Promise<DepositMethod[]> {
  const rows = await reader
    .selectFrom('deposit_methods')
    .selectAll()
    .$if(currency !== undefined, (methods) => methods.where('currency', '=', currency ?? ''))
    .orderBy('currency', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(methodOf)
}

export async function findMethod(reader: Reader, id: string): Promise<DepositMethod | undefined> {
  const row = await reader.selectFrom('deposit_methods').selectAll().where('id', '=', id).executeTakeFirst()
  return row && methodOf(row)
}

/** One change of the methods at a time. */
export async function lockMethods(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('deposit-methods'))`.execute(tx)
}

/** Adds a method at the end of its currency's order, or replaces the one of its id. */
export async function saveMethod(tx: Tx, method: DepositMethod): Promise<void> {
  const terms = {
    names: JSON.stringify(method.names),
    instructions: JSON.stringify(method.instructions),
    min_minor: method.minMinor,
    max_minor: method.maxMinor,
    fee_rate_bp: method.feeRateBp,
    fee_fixed_minor: method.feeFixedMinor,
    fee_bearer: method.feeBearer,
    life_minutes: method.lifeMinutes,
    accounts: JSON.stringify(method.accounts),
    is_enabled: method.isEnabled,
    revision: method.revision,
    changed_at: method.changedAt ?? null,
    changed_by: method.changedBy ?? null,
  }
  const { id, kind, currency } = method
  await tx
    .insertInto('deposit_methods')
    .values({
      id,
      kind,
      currency,
      sort_order: sql`(select coalesce(max(sort_order), 0) + 1 from deposit_methods)`,
      ...terms,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(terms))
    .execute()
}

/** Gives the methods the places in which their ids stand here. */
export async function saveOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update deposit_methods m set sort_order = place.at
    from unnest(${ids}::text[]) with ordinality as place (id, at) where m.id = place.id`.execute(tx)
}

/** The methods with these ids, by id. */
export async function getMethods(reader: Reader, ids: readonly string[]): Promise<(id: string) => DepositMethod> {
  const rows = await reader
    .selectFrom('deposit_methods')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  const methods = new Map(rows.map((row) => [row.id, methodOf(row)]))
  return (id) => {
    const method = methods.get(id)
    if (!method) throw new Error(`deposit method ${id} does not exist`)
    return method
  }
}

/** Seconds from request to credit, the median of the method's last month; undefined without history. */
export async function findMedianSeconds(reader: Reader, methodId: string, now: Date): Promise<number | undefined> {
  const since = new Date(now.getTime() - historyDays * 86_400_000)
  const { rows } = await sql<{ seconds: number | null }>`
    select round(percentile_disc(0.5) within group (order by extract(epoch from decided_at - created_at)))::int as seconds
    from (
      select decided_at, created_at from deposits
      where method_id = ${methodId} and state = 'approved' and decided_at >= ${since}
      order by decided_at desc limit ${historyCountMax}
    ) recent`.execute(reader)
  return rows[0]?.seconds ?? undefined
}

const methodOf = (row: Selectable<DB['deposit_methods']>): DepositMethod => ({
  id: row.id,
  kind: row.kind as DepositMethod['kind'],
  currency: row.currency,
  names: row.names as Record<Language, string>,
  instructions: row.instructions as Record<Language, string>,
  minMinor: BigInt(row.min_minor),
  maxMinor: BigInt(row.max_minor),
  feeRateBp: row.fee_rate_bp,
  feeFixedMinor: BigInt(row.fee_fixed_minor),
  feeBearer: row.fee_bearer as DepositMethod['feeBearer'],
  lifeMinutes: row.life_minutes,
  accounts: row.accounts as unknown as DepositMethod['accounts'],
  isEnabled: row.is_enabled,
  revision: row.revision,
  changedAt: row.changed_at ?? undefined,
  changedBy: row.changed_by ?? undefined,
})
