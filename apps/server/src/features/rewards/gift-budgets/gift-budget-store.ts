import type { GiftSource } from '@fairground/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

export interface GiftBudget {
  source: GiftSource
  currency: string
  /** Of a day of the site, for all members and for one. */
  dayMinor: bigint
  memberMinor: bigint
}

interface Row {
  source: string
  currency: string
  day_minor: string
  member_minor: string
}

const budgetOf = (row: Row): GiftBudget => ({
  source: row.source as GiftSource,
  currency: row.currency,
  dayMinor: BigInt(row.day_minor),
  memberMinor: BigInt(row.member_minor),
})

export async function listBudgets(reader: Reader): Promise<GiftBudget[]> {
  const rows = await reader.selectFrom('gift_budgets').selectAll().orderBy('source').orderBy('currency').execute()
  return rows.map(budgetOf)
}

type Key = Pick<GiftBudget, 'source' | 'currency'>

export async function findBudget(reader: Reader, { source, currency }: Key): Promise<GiftBudget | undefined> {
  return (await listBudgets(reader)).find((one) => one.source === source && one.currency === currency)
}

/** The budget, held until the transaction ends: one gift out of it after the other. */
export async function lockBudget(tx: Tx, { source, currency }: Key): Promise<GiftBudget | undefined> {
  const row = await tx
    .selectFrom('gift_budgets')
    .selectAll()
    .where('source', '=', source)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst()
  return row && budgetOf(row)
}

export async function saveBudget(
  tx: Tx,
  { source, currency, dayMinor, memberMinor }: GiftBudget,
  at: Date,
): Promise<void> {
  const set = { day_minor: dayMinor.toString(), member_minor: memberMinor.toString(), changed_at: at }
  await tx
    .insertInto('gift_budgets')
    .values({ source, currency, ...set })
    .onConflict((conflict) => conflict.columns(['source', 'currency']).doUpdateSet(set))
    .execute()
}

interface SpentOn extends Key {
  /** Day of the site. */
  on: string
}

/** What was given on a day to all. */
export async function findSpent(reader: Reader, { source, currency, on }: SpentOn): Promise<bigint> {
  return sumOf(reader, sql`source = ${source} and currency = ${currency} and day = ${on}::date and member_id = ''`)
}

/** What was given on a day to a member, and to the accounts that share a card, browser or number with his. */
export async function findSpentByPerson(
  reader: Reader,
  { source, currency, on, memberId }: SpentOn & { memberId: string },
): Promise<{ memberMinor: bigint; personMinor: bigint }> {
  const day = sql`source = ${source} and currency = ${currency} and day = ${on}::date`
  return {
    memberMinor: await sumOf(reader, sql`${day} and member_id = ${memberId}`),
    personMinor: await sumOf(reader, sql`${day} and member_id = any(array(select related_members(${memberId})))`),
  }
}

async function sumOf(reader: Reader, which: RawBuilder<unknown>): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(spent_minor), 0) as sum from gift_spendings where ${which}`.execute(reader)
  return BigInt(rows[0]?.sum ?? 0)
}

export async function saveSpent(
  tx: Tx,
  spent: Key & { on: string; memberId: string; spentMinor: bigint },
): Promise<void> {
  const { source, currency, on, memberId, spentMinor } = spent
  const set = { spent_minor: spentMinor.toString() }
  await tx
    .insertInto('gift_spendings')
    .values({ source, currency, day: on, member_id: memberId, ...set })
    .onConflict((conflict) => conflict.columns(['source', 'currency', 'day', 'member_id']).doUpdateSet(set))
    .execute()
}
