import type { Reader } from '../../../db/db.ts'

/** Where a vendor is asked, and where its games open. */
export const findAddresses = (db: Reader, vendorId: string) =>
  db.selectFrom('vendors').select(['base_url', 'launch_origin']).where('id', '=', vendorId).executeTakeFirst()
