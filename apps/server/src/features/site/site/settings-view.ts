import { createHash } from 'node:crypto'
import { EditedSettings, type SiteSettingsState } from '@fairground/contract'
import { displayLanguages } from '@fairground/i18n'
import { isClosed } from './maintenance.ts'
import { siteLogo } from './register-logo.ts'
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
    languagesKnown: [...displayLanguages],
    logo: siteLogo(settings),
    hasAddressTable,
    revision: settingsRevision(settings),
  }
}

const edited = Object.keys(EditedSettings.shape) as (keyof EditedSettings)[]

const editable = (settings: SiteSettings) => ({
  ...(Object.fromEntries(edited.map((key) => [key, settings[key]])) as EditedSettings),
  maintenance: settings.maintenance,
})

/** Names the state of what the page changes: another state has another name. */
export const settingsRevision = (settings: SiteSettings): string =>
  createHash('sha256')
    .update(JSON.stringify(editable(settings)))
    .digest('base64url')
    .slice(0, 22)
