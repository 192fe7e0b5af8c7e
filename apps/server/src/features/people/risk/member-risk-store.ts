import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

export async function findRiskMember(reader: Reader, memberId: string) {
  const row = await reader.selectFrom('risk_members').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  return {
    harm: row?.harm ?? 0,
    laundering: row?.laundering ?? 0,
    isBonusStopped: row?.bonus_stopped_at != null,
    isPayoutHeld: row?.payouts_held_at != null,
    tags: row?.tags ?? [],
    income: row?.income_minor ? { minor: BigInt(row.income_minor), source: row.income_source ?? '' } : undefined,
  }
}

interface FlowRow {
  day: string
  deposited: string
  withdrawn: string
  net: string
  played_ms: string
  longest_ms: string
  cancelled: number
}

/** Sixty days of the site up to today, each with what was paid in and out, won or lost, and played; empty ones too. */
export async function listFlow(
  reader: Reader,
  memberId: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<FlowRow[]> {
  const { rows } = await sql<FlowRow>`
    with today as (select (${now}::timestamptz at time zone ${timeZone})::date as day)
    select d::date::text as day, coalesce(r.deposits_minor, 0)::text as deposited, coalesce(r.withdrawals_minor, 0)::text as withdrawn,
      coalesce(r.won_minor - r.staked_minor, 0)::text as net, coalesce(r.played_ms, 0)::text as played_ms,
      coalesce(r.longest_ms, 0)::text as longest_ms, coalesce(r.cancelled_withdrawals, 0) as cancelled
    from today, generate_series(today.day - 59, today.day, interval '1 day') d
    left join risk_days r on r.member_id = ${memberId} and r.day = d::date order by d`.execute(reader)
  return rows
}

/** All that was ever won less staked, from the counted bets. */
export async function findNetEver(reader: Reader, memberId: string, currency: string): Promise<bigint> {
  const { rows } = await sql<{ net: string }>`
    select coalesce(sum(payouts_minor + rollbacks_minor - stakes_minor), 0)::text as net from bet_days
    where member_id = ${memberId} and currency = ${currency}`.execute(reader)
  return BigInt(rows[0]?.net ?? 0)
}
