import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { historyCountMin, historyDays, type PayoutTimes } from './payout-times.ts'

/** Measures anew. One measurement at a time; readers see the last one until this is committed. */
export async function measurePayoutTimes(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - historyDays * 86_400_000)
  await sql`select pg_advisory_xact_lock(hashtextextended('payout-times', 0))`.execute(tx)
  await tx.deleteFrom('payout_times').execute()
  await sql`
    insert into payout_times (bank_code, payout_count, median_seconds, p95_seconds, measured_at)
    select p.bank_code, count(*), percentile_disc(0.5) within group (order by w.seconds),
      percentile_disc(0.95) within group (order by w.seconds), ${now}
    from (
      -- What players were asked and took their time over is not ours.
      select payout_account_id, greatest(0, extract(epoch from paid_at - created_at)::int - waited_ms / 1000)::int as seconds
      from withdrawals
      where paid_minor > 0 and paid_minor = amount_minor and paid_at >= ${since}
    ) w join payout_accounts p on p.id = w.payout_account_id
    group by p.bank_code having count(*) >= ${historyCountMin}`.execute(tx)
}

/** Of every bank with enough history, the quickest first. */
export async function listPayoutTimes(reader: Reader): Promise<PayoutTimes[]> {
  const rows = await reader
    .selectFrom('payout_times')
    .selectAll()
    .orderBy('median_seconds')
    .orderBy('bank_code')
    .execute()
  return rows.map((row) => ({
    bankCode: row.bank_code,
    payoutCount: row.payout_count,
    medianSeconds: row.median_seconds,
    p95Seconds: row.p95_seconds,
  }))
}
