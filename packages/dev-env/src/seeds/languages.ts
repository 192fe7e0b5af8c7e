import { displayLanguages } from '@fairground/i18n'
import { demoAccounts } from '../demo-accounts.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [owner] = demoAccounts.staff

/** Visitors may choose every language there is. */
export async function seedLanguages(world: SeedWorld): Promise<void> {
  const { api } = await enterStaff(world, owner)
  const { languages, revision } = await api.staff.siteSettings({})
  if (languages.length === displayLanguages.length) return
  await api.staff.changeSiteSettings({ settings: { languages: displayLanguages }, revision })
}
