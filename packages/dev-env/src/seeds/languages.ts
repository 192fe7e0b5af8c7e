import { displayLanguages } from '@fairground/i18n'
import { demoAccounts } from '../demo-accounts.ts'
import { openStaff } from '../staff-user.ts'
import type { SeedWorld } from './seed-world.ts'

const [owner] = demoAccounts.staff

/** Visitors may choose every language there is. */
export async function seedLanguages(world: SeedWorld): Promise<void> {
  const { api } = await openStaff(world.consoleUrl, owner.username, owner.password)
  const { languages, revision } = await api.staff.siteSettings({})
  if (languages.length === displayLanguages.length) return
  await api.staff.changeSiteSettings({ settings: { languages: displayLanguages }, revision })
}
