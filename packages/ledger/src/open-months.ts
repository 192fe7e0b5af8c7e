import { sql, type Transaction } from 'kysely'

/**
 * Makes the tables for the entries of the months to come, so that the one after the next is never missing, and answers how
 * many were new. A job calls it; money moves meanwhile.
 */
export async function openMonths<Schema>(tx: Transaction<Schema>, monthsAhead: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ledger.open_months(${monthsAhead}) as count`.execute(tx)
  return rows[0]?.count ?? 0
}
