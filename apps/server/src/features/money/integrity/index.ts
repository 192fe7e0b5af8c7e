import type { Reader } from '../../../db/db.ts'
import { findOpenFreeze } from './freeze-store.ts'

export { findBroken } from './check-books.ts'
export { integrityJobs } from './integrity-jobs.ts'
export { integrityRoutes } from './integrity-routes.ts'
export { listHeads } from './list-heads.ts'
export { integritySealed } from './sealed-columns.ts'

/** True while a check of the books holds every payout back. */
export const arePayoutsFrozen = async (reader: Reader): Promise<boolean> => (await findOpenFreeze(reader)) !== undefined
