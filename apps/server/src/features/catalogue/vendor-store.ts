import type { Reader, Tx } from '../../db/db.ts'

export interface Vendor {
  vendorId: string
  baseUrl: string
  launchOrigin: string
  isActive: boolean
}

export interface VendorKeyRow {
  vendorId: string
  keyId: string
  secretSealed: string
  retiredAt: Date | null
  isVendorActive: boolean
}

export async function findVendor(reader: Reader, vendorId: string): Promise<Vendor | undefined> {
  const row = await reader.selectFrom('vendors').selectAll().where('id', '=', vendorId).executeTakeFirst()
  return (
    row && {
      vendorId: row.id,
      baseUrl: row.base_url,
      launchOrigin: row.launch_origin,
      isActive: row.status === 'active',
    }
  )
}

export async function findVendorKeyRow(
  reader: Reader,
  vendorId: string,
  keyId: string,
): Promise<VendorKeyRow | undefined> {
  const row = await reader
    .selectFrom('vendor_keys as k')
    .innerJoin('vendors as v', 'v.id', 'k.vendor_id')
    .select(['k.vendor_id', 'k.key_id', 'k.secret_sealed', 'k.retired_at', 'v.status'])
    .where('k.vendor_id', '=', vendorId)
    .where('k.key_id', '=', keyId)
    .executeTakeFirst()
  return (
    row && {
      vendorId: row.vendor_id,
      keyId: row.key_id,
      secretSealed: row.secret_sealed,
      retiredAt: row.retired_at,
      isVendorActive: row.status === 'active',
    }
  )
}

/** The newest key that is in use: what the platform signs its own calls with. */
export async function findSigningKey(
  reader: Reader,
  vendorId: string,
): Promise<{ keyId: string; secretSealed: string } | undefined> {
  const row = await reader
    .selectFrom('vendor_keys')
    .select(['key_id', 'secret_sealed'])
    .where('vendor_id', '=', vendorId)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { keyId: row.key_id, secretSealed: row.secret_sealed }
}

export async function saveVendor(
  tx: Tx,
  vendor: { id: string; name: string; base_url: string; launch_origin: string },
): Promise<void> {
  await tx
    .insertInto('vendors')
    .values(vendor)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ base_url: vendor.base_url, launch_origin: vendor.launch_origin }),
    )
    .execute()
}

export async function saveVendorKey(
  tx: Tx,
  key: { vendor_id: string; key_id: string; secret_sealed: string },
): Promise<void> {
  await tx
    .insertInto('vendor_keys')
    .values(key)
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'key_id']).doUpdateSet({ secret_sealed: key.secret_sealed }),
    )
    .execute()
}
