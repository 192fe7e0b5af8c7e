import { displayLanguages, isDisplayLanguage } from '@fairground/i18n'
import { transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuseField } from '../../../../lib/outcome.ts'
import { findCaller } from '../../identity/index.ts'
import { saveLanguage } from '../member-store.ts'

/** Stores a signed-in member's language; a visitor's choice stays in the browser. */
export async function setLanguage(call: Call, language: string): Promise<Outcome<null>> {
  if (!isDisplayLanguage(language))
    return refuseField('lang', 'validation.choice', { choices: displayLanguages.join(', ') })
  const caller = await findCaller(call.app, call.token)
  if (caller) await transact(call.app.db, (tx) => saveLanguage(tx, caller.memberId, language))
  return ok(null)
}
