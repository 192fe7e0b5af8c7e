import { createHash } from 'node:crypto'
import type { SiteSettingsState } from '@fairground/contract'
import { isClosed } from './maintenance.ts'
import type { SiteSettings } from './site-settings.ts'

interface Facts {
  now: Date
  mainDomain: string
  hasAddressTable: boolean
}

/** What the page of settings shows. */
export function settingsState(settings: SiteSettings, { now, mainDomain, hasAddressTable }: Facts): SiteSettingsState {
  return {
    ...editable(settings),
    isClosed: isClosed(settings.maintenance, now),
    mainDomain,
    languages: settings.languages,
    hasAddressTable,
    revision: settingsRevision(settings),
  }
}

const editable = (settings: SiteSettings) => ({
  customerService: settings.customerService,
  socialLinks: settings.socialLinks,
  blockedNetworks: settings.blockedNetworks,
  blockedCountries: settings.blockedCountries,
  domains: settings.domains,
  defaultLanguage: settings.defaultLanguage,
  maintenance: settings.maintenance,
})

/** Names the state of what the page changes: another state has another name. */
export const settingsRevision = (settings: SiteSettings): string =>
  createHash('sha256')
    .update(JSON.stringify(editable(settings)))
    .digest('base64url')
    .slice(0, 22)
