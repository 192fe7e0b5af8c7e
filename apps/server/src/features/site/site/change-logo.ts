import type { SiteSettingsState } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { readSiteSettings, recordSiteChange } from './change-site.ts'
import { forgetSite } from './get-site.ts'
import { type LogoImage, logoImage } from './logo-image.ts'
import { replacePictures } from './logo-store.ts'
import { lockSettings, saveSetting } from './site-store.ts'

const bytesMax = 2 * 1024 * 1024

/** Makes a picture the site's logo, and a square of it its mark. Refusals: FILE_TOO_LARGE, FILE_TYPE, FILE_UNREADABLE. */
export async function uploadLogo(call: Call, staff: StaffSession, file: File): Promise<Outcome<SiteSettingsState>> {
  if (file.size > bytesMax) return refuse('FILE_TOO_LARGE')
  const drawn = await logoImage({ bytes: Buffer.from(await file.arrayBuffer()) })
  return drawn.ok ? ok(await saveLogo(call, staff, drawn.value)) : drawn
}

/** The site shows its first logo again. */
export const removeLogo = async (call: Call, staff: StaffSession): Promise<Outcome<SiteSettingsState>> =>
  ok(await saveLogo(call, staff, undefined))

async function saveLogo(call: Call, staff: StaffSession, image: LogoImage | undefined): Promise<SiteSettingsState> {
  const now = call.app.clock.now()
  const pictures = image
    ? [image.logo, image.favicon].map((bytes) => ({ id: newId('sp', now.getTime()), bytes, now }))
    : []
  const [logo, favicon] = pictures
  const saved = await transact(call.app.db, async (tx) => {
    await lockSettings(tx)
    await replacePictures(tx, pictures)
    const setting =
      image && logo && favicon ? { id: logo.id, faviconId: favicon.id, width: image.width, height: image.height } : null
    await saveSetting(tx, 'logo', setting, { staffId: staff.staffId, now })
    await recordSiteChange(tx, call, staff, { action: 'site.logo-changed', detail: { isOwn: setting !== null } })
    announceToAll(tx, 'site.changed', {})
    return readSiteSettings(call, tx)
  })
  forgetSite(call.app)
  return saved
}
