import type { SiteRegistration } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { forgetSite } from './get-site.ts'
import { describeChanges, type RuleChanges, ruleFaults } from './registration-change.ts'
import { registrationRevision } from './registration-revision.ts'
import { ownRulesOf, type SiteSettings, siteSettingsOf } from './site-settings.ts'
import { listSettings, lockSettings, saveSetting } from './site-store.ts'
import { siteRegistration } from './staff-site-view.ts'

interface Change {
  fields: RuleChanges
  minAge: number
  revision: string
}

/** Saves the rules that were changed, unless somebody else changed them since they were read. */
export async function changeRegistration(
  call: Call,
  staff: StaffSession,
  change: Change,
): Promise<Outcome<SiteRegistration>> {
  const { app } = call
  const errors = ruleFaults(change.fields)
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const outcome = await transact(app.db, async (tx) => {
    await lockSettings(tx)
    const before = siteSettingsOf(await listSettings(tx))
    if (registrationRevision(before) !== change.revision) return refuse('STATE_CONFLICT')
    await save(tx, before, change, { staffId: staff.staffId, now: app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'site.registration-changed',
      subject: 'site',
      detail: {
        ...describeChanges(ownRulesOf(before), change.fields),
        ...(before.ageMin !== change.minAge && { minAge: `${before.ageMin} → ${change.minAge}` }),
      },
      ip: call.ip,
      requestId: call.requestId,
    })
    announceToAll(tx, 'site.changed', {})
    return ok(siteRegistration(call, siteSettingsOf(await listSettings(tx))))
  })
  forgetSite(app)
  return outcome
}

async function save(
  tx: Tx,
  { registrationFields }: SiteSettings,
  { fields, minAge }: Change,
  by: { staffId: string; now: Date },
): Promise<void> {
  await saveSetting(tx, 'registrationFields', { ...registrationFields, ...fields }, by)
  await saveSetting(tx, 'ageMin', minAge, by)
}
