import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { findThreshold } from '../../site/wishes/index.ts'
import type { Contract } from './contract.ts'
import type { StoredIncome } from './listed.ts'

const dayMs = 24 * 3_600_000

/**
 * Whether an income may be paid before somebody looked at it: with all that its contract gave within a day it is no more
 * than the site's threshold, so that many short periods are not more than one long.
 */
export async function reviewOf(
  reader: Reader,
  contracts: readonly Contract[],
  periodTo: Date,
): Promise<(income: StoredIncome) => boolean> {
  const currencies = [...new Set(contracts.map(({ currency }) => currency))]
  const mostOf = new Map<string, bigint>()
  for (const currency of currencies) mostOf.set(currency, await findThreshold(reader, 'contracts', currency))
  const since = new Date(periodTo.getTime() - dayMs)
  const ids = contracts.map(({ id }) => id)
  const { rows } = await sumsSince(ids, since).execute(reader)
  const givenBy = new Map(rows.map((row) => [row.contract_id, BigInt(row.sum)]))
  return ({ contractId, currency, amountMinor }) =>
    (givenBy.get(contractId) ?? 0n) + amountMinor <= (mostOf.get(currency) ?? 0n)
}

const sumsSince = (ids: readonly string[], since: Date): RawBuilder<{ contract_id: string; sum: string }> => sql`
  select contract_id, sum(amount_minor)::text as sum from contract_incomes
  where contract_id = any(${ids}::text[]) and period_to > ${since} and state <> 'refused' group by 1`
