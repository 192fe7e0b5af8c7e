import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { VendorWallet } from './wallet-transfer.ts'

/** The purses of a member at the vendors that keep some; one at a vendor that is closed shows while money is there. */
export async function listVendorWallets(reader: Reader, memberId: string, currency: string): Promise<VendorWallet[]> {
  const { rows } = await sql<{
    vendor_id: string
    name: string
    brand: string | null
    balance: string | null
    status: string
  }>`
    select v.id as vendor_id, v.name, v.status, w.balance_minor as balance,
      (select min(g.brand_code) from games g where g.vendor_id = v.id) as brand
    from vendors v
    left join vendor_wallets w on w.vendor_id = v.id and w.member_id = ${memberId} and w.currency = ${currency}
    where v.wallet_mode = 'transfer' and (v.status <> 'disabled' or w.balance_minor > 0)
    order by v.name, v.id`.execute(reader)
  return rows.map((row) => ({
    vendorId: row.vendor_id,
    name: row.name,
    vassalage: row.brand ?? undefined,
    balanceMinor: BigInt(row.balance ?? 0),
    isActive: row.status === 'active',
  }))
}

interface ToldBalance {
  memberId: string
  vendorId: string
  currency: string
  balanceMinor: bigint
  at: Date
}

export async function saveToldBalance(tx: Tx, told: ToldBalance): Promise<void> {
  await tx
    .insertInto('vendor_wallets')
    .values({
      member_id: told.memberId,
      vendor_id: told.vendorId,
      currency: told.currency,
      balance_minor: told.balanceMinor,
      told_at: told.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'vendor_id', 'currency'])
        .doUpdateSet({ balance_minor: told.balanceMinor, told_at: told.at })
        .where('vendor_wallets.told_at', '<=', told.at),
    )
    .execute()
}

export async function isAutomatic(reader: Reader, memberId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('automatic_wallets')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveAutomatic(tx: Tx, memberId: string, isChosen: boolean, at: Date): Promise<void> {
  if (isChosen)
    await tx
      .insertInto('automatic_wallets')
      .values({ member_id: memberId, chosen_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await tx.deleteFrom('automatic_wallets').where('member_id', '=', memberId).execute()
}
