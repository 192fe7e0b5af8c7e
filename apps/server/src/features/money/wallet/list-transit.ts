import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

export interface TransitBalance {
  vendorId: string
  currency: string
  /** On its way to the vendor or back. */
  transitMinor: bigint
  /** Brought to the vendor less what came back; below zero when its players won more than they brought. */
  keptMinor: bigint
}

/** What the books say of every vendor that keeps purses of its own, or kept them once. */
export async function listTransit(reader: Reader): Promise<TransitBalance[]> {
  const { rows } = await sql<{ owner_id: string; currency: string; transit: string; kept: string }>`
    select owner_id, currency, coalesce(sum(balance) filter (where kind = 'wallet_transit'), 0) as transit,
      coalesce(sum(balance) filter (where kind = 'vendor_wallets'), 0) as kept
    from ledger.house_balances where kind in ('wallet_transit', 'vendor_wallets')
    group by owner_id, currency order by owner_id, currency`.execute(reader)
  return rows.map((row) => ({
    vendorId: row.owner_id,
    currency: row.currency,
    transitMinor: BigInt(row.transit),
    keptMinor: BigInt(row.kept),
  }))
}
