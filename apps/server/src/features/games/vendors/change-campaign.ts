import { getCurrency, parseAmount } from '@fairground/money'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish } from '../../site/wishes/index.ts'
import { findVendor } from '../catalogue/index.ts'
import { type CampaignState, type Campaign as KeptCampaign, lockCampaign, saveCampaignState } from '../play/index.ts'
import { vendorCampaignKind } from './campaign-kind.ts'

interface Campaign {
  vendorId: string
  campaignId: string
}

type Terms = Campaign & { budget: string; memberMax: string; isNew: boolean }

/**
 * Opens a campaign whose prizes the vendor may tell from now on, or gives one another budget; above the threshold of
 * campaigns when another person says yes. Refusals: VALIDATION, NOT_FOUND, STATE_CONFLICT for an id that is used, one that
 * ended, and while another wish waits.
 */
export async function askCampaign(call: Call, staff: StaffSession, wanted: Terms): Promise<Outcome<null>> {
  const { vendorId, campaignId, isNew } = wanted
  const { currency } = call.app.config
  const minorOf = (text: string) => parseAmount(text, getCurrency(currency)) ?? 0n
  const [budgetMinor, memberMaxMinor] = [minorOf(wanted.budget), minorOf(wanted.memberMax)]
  if (budgetMinor <= 0n) return refuseField('budget', 'validation.aboveZero')
  if (memberMaxMinor <= 0n) return refuseField('memberMax', 'validation.aboveZero')
  if (memberMaxMinor > budgetMinor) return refuseField('memberMax', 'validation.memberMaxTooHigh')
  return transactWhole(call.app.db, async (tx) => {
    if (!(await findVendor(tx, vendorId))) return refuse('NOT_FOUND')
    const before = await lockCampaign(tx, { vendorId, campaignId })
    if (isNew && before) return refuse('STATE_CONFLICT')
    if (!isNew && !before) return refuse('NOT_FOUND')
    if (before && budgetMinor < before.paidMinor) return refuseField('budget', 'validation.budgetSpent')
    if (before && before.currency !== currency) return refuse('STATE_CONFLICT')
    const growthMinor = growthOf(before, { budgetMinor, memberMaxMinor })
    const asked = await askWish(tx, { call, staff }, vendorCampaignKind, {
      ...{ subject: vendorId, place: vendorId, reason: '' },
      payload: {
        ...{ vendorId, campaignId, currency, isNew },
        ...{ budgetMinor: String(budgetMinor), memberMaxMinor: String(memberMaxMinor) },
      },
      weight: growthMinor > 0n ? { topic: 'campaigns', amountMinor: growthMinor, currency } : 'never',
    })
    return asked.ok ? ok(null) : asked
  })
}

/** By how much more it could cost: in all, or by one person. */
function growthOf(
  before: KeptCampaign | undefined,
  { budgetMinor, memberMaxMinor }: Pick<KeptCampaign, 'budgetMinor' | 'memberMaxMinor'>,
): bigint {
  if (!before) return budgetMinor
  const [ofAll, ofOne] = [budgetMinor - before.budgetMinor, memberMaxMinor - before.memberMaxMinor]
  if (ofAll > ofOne) return ofAll
  return ofOne
}

/** Pauses a campaign, lets it go on, or ends it for good. Refusals: NOT_FOUND, STATE_CONFLICT without a change or after the end. */
export async function changeCampaign(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  { vendorId, campaignId, state }: Campaign & { state: CampaignState },
): Promise<Outcome<null>> {
  return transact(app.db, async (tx) => {
    const before = await lockCampaign(tx, { vendorId, campaignId })
    if (!before) return refuse('NOT_FOUND')
    if (before.state === state || before.state === 'ended') return refuse('STATE_CONFLICT')
    await saveCampaignState(tx, { vendorId, campaignId, state })
    const actor = { kind: 'staff', id: staffId } as const
    const detail = { campaignId, state }
    await recordAudit(tx, { actor, action: 'vendor.campaign-changed', subject: vendorId, detail, ip, requestId })
    return ok(null)
  })
}
