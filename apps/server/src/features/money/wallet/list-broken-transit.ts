import type { BrokenRow } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

/** Vendors at which the money in transit is not the sum of the transfers that wait for an answer. One statement, so that both are of one moment. */
export async function listBrokenTransit(reader: Reader): Promise<BrokenRow[]> {
  const { rows } = await sql<{ vendor_id: string; currency: string; booked: string; pending: string }>`
    with booked as (
      select owner_id as vendor_id, currency, balance as minor from ledger.house_balances where kind = 'wallet_transit'
    ), pending as (
      select vendor_id, currency, sum(amount_minor) as minor from wallet_transfers where state = 'pending' group by 1, 2
    )
    select vendor_id, currency, coalesce(b.minor, 0)::text as booked, coalesce(p.minor, 0)::text as pending
    from booked b full join pending p using (vendor_id, currency)
    where coalesce(b.minor, 0) <> coalesce(p.minor, 0) order by 1, 2`.execute(reader)
  return rows.map(({ vendor_id, currency, booked, pending }) => ({
    rule: 'wallet-transit',
    place: `vendor ${vendor_id}, ${currency}`,
    detail: `${booked} is in transit, the transfers that wait add up to ${pending}`,
  }))
}
