import { type Kysely, sql, type Transaction } from 'kysely'
import type { AccountKind, AccountRef } from './account.ts'

export interface DaySum {
  /** yyyy-MM-dd in the time zone asked for. */
  day: string
  transferKind: string
  /** Kind of the other account. */
  counterKind: AccountKind
  entryCount: number
  receivedMinor: bigint
  spentMinor: bigint
}

interface DaySumRow {
  day: string
  kind: string
  counter_kind: AccountKind
  entry_count: string
  received: string
  spent: string
}

export interface DaySpan {
  timeZone: string
  /** Inclusive; the beginning when undefined. */
  from: Date | undefined
  /** Exclusive; without an end when undefined. */
  to: Date | undefined
}

/** Adds the next entries of members to the sums by day; false when none wait. A job calls it, one transaction a step. */
export async function countDays<Schema>(
  tx: Transaction<Schema>,
  options: { timeZone: string; transfersMax: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_more: boolean }>`
    select ledger.count_days(${options.timeZone}, ${options.transfersMax}::integer) as is_more`.execute(tx)
  return rows[0]?.is_more === true
}

/** A member's account sums by day, kind and counterpart, oldest first, up to date. */
export async function listDaySums<Schema>(
  executor: Kysely<Schema>,
  account: AccountRef,
  { timeZone, from, to }: DaySpan,
): Promise<DaySum[]> {
  const { rows } = await sql<DaySumRow>`
    select s.day::text as day, s.kind, s.counter_kind, s.entry_count, s.received, s.spent
    from ledger.account_sums((
        select b.account_id from ledger.account_balances b
        where b.owner_kind = ${account.ownerKind} and b.owner_id = ${account.ownerId}
          and b.kind = ${account.kind} and b.currency = ${account.currency}
      ), ${timeZone}, coalesce(${from ?? null}::timestamptz, '-infinity'), coalesce(${to ?? null}::timestamptz, 'infinity')) s
    order by s.day, s.kind, s.counter_kind`.execute(executor)
  return rows.map((row) => ({
    day: row.day,
    transferKind: row.kind,
    counterKind: row.counter_kind,
    entryCount: Number(row.entry_count),
    receivedMinor: BigInt(row.received),
    spentMinor: BigInt(row.spent),
  }))
}

export interface BrokenDay {
  place: string
  counted: string
  found: string
}

export const brokenDaysMax = 1_000

/** Sums by day that are not what the entries add up to. It reads every entry, so only a job asks. */
export async function listBrokenDays<Schema>(executor: Kysely<Schema>): Promise<BrokenDay[]> {
  const { rows } = await sql<BrokenDay>`
    select concat_ws(', ', 'account ' || account_id, day, kind, counter_kind) as place, counted, found
    from ledger.broken_days order by account_id, day, kind, counter_kind limit ${brokenDaysMax}`.execute(executor)
  return rows
}
