import { createHash } from 'node:crypto'
import { ownRulesOf, type SiteSettings } from './site-settings.ts'

/** Names the state of the registration rules: another state has another name. */
export const registrationRevision = (settings: SiteSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([ownRulesOf(settings), settings.ageMin]))
    .digest('base64url')
    .slice(0, 22)
