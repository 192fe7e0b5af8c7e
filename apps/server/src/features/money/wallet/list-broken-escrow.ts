import type { BrokenRow } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

/** What of money at tables of players is not as its hands say (I-33). One statement, so that all of it is of one moment. */
export async function listBrokenEscrow(reader: Reader): Promise<BrokenRow[]> {
  const { rows } = await sql<{ place: string; detail: string }>`
    with booked as (
      select owner_id as seat_id, balance as minor from ledger.account_balances where kind = 'escrow'
    ), played as (
      select vendor_id, escrow_id, sum(contribution_minor) as contributed, sum(rake_minor) as rake,
        sum(returned_minor - contribution_minor) as won
      from escrow_hand_seats group by 1, 2
    ), bought as (
      select vendor_id, escrow_id, sum(amount_minor) as minor
      from escrow_buy_ins where taken_back_at is null group by 1, 2
    ), raked as (
      select vendor_id, currency, sum(rake_minor) as minor from escrow_hands group by 1, 2
    ), cleared as (
      select a.owner_id as vendor_id, a.currency, sum(e.amount) as minor
      from ledger.account_entries e join ledger.account_balances a using (account_id)
      where e.transfer_kind = 'rake' and a.kind = 'vendor_clearing' group by 1, 2
    )
    select 'seat ' || coalesce(e.escrow_id, b.seat_id) as place,
      coalesce(b.minor, 0) || ' is booked, it holds ' || coalesce(e.balance_minor, 0) as detail
    from escrows e full join booked b using (seat_id)
    where coalesce(b.minor, 0) <> coalesce(e.balance_minor, 0)
    union all
    select 'seat ' || e.escrow_id, 'its hands or buy-ins do not add up to it'
    from escrows e left join played p using (vendor_id, escrow_id) left join bought b using (vendor_id, escrow_id)
    where (coalesce(p.contributed, 0), coalesce(p.rake, 0), coalesce(p.won, 0), coalesce(b.minor, 0))
      is distinct from (e.contributed_minor::numeric, e.rake_minor::numeric, e.won_minor::numeric, e.bought_minor::numeric)
    union all
    select 'pot ' || owner_id, 'it holds ' || balance from ledger.account_balances where kind = 'pot' and balance <> 0
    union all
    select 'table ' || t.table_id, 'its last hand is ' || t.last_hand_seq || ' of ' || h.count
    from escrow_tables t
    cross join lateral (
      select count(*) from escrow_hands h where h.vendor_id = t.vendor_id and h.table_id = t.table_id
    ) h
    where t.last_hand_seq <> h.count
    union all
    select 'vendor ' || coalesce(r.vendor_id, c.vendor_id) || ', ' || coalesce(r.currency, c.currency),
      'its hands raked ' || coalesce(r.minor, 0) || ', ' || coalesce(c.minor, 0) || ' is booked'
    from raked r full join cleared c on c.vendor_id = r.vendor_id and c.currency = r.currency
    where coalesce(r.minor, 0) <> coalesce(c.minor, 0)
    order by 1, 2`.execute(reader)
  return rows.map(({ place, detail }) => ({ rule: 'escrow', place, detail }))
}
