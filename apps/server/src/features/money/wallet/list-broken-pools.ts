import type { BrokenRow } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

interface PoolRow {
  owner_id: string
  currency: string
  kind: string
  balance: string
  booked: string
  kept: string
}

/** Pools of jackpots that hold less than nothing, or not the shares of the bets that stand. One statement, so that all is of one moment. */
export async function listBrokenPools(reader: Reader): Promise<BrokenRow[]> {
  const { rows } = await sql<PoolRow>`
    with pools as (
      select account_id, owner_id, currency, kind, balance from ledger.house_balances
      where kind in ('jackpot_base', 'jackpot_increment', 'jackpot_reserve')
    ), booked as (
      select p.account_id, coalesce(sum(e.amount) filter (where e.transfer_kind in ('jackpot_share', 'reversal')), 0) as minor
      from pools p left join ledger.account_entries e on e.account_id = p.account_id group by 1
    ), kept as (
      select vendor_id || ':' || jackpot_id || ':' || tier as owner_id, currency,
        sum(increment_minor) as increments, sum(reserve_minor) as reserves
      from jackpot_shares where returned_at is null group by 1, 2
    )
    select p.owner_id, p.currency, p.kind, p.balance::text, b.minor::text as booked,
      coalesce(case p.kind when 'jackpot_increment' then k.increments when 'jackpot_reserve' then k.reserves end, 0)::text as kept
    from pools p join booked b using (account_id) left join kept k using (owner_id, currency)
    where p.balance < 0 or b.minor <> coalesce(
      case p.kind when 'jackpot_increment' then k.increments when 'jackpot_reserve' then k.reserves end, 0)
    order by 1, 2, 3`.execute(reader)
  return rows.map(({ owner_id, currency, kind, balance, booked, kept }) => ({
    rule: 'jackpot-pool',
    place: `pool ${owner_id}, ${currency}, ${kind}`,
    detail: `it holds ${balance}; ${booked} of stakes are booked, the bets that stand brought ${kept}`,
  }))
}
