import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { findVendor } from '../catalogue/index.ts'
import { type CampaignState, lockCampaign, saveCampaign, saveCampaignState } from '../play/index.ts'
import type { StaffSession } from '../staff/index.ts'

interface Campaign {
  vendorId: string
  campaignId: string
}

/** Opens a campaign whose prizes the vendor may tell from now on. Refusals: NOT_FOUND, STATE_CONFLICT for an id that is used. */
export async function openCampaign(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  { vendorId, campaignId }: Campaign,
): Promise<Outcome<null>> {
  return transact(app.db, async (tx) => {
    if (!(await findVendor(tx, vendorId))) return refuse('NOT_FOUND')
    if (!(await saveCampaign(tx, vendorId, campaignId))) return refuse('STATE_CONFLICT')
    const actor = { kind: 'staff', id: staffId } as const
    const detail = { campaignId }
    await recordAudit(tx, { actor, action: 'vendor.campaign-opened', subject: vendorId, detail, ip, requestId })
    return ok(null)
  })
}

/** Pauses a campaign, lets it go on, or ends it for good. Refusals: NOT_FOUND, STATE_CONFLICT without a change or after the end. */
export async function changeCampaign(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  { vendorId, campaignId, state }: Campaign & { state: CampaignState },
): Promise<Outcome<null>> {
  return transact(app.db, async (tx) => {
    const before = await lockCampaign(tx, vendorId, campaignId)
    if (!before) return refuse('NOT_FOUND')
    if (before === state || before === 'ended') return refuse('STATE_CONFLICT')
    await saveCampaignState(tx, { vendorId, campaignId, state })
    const actor = { kind: 'staff', id: staffId } as const
    const detail = { campaignId, state }
    await recordAudit(tx, { actor, action: 'vendor.campaign-changed', subject: vendorId, detail, ip, requestId })
    return ok(null)
  })
}
