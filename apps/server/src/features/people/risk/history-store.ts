import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { type DayFigures, historyDays } from './figures.ts'
import { distressWords, giftWords } from './words.ts'

/** A day of the site as a number: days since 1970-01-01. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** Gathers one day anew; tells for how many members there was anything. */
export async function gatherDay(tx: Tx, day: string, timeZone: string): Promise<number> {
  const patternsOf = (words: readonly string[]) => words.map((word) => `%${word}%`)
  const { rows } = await sql<{ count: number }>`
    select gather_risk_day(${day}::date, ${timeZone}, ${patternsOf(distressWords)}::text[],
      ${patternsOf(giftWords)}::text[]) as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Days to look at: from the last one looked at, which may not have been over, or the last 90. */
export async function listDaysToLook(
  reader: Reader,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with today as (select (${now}::timestamptz at time zone ${timeZone})::date as day)
    select d::date::text as day from today, generate_series(
      greatest(coalesce((select max(day) from risk_runs where time_zone = ${timeZone}), today.day - 89), today.day - 89),
      today.day, interval '1 day') d order by d`.execute(reader)
  return rows.map(({ day }) => day)
}

/** Everybody for whom that day has figures. */
export async function listActive(reader: Reader, day: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('risk_days')
    .select('member_id')
    .where('day', '=', sql<Date>`${day}::date`)
    .orderBy('member_id')
    .execute()
  return rows.map((row) => row.member_id)
}

/** The figures of these members up to a day, oldest first. */
export async function listHistories(
  reader: Reader,
  memberIds: readonly string[],
  day: string,
): Promise<(memberId: string) => DayFigures[]> {
  const { rows } = await sql<DayRow>`
    select r.*, r.day - '1970-01-01'::date as day_number from risk_days r
    where r.member_id = any(${memberIds}::text[]) and r.day <= ${day}::date and r.day > ${day}::date - ${historyDays}::integer
    order by r.member_id, r.day`.execute(reader)
  const byMember = Map.groupBy(rows, (row) => row.member_id)
  return (memberId) => (byMember.get(memberId) ?? []).map(figuresOf)
}

type DayRow = Selectable<DB['risk_days']> & { day_number: number }

const figuresOf = (row: DayRow): DayFigures => ({
  day: row.day_number,
  depositCount: row.deposit_count,
  depositsMinor: BigInt(row.deposits_minor),
  sessionDeposits: row.session_deposits,
  quickDeposits: row.quick_deposits,
  declinedDeposits: row.declined_deposits,
  withdrawalCount: row.withdrawal_count,
  withdrawalsMinor: BigInt(row.withdrawals_minor),
  cancelledWithdrawals: row.cancelled_withdrawals,
  roundCount: row.round_count,
  stakedMinor: BigInt(row.staked_minor),
  wonMinor: BigInt(row.won_minor),
  stakeMedianMinor: BigInt(row.stake_median_minor),
  stakeMaxMinor: BigInt(row.stake_max_minor),
  stakeDeviationMinor: BigInt(row.stake_deviation_minor),
  chaseCount: row.chase_count,
  playedMs: Number(row.played_ms),
  nightMs: Number(row.night_ms),
  longestMs: Number(row.longest_ms),
  categories: row.categories,
  newAccounts: row.new_accounts,
  raisedLimits: row.raised_limits,
  askedRaises: row.asked_raises,
  stops: row.stops,
  resumedSoon: row.resumed_soon,
  quickChecks: row.quick_checks,
  distressCount: row.distress_count,
  giftAsks: row.gift_asks,
})

interface PersonFacts {
  cohortLossMinor: bigint | undefined
  income: { minor: bigint; source: string } | undefined
  worries: { by: string }[]
  excludedAlike: string[]
}

interface PersonRow {
  member_id: string
  cohort_loss: string | null
  income_minor: string | null
  income_source: string | null
  worries: string[]
  excluded: string[]
}

/** Fewer players than that have no 99th of a hundred. */
const cohortMin = 100

/** What rules look at besides the days: the losses of players of the same time here, income, worries, accounts of one hand. */
export async function listPersonFacts(
  reader: Reader,
  memberIds: readonly string[],
  day: string,
): Promise<(memberId: string) => PersonFacts> {
  const { rows } = await sql<PersonRow>`
    with bands as (
      select l.member_id, l.loss, case when m.registered_at > ${day}::date - 30 then 0 when m.registered_at > ${day}::date - 180 then 1
        when m.registered_at > ${day}::date - 730 then 2 else 3 end as band
      from (
        select d.member_id, sum(d.staked_minor - d.won_minor) as loss from risk_days d
        where d.day <= ${day}::date and d.day > ${day}::date - 30 and d.round_count > 0 group by d.member_id
      ) l join members m on m.id = l.member_id
    ), cohorts as (
      select b.band, percentile_disc(0.99) within group (order by b.loss)::bigint as loss from bands b
      group by b.band having count(*) >= ${cohortMin}
    )
    select i.member_id, c.loss as cohort_loss, r.income_minor, r.income_source,
      coalesce((select array_agg(o.display_name order by a.acted_at) from risk_actions a join operators o on o.id = a.actor_id
        where a.member_id = i.member_id and a.kind = 'note' and a.day = ${day}::date), '{}') as worries,
      coalesce((select array_agg(distinct x.account) from members x join play_limits p on p.member_id = x.id
        where p.excluded_until > now() + interval '30 days' and x.id in (
          select f.member_id from payout_accounts y join payout_accounts f on f.account_no_hash = y.account_no_hash
          where y.member_id = i.member_id and f.member_id <> i.member_id
          union
          select f.member_id from trusted_devices y join trusted_devices f on f.token_hash = y.token_hash
          where y.member_id = i.member_id and f.member_id <> i.member_id)), '{}') as excluded
    from unnest(${memberIds}::text[]) i (member_id)
    left join bands b on b.member_id = i.member_id
    left join cohorts c on c.band = b.band
    left join risk_members r on r.member_id = i.member_id`.execute(reader)
  const found = new Map(rows.map((row) => [row.member_id, row]))
  return (memberId) => {
    const row = found.get(memberId)
    return {
      cohortLossMinor: row?.cohort_loss == null ? undefined : BigInt(row.cohort_loss),
      income:
        row?.income_minor == null ? undefined : { minor: BigInt(row.income_minor), source: row.income_source ?? '' },
      worries: (row?.worries ?? []).map((by) => ({ by })),
      excludedAlike: row?.excluded ?? [],
    }
  }
}
