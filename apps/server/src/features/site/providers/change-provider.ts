import type { Provider, ProviderDraft, ProviderKind } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { changed } from './provider.ts'
import { findRow, lockProvider, saveProvider } from './provider-store.ts'
import { providerView } from './provider-view.ts'
import { secretsSeal, storedProvider } from './stored-provider.ts'

interface Change extends ProviderDraft {
  kind: ProviderKind
  revision: number
}

/**
 * Saves the settings of a service, unless somebody else changed them since they were read. The log names the fields
 * that changed, and no value of any.
 */
export async function changeProvider(
  call: Call,
  { staffId, username }: StaffSession,
  { kind, revision, ...draft }: Change,
): Promise<Outcome<Provider>> {
  const { app } = call
  const now = app.clock.now()
  return transact(app.db, async (tx) => {
    await lockProvider(tx, kind)
    const before = storedProvider(app, kind, await findRow(tx, kind))
    if (before.revision !== revision) return refuse('STATE_CONFLICT')
    const result = changed(kind, before, draft)
    if ('faults' in result) return refuse('VALIDATION', { value: { errors: result.faults } })
    const { next, fields } = result
    const hasSecrets = Object.keys(next.secrets).length > 0
    const secretsSealed = hasSecrets ? app.secrets.seal(secretsSeal(kind), JSON.stringify(next.secrets)) : null
    await saveProvider(tx, kind, { ...next, settings: next.values, secretsSealed, now, staffId })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'provider.changed',
      subject: kind,
      detail: { isOn: next.isOn, changed: fields },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(providerView(kind, next, { changedAt: now, changedByName: username }))
  })
}
