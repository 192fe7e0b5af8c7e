import type { Maintenance, SiteSettingsState } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, refuse, refuseField } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { changeSite, recordSiteChange } from './change-site.ts'
import { isClosed, maintenanceFault } from './maintenance.ts'
import { saveSetting } from './site-store.ts'

interface Change {
  maintenance: Maintenance | null
  revision: string
  isConfirmed: boolean
}

/** Closes the site, schedules closing, or opens it. Closing needs a confirmation. */
export async function changeMaintenance(
  call: Call,
  staff: StaffSession,
  { maintenance: wanted, revision, isConfirmed }: Change,
): Promise<Outcome<SiteSettingsState>> {
  const now = call.app.clock.now()
  const fault = maintenanceFault(wanted, now)
  if (fault) return refuseField('until', fault)
  return changeSite(call, revision, async (tx, before) => {
    const isClosing = wanted !== null && !isClosed(before.maintenance, now)
    if (isClosing && !isConfirmed) return refuse('CONFIRM_REQUIRED', { value: { warning: 'closesSite' } })
    await saveSetting(tx, 'maintenance', wanted, { staffId: staff.staffId, now })
    const detail = {
      isOn: wanted !== null,
      ...(wanted && { from: wanted.from ?? now.toISOString(), until: wanted.until }),
    }
    await recordSiteChange(tx, call, staff, { action: 'site.maintenance-changed', detail })
    return undefined
  })
}
