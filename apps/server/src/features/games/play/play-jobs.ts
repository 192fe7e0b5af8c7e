import { pswNonceLifeMs } from '@fairground/contract/psw'
import * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { enqueue, type Jobs } from '../../../lib/jobs.ts'
import { askOpenEscrows } from './escrow/ask-open-escrows.ts'
import { endGameSessions } from './launch/end-game-sessions.ts'
import { checkPlaces } from './limits/check-places.ts'
import { reconcileVendor } from './reconciliation/reconcile-vendor.ts'
import { listFeedVendors } from './reconciliation/reconciliation-store.ts'

const Payload = z.object({ vendorId: z.string() })

export const playJobs: Jobs = {
  'remove-used-nonces': removeUsedNonces,
  'end-game-sessions': endGameSessions,
  'check-places': checkPlaces,
  'ask-open-escrows': askOpenEscrows,
  /** One job per vendor, so that a silent one delays no other. */
  'reconcile-vendors': async ({ db }) => {
    const vendorIds = await listFeedVendors(db)
    await transact(db, async (tx) => {
      for (const vendorId of vendorIds)
        await enqueue(tx, 'reconcile-vendor', { vendorId }, { jobKey: `reconcile-vendor:${vendorId}`, maxAttempts: 1 })
    })
  },
  'reconcile-vendor': async (context, payload) => reconcileVendor(context, Payload.parse(payload).vendorId),
}

async function removeUsedNonces({ db, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - pswNonceLifeMs)
  await db.deleteFrom('psw_nonces').where('seen_at', '<', before).execute()
  const dayBefore = new Date(before.getTime() - 24 * 60 * 60_000)
  await db.deleteFrom('vendor_call_minutes').where('minute', '<', dayBefore).execute()
}
