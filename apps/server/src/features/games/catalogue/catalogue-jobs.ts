import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { enqueue, type Jobs } from '../../../lib/jobs.ts'
import { matchJobs } from './read-matches.ts'
import { refreshCatalogue } from './refresh-catalogue.ts'

const triesMax = 3
const waitMs = 2_000

interface VendorRefresh {
  vendorId: string
  /** How often a silent vendor is still waited for before that is a failure. */
  waitsLeft?: number
}

export const catalogueJobs: Jobs = {
  ...matchJobs,
  /** Without a vendor: every active one by a job of its own, so that one that is silent keeps none from the others. */
  'refresh-catalogue': async (context, payload) => {
    const { vendorId, waitsLeft = 0 } = payload as Partial<VendorRefresh>
    if (vendorId) return refreshOrWait(context, { vendorId, waitsLeft })
    const vendors = await context.db.selectFrom('vendors').select('id').where('status', '=', 'active').execute()
    await transact(context.db, async (tx) => {
      for (const { id } of vendors) {
        const options = { jobKey: `refresh-catalogue:${id}`, maxAttempts: triesMax }
        await enqueue(tx, 'refresh-catalogue', { vendorId: id }, options)
      }
    })
  },
}

async function refreshOrWait(context: AppContext, { vendorId, waitsLeft = 0 }: VendorRefresh): Promise<void> {
  try {
    await refreshCatalogue(context, vendorId)
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome) || waitsLeft === 0) throw error
    context.log.info({ vendorId, waitsLeft }, 'a vendor that is still starting is waited for')
    const runAt = new Date(context.clock.now().getTime() + waitMs)
    const next: VendorRefresh = { vendorId, waitsLeft: waitsLeft - 1 }
    const jobKey = `refresh-catalogue:${vendorId}`
    await transact(context.db, (tx) => enqueue(tx, 'refresh-catalogue', next, { jobKey, runAt }))
  }
}
