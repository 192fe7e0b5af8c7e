import type { ContractKind } from '@fairground/contract'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Period, Rhythm } from './period.ts'

export interface Run extends Period {
  kind: ContractKind
  rhythm: Rhythm
  ranAt: Date
}

/** Whether the period is this transaction's to settle; another that is settling it is waited for. */
export async function claimPeriod(tx: Tx, run: Run): Promise<boolean> {
  const row = await tx
    .insertInto('contract_runs')
    .values({ kind: run.kind, rhythm: run.rhythm, period_from: run.from, period_to: run.to, ran_at: run.ranAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

interface Counts {
  contractCount: number
  incomeCount: number
  amountMinor: bigint
}

export async function saveCounts(tx: Tx, run: Run, { contractCount, incomeCount, amountMinor }: Counts): Promise<void> {
  await tx
    .updateTable('contract_runs')
    .set({ contract_count: contractCount, income_count: incomeCount, amount_minor: amountMinor })
    .where('kind', '=', run.kind)
    .where('rhythm', '=', run.rhythm)
    .where('period_from', '=', run.from)
    .execute()
}

/** Up to where the periods of a rhythm are settled; undefined before the first. */
export async function findSettledUntil(reader: Reader, kind: ContractKind, rhythm: Rhythm): Promise<Date | undefined> {
  const row = await reader
    .selectFrom('contract_runs')
    .select('period_to')
    .where('kind', '=', kind)
    .where('rhythm', '=', rhythm)
    .orderBy('period_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.period_to
}

interface RunQuery {
  kind: ContractKind | undefined
  pageNo: number
  pageSize: number
}

/** A page of the settled periods, newest first. */
export async function listRuns(
  reader: Reader,
  { kind, pageNo, pageSize }: RunQuery,
): Promise<{ runs: (Run & Counts)[]; total: number }> {
  const found = reader
    .selectFrom('contract_runs')
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? ''))
  const { rows, total } = await readPage(found.selectAll().orderBy('ran_at', 'desc').orderBy('period_from', 'desc'), {
    pageNo,
    pageSize,
  })
  const runs = rows.map((row) => ({
    kind: row.kind as ContractKind,
    rhythm: row.rhythm as Rhythm,
    from: row.period_from,
    to: row.period_to,
    ranAt: row.ran_at,
    contractCount: row.contract_count,
    incomeCount: row.income_count,
    amountMinor: BigInt(row.amount_minor),
  }))
  return { runs, total }
}
