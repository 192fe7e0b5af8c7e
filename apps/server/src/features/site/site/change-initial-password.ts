import { checkField, type InitialPasswordRule, normaliseField, type RegistrationRule } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { isCommonPassword } from '../../../lib/common-passwords.ts'
import { type Outcome, ok, type Refused, refuse, refuseField } from '../../../lib/outcome.ts'
import { hashPassword } from '../../../lib/password.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { forgetSite } from './get-site.ts'
import { ownRulesOf, siteSettingsOf } from './site-settings.ts'
import { listSettings, lockSettings, saveSetting } from './site-store.ts'

interface Change {
  mode: InitialPasswordRule['mode']
  key?: string | undefined
}

/**
 * Accounts that staff open or reset get a password of chance each, or one that the operator fixes here. Of that only the
 * hash is kept: nobody can read it here, staff know it.
 */
export async function changeInitialPassword(
  call: Call,
  { staffId }: StaffSession,
  { mode, key = '' }: Change,
): Promise<Outcome<InitialPasswordRule>> {
  const { app } = call
  const typed = normaliseField(key)
  const { password: rule } = ownRulesOf(siteSettingsOf(await listSettings(app.db)))
  const refused = mode === 'fixed' ? keyRefusal(rule, typed) : undefined
  if (refused) return refused
  const hash = mode === 'fixed' ? await hashPassword(typed) : null
  await transact(app.db, async (tx) => {
    await lockSettings(tx)
    await saveSetting(tx, 'initialPasswordHash', hash, { staffId, now: app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'site.initial-password-changed',
      subject: 'site',
      detail: { mode },
      ip: call.ip,
      requestId: call.requestId,
    })
  })
  forgetSite(app)
  return ok({ mode })
}

function keyRefusal(rule: RegistrationRule, key: string): Refused | undefined {
  const breach = checkField({ ...rule, required: true }, key)
  if (breach) return refuse('VALIDATION', { value: { errors: [{ field: 'key', ...breach }] } })
  return isCommonPassword(key) ? refuseField('key', 'validation.commonPassword') : undefined
}
