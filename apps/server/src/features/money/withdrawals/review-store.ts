import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { ReviewFacts } from './withdrawal-checks.ts'

/** Facts of a review that the tables hold; names are sealed and come from the member and the account. */
export type StoredFacts = Omit<ReviewFacts, 'payeeName' | 'accountName'>

interface FactsRow {
  id: string
  payout_account_added_at: Date
  last_deposit_minor: string | null
  staked_minor: string
  count_per_day: number
}

/** What was true of each of these withdrawals when it was asked for. */
export async function listFacts(reader: Reader, ids: readonly string[]): Promise<(id: string) => StoredFacts> {
  const { rows } = await sql<FactsRow>`
    select w.id, p.created_at as payout_account_added_at, last_deposit.amount_minor as last_deposit_minor,
      staked.amount_minor as staked_minor, recent.count as count_per_day
    from withdrawals w
    join payout_accounts p on p.id = w.payout_account_id
    left join lateral (
      select d.amount_minor, d.decided_at from deposits d
      where d.member_id = w.member_id and d.currency = w.currency and d.state = 'approved' and d.decided_at <= w.created_at
      order by d.decided_at desc limit 1
    ) last_deposit on true
    cross join lateral (
      select coalesce(sum(g.stakes_minor - g.rollbacks_minor
        - uncounted_bet(g.stakes_minor, g.rollbacks_minor, g.turnover_minor)), 0)::numeric as amount_minor from game_rounds g
      where g.member_id = w.member_id and g.currency = w.currency and g.opened_at <= w.created_at
        and g.opened_at >= coalesce(last_deposit.decided_at, '-infinity')
        and (g.closed_at is null or g.closed_at >= coalesce(last_deposit.decided_at, '-infinity'))
    ) staked
    cross join lateral (
      select count(*)::int as count from withdrawals o
      where o.member_id = w.member_id and o.created_at <= w.created_at and o.created_at > w.created_at - interval '24 hours'
    ) recent
    where w.id = any(${ids}::text[])`.execute(reader)
  const facts = new Map(rows.map((row) => [row.id, factsOf(row)]))
  return (id) => {
    const found = facts.get(id)
    if (!found) throw new Error(`withdrawal ${id} has no facts`)
    return found
  }
}

const factsOf = (row: FactsRow): StoredFacts => ({
  payoutAccountAddedAt: row.payout_account_added_at,
  lastDepositMinor: row.last_deposit_minor === null ? undefined : BigInt(row.last_deposit_minor),
  stakedMinor: BigInt(row.staked_minor),
  countPerDay: row.count_per_day,
})

/** All that the member was ever credited by deposits and paid by withdrawals. */
export async function getTotals(
  reader: Reader,
  memberId: string,
  currency: string,
): Promise<{ depositedMinor: bigint; withdrawnMinor: bigint }> {
  const { rows } = await sql<{ deposited: string; withdrawn: string }>`
    select
      (select coalesce(sum(credit_minor), 0)::numeric from deposits where member_id = ${memberId} and currency = ${currency} and state = 'approved') as deposited,
      (select coalesce(sum(paid_minor), 0)::numeric from withdrawals where member_id = ${memberId} and currency = ${currency}) as withdrawn`.execute(
    reader,
  )
  return { depositedMinor: BigInt(rows[0]?.deposited ?? 0), withdrawnMinor: BigInt(rows[0]?.withdrawn ?? 0) }
}

const resultCountMax = 15

/** Payout less stake of the member's last closed rounds, oldest first. */
export async function listResults(
  reader: Reader,
  memberId: string,
  currency: string,
): Promise<{ roundId: string; profitMinor: bigint }[]> {
  const rows = await reader
    .selectFrom('game_rounds')
    .select(['round_id', 'stakes_minor', 'payouts_minor', 'extra_minor', 'rollbacks_minor'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('state', '=', 'closed')
    .orderBy('closed_at', 'desc')
    .limit(resultCountMax)
    .execute()
  return rows.reverse().map((row) => ({
    roundId: row.round_id,
    profitMinor:
      BigInt(row.payouts_minor) + BigInt(row.extra_minor) + BigInt(row.rollbacks_minor) - BigInt(row.stakes_minor),
  }))
}
