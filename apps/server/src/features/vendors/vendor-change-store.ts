import type { Reader, Tx } from '../../db/db.ts'
import type { WalletMode } from '../catalogue/index.ts'
import type { LimitsWish, VendorChange } from './vendor-change.ts'

const open = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('vendor_changes as c')
    .innerJoin('operators as o', 'o.id', 'c.asked_by')
    .selectAll('c')
    .select('o.username')
    .where('c.vendor_id', '=', vendorId)
    .where('c.state', '=', 'asked')

type Row = Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirst']>>

const changeOf = (row: Row): VendorChange | undefined =>
  row && {
    id: row.id,
    vendorId: row.vendor_id,
    wish: row.mode === null ? { limits: row.limits as unknown as LimitsWish } : { mode: row.mode as WalletMode },
    reason: row.reason,
    askedBy: row.asked_by,
    askedByName: row.username,
    askedAt: row.asked_at,
  }

/** The change of a vendor that waits for a second person. */
export const findOpenChange = async (reader: Reader, vendorId: string): Promise<VendorChange | undefined> =>
  changeOf(await open(reader, vendorId).executeTakeFirst())

export const lockOpenChange = async (tx: Tx, vendorId: string): Promise<VendorChange | undefined> =>
  changeOf(await open(tx, vendorId).forUpdate('c').executeTakeFirst())

export async function addChange(tx: Tx, change: Omit<VendorChange, 'askedByName'>): Promise<void> {
  const { id, vendorId, wish, reason, askedBy, askedAt } = change
  const wanted = 'mode' in wish ? wish : { limits: JSON.stringify(wish.limits) }
  await tx
    .insertInto('vendor_changes')
    .values({ id, vendor_id: vendorId, ...wanted, reason, asked_by: askedBy, asked_at: askedAt })
    .execute()
}

export async function saveDecided(
  tx: Tx,
  id: string,
  { state, staffId, at }: { state: string; staffId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('vendor_changes')
    .set({ state, decided_by: staffId, decided_at: at })
    .where('id', '=', id)
    .execute()
}
