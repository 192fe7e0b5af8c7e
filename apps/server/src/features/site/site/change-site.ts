import type { SiteSettingsState } from '@fairground/contract'
import { type Reader, type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, type Refused, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { forgetSite } from './get-site.ts'
import { hasRegions } from './region-store.ts'
import { settingsRevision, settingsState } from './settings-view.ts'
import { type SiteSettings, siteSettingsOf } from './site-settings.ts'
import { listSettings, lockSettings } from './site-store.ts'

/** The settings as they are at this moment. */
export async function readSiteSettings({ app }: Call, reader: Reader): Promise<SiteSettingsState> {
  const settings = siteSettingsOf(await listSettings(reader))
  const facts = { now: app.clock.now(), mainDomain: new URL(app.config.portalUrl).host }
  return settingsState(settings, { ...facts, hasAddressTable: await hasRegions(reader) })
}

/** One change after the other, each told to every open page. Refuses with STATE_CONFLICT one of a state that is over. */
export async function changeSite(
  call: Call,
  revision: string,
  change: (tx: Tx, before: SiteSettings) => Promise<Refused | undefined>,
): Promise<Outcome<SiteSettingsState>> {
  const outcome = await transact(call.app.db, async (tx) => {
    await lockSettings(tx)
    const before = siteSettingsOf(await listSettings(tx))
    if (settingsRevision(before) !== revision) return refuse('STATE_CONFLICT')
    const refused = await change(tx, before)
    if (refused) return refused
    announceToAll(tx, 'site.changed', {})
    return ok(await readSiteSettings(call, tx))
  })
  forgetSite(call.app)
  return outcome
}

/** Puts a change of the site on record. */
export const recordSiteChange = (
  tx: Tx,
  call: Call,
  { staffId }: StaffSession,
  { action, detail }: { action: string; detail: Record<string, unknown> },
) =>
  recordAudit(tx, {
    actor: { kind: 'staff', id: staffId },
    action,
    subject: 'site',
    detail,
    ip: call.ip,
    requestId: call.requestId,
  })
