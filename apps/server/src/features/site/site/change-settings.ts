import type { SiteSettingsState } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { changeSite, recordSiteChange } from './change-site.ts'
import { findCountry } from './find-country.ts'
import { describeSettings, type SettingsChange, settingsFaults, settingsWarning } from './settings-change.ts'
import type { SiteSettings } from './site-settings.ts'
import { saveSetting } from './site-store.ts'

interface Change {
  settings: SettingsChange
  revision: string
  isConfirmed: boolean
}

/** Saves the settings that are named. Refuses with CONFIRM_REQUIRED what keeps people out or lets everybody in, until somebody says that it is meant. */
export async function changeSettings(
  call: Call,
  staff: StaffSession,
  { settings: change, revision, isConfirmed }: Change,
): Promise<Outcome<SiteSettingsState>> {
  const place = { ip: call.ip, country: await findCountry(call.app, call.ip) }
  return changeSite(call, revision, async (tx, before) => {
    const errors = settingsFaults(change, before)
    if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
    const after = { ...before, ...(change as Partial<SiteSettings>) }
    const warning = settingsWarning(before, after, place)
    if (warning && !isConfirmed) return refuse('CONFIRM_REQUIRED', { value: { warning } })
    const detail = describeSettings(before, after, change)
    for (const key of Object.keys(detail) as (keyof SettingsChange)[])
      await saveSetting(tx, key, after[key], { staffId: staff.staffId, now: call.app.clock.now() })
    await recordSiteChange(tx, call, staff, {
      action: 'site.settings-changed',
      detail: { ...detail, ...(warning && { warning }) },
    })
    return undefined
  })
}
