import type { Language } from '@fairground/i18n'
import { type Selectable, sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { DepositMethod } from './deposit-method.ts'

const historyDays = 30
const historyCountMax = 1000

/** Every method of the currency in the operator's order, disabled ones too. */
export async function listMethods(reader: Reader, currency: string): Promise<DepositMethod[]> {
  const rows = await reader
    .selectFrom('deposit_methods')
    .selectAll()
    .where('currency', '=', currency)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(methodOf)
}

export async function findMethod(reader: Reader, id: string): Promise<DepositMethod | undefined> {
  const row = await reader.selectFrom('deposit_methods').selectAll().where('id', '=', id).executeTakeFirst()
  return row && methodOf(row)
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
  bank: bankOf(row),
  isEnabled: row.is_enabled,
})

function bankOf(row: Selectable<DB['deposit_methods']>): DepositMethod['bank'] {
  const { bank_name: bankName, account_name: accountName, account_no: accountNo } = row
  return bankName && accountName && accountNo ? { bankName, accountName, accountNo } : undefined
}
