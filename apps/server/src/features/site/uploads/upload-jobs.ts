import { transact } from '../../../db/db.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { removeUploads } from './upload-store.ts'

const dayMs = 24 * 60 * 60_000
/** What proves nothing by then was never sent along. */
const unattachedMs = dayMs
/** Records of money are kept for five years. */
const attachedMs = 5 * 365 * dayMs

export const uploadJobs: Jobs = {
  'remove-old-uploads': async ({ db, clock, log }) => {
    const now = clock.now().getTime()
    const before = { unattached: new Date(now - unattachedMs), attached: new Date(now - attachedMs) }
    const removedCount = await transact(db, (tx) => removeUploads(tx, before))
    if (removedCount > 0) log.info({ removedCount }, 'uploads removed')
  },
}
