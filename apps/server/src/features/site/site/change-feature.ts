import type { SiteFeature, SiteFeatureState } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { isFeatureOn, settingOf, warningOf, withFeature } from './feature.ts'
import { forgetSite } from './get-site.ts'
import { readReach } from './reach.ts'
import { readFeatures } from './read-features.ts'
import { siteSettingsOf } from './site-settings.ts'
import { hasOpenInvitation, listSettings, lockSettings, saveSetting } from './site-store.ts'

interface Change {
  feature: SiteFeature
  isOn: boolean
  /** On record. */
  reason: string
  isConfirmed: boolean
}

/** Switches one feature. Refuses with CONFIRM_REQUIRED what keeps people out, until somebody says that it is meant. */
export async function changeFeature(
  call: Call,
  { staffId }: StaffSession,
  { feature, isOn, reason, isConfirmed }: Change,
): Promise<Outcome<SiteFeatureState[]>> {
  const reach = await readReach(call.app)
  const outcome = await transact(call.app.db, async (tx) => {
    await lockSettings(tx)
    const before = siteSettingsOf(await listSettings(tx))
    if (isFeatureOn(before, feature) === isOn) return ok(await readFeatures(tx, reach))
    const after = withFeature(before, feature, isOn)
    const warning = warningOf(before, after, { hasOpenInvitation: await hasOpenInvitation(tx), reach })
    if (warning && !isConfirmed) return refuse('CONFIRM_REQUIRED')
    const key = settingOf(feature)
    await saveSetting(tx, key, after[key], { staffId, now: call.app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'site.feature-changed',
      subject: feature,
      detail: { isOn, reason, ...(warning && { warning }) },
      ip: call.ip,
      requestId: call.requestId,
    })
    announceToAll(tx, 'site.changed', {})
    return ok(await readFeatures(tx, reach))
  })
  forgetSite(call.app)
  return outcome
}
