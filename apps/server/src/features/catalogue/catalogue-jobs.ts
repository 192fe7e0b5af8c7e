import { transact } from '../../db/db.ts'
import { enqueue, type Jobs } from '../../lib/jobs.ts'
import { refreshCatalogue } from './refresh-catalogue.ts'

const triesMax = 3

export const catalogueJobs: Jobs = {
  /** Without a vendor: every active one by a job of its own, so that one that is silent keeps none from the others. */
  'refresh-catalogue': async (context, payload) => {
    const { vendorId } = payload as { vendorId?: string }
    if (vendorId) return refreshCatalogue(context, vendorId)
    const vendors = await context.db.selectFrom('vendors').select('id').where('status', '=', 'active').execute()
    await transact(context.db, async (tx) => {
      for (const { id } of vendors) {
        const options = { jobKey: `refresh-catalogue:${id}`, maxAttempts: triesMax }
        await enqueue(tx, 'refresh-catalogue', { vendorId: id }, options)
      }
    })
  },
}
