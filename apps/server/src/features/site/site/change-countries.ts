import { createHash } from 'node:crypto'
import type { EditedCountry, SiteCountries } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { countryFaults, describeCountries, knownCountries } from './country-change.ts'
import { forgetSite } from './get-site.ts'
import { type SiteSettings, siteSettingsOf } from './site-settings.ts'
import { listSettings, lockSettings, saveSetting } from './site-store.ts'

const revisionOf = ({ countries }: SiteSettings): string =>
  createHash('sha256').update(JSON.stringify(countries)).digest('base64url').slice(0, 22)

export const siteCountries = (settings: SiteSettings): SiteCountries => ({
  countries: settings.countries,
  known: knownCountries,
  revision: revisionOf(settings),
})

interface Change {
  countries: EditedCountry[]
  revision: string
}

/** Replaces the list of countries, unless somebody else did since it was read. Accounts from a country that goes stay. */
export async function changeCountries(
  call: Call,
  { staffId }: StaffSession,
  { countries, revision }: Change,
): Promise<Outcome<SiteCountries>> {
  const errors = countryFaults(countries)
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const outcome = await transact(call.app.db, async (tx) => {
    await lockSettings(tx)
    const before = siteSettingsOf(await listSettings(tx))
    if (revisionOf(before) !== revision) return refuse('STATE_CONFLICT')
    await saveSetting(tx, 'countries', countries, { staffId, now: call.app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'site.countries-changed',
      subject: 'countries',
      detail: describeCountries(before.countries, countries),
      ip: call.ip,
      requestId: call.requestId,
    })
    announceToAll(tx, 'site.changed', {})
    return ok(siteCountries({ ...before, countries }))
  })
  forgetSite(call.app)
  return outcome
}
