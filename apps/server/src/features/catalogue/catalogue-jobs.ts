import type { AppContext } from '../../context.ts'
import type { Jobs } from '../../lib/jobs.ts'
import { refreshCatalogue } from './refresh-catalogue.ts'

export const catalogueJobs: Jobs = {
  'refresh-catalogue': async (context: AppContext, payload: unknown) => {
    const { vendorId } = payload as { vendorId?: string }
    const vendors = vendorId
      ? [{ id: vendorId }]
      : await context.db.selectFrom('vendors').select('id').where('status', '=', 'active').execute()
    for (const { id } of vendors) await refreshCatalogue(context, id)
  },
}
