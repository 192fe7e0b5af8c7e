import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { readProvider } from '../../site/providers/index.ts'
import type { Check } from './check.ts'
import { addCheck, listChecksOf } from './check-store.ts'
import { nextLevel } from './identity-check.ts'
import { beginAtProvider } from './rest-provider.ts'

/**
 * Begins a check at the provider of the site: a player who left it may go on there. Refusals: FEATURE_OFF without a provider,
 * STATE_CONFLICT for another level than the first, IDP_UNKNOWN where the provider does not answer.
 */
export async function askForProviderCheck(call: Call, memberId: string): Promise<Outcome<{ url: string }>> {
  const { app } = call
  const settings = await readProvider(app, 'identity-rest')
  if (!settings) return refuse('FEATURE_OFF')
  const checks = await listChecksOf(app.db, memberId)
  const waiting = checks.find(({ state, source }) => state === 'pending' && source === 'provider')
  if (!waiting && nextLevel(checks, siteDay(app)) !== 1) return refuse('STATE_CONFLICT')
  const id = waiting?.id ?? newId('kyc', app.clock.now().getTime())
  const returnUrl = `${app.config.portalUrl}/member/identity`
  const begun = await beginAtProvider(app, settings, {
    reference: id,
    returnUrl,
    language: call.displayLanguage,
  }).catch((error: unknown) => {
    app.log.warn({ err: error, requestId: call.requestId }, 'the provider of identity checks does not answer')
  })
  if (!begun) return refuse('IDP_UNKNOWN')
  if (waiting) return waiting.providerRef === begun.id ? ok({ url: begun.url }) : refuse('STATE_CONFLICT')
  return transact(app.db, async (tx) => {
    if (!(await addCheck(tx, newCheck(id, memberId, begun.id, app.clock.now())))) return refuse('STATE_CONFLICT')
    await recordAudit(tx, {
      ...{ actor: { kind: 'member', id: memberId }, action: 'identity.asked', subject: id },
      ...{ detail: { level: 1, source: 'provider' }, ip: call.ip, requestId: call.requestId },
    })
    return ok({ url: begun.url })
  })
}

const newCheck = (id: string, memberId: string, providerRef: string, askedAt: Date): Check => ({
  ...{ id, memberId, level: 1, source: 'provider', document: null, country: null, detailsSealed: null },
  ...{ idNumberKey: null, documentExpiresOn: null, providerRef, state: 'pending', askedAt },
  ...{ decidedAt: null, decidedBy: null, reason: null, note: null, validUntil: null },
})
