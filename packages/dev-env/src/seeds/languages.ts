import { demoAccounts } from '../demo-accounts.ts'
import { openStaff } from '../staff-user.ts'
import type { SeedWorld } from './seed-world.ts'

const [owner] = demoAccounts.staff

/** Visitors may choose Arabic too, which is read from the right. */
export async function seedLanguages(world: SeedWorld): Promise<void> {
  const { api } = await openStaff(world.consoleUrl, owner.username, owner.password)
  const { languages, revision } = await api.staff.siteSettings({})
  if (languages.includes('ar')) return
  await api.staff.changeSiteSettings({ settings: { languages: [...languages, 'ar'] }, revision })
}
