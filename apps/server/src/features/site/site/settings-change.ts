import { type EditedSettings, type FieldError, isContactAddress, type SettingsWarning } from '@fairground/contract'
import { displayLanguages, isDisplayLanguage } from '@fairground/i18n'
import { isRestricted } from './region.ts'
import type { SiteSettings } from './site-settings.ts'

export type SettingsChange = Partial<EditedSettings>

/** What is wrong with a change, each fault at its place. */
export function settingsFaults(change: SettingsChange, before: SiteSettings): FieldError[] {
  const people = (change.customerService ?? []).map(({ csType, url }, i) => ({
    field: `customerService.${i}`,
    isGood: isContactAddress(csType, url),
  }))
  const pages = (change.socialLinks ?? []).map(({ network, url }, i) => ({
    field: `socialLinks.${i}`,
    isGood: isContactAddress(network, url),
  }))
  const faults = [...people, ...pages].flatMap(({ field, isGood }) =>
    isGood ? [] : [{ field, key: 'validation.contactAddress' }],
  )
  const after: Wanted = { ...before, ...change }
  return [...faults, ...languageFaults(after), ...boundFaults(after)]
}

type Wanted = Pick<EditedSettings, 'languages' | 'defaultLanguage' | 'feedbackMin' | 'feedbackMax'>

/** Only what has texts is offered, and the first one is among what is offered. */
function languageFaults({ languages: offered, defaultLanguage }: Wanted): FieldError[] {
  if (!offered.every(isDisplayLanguage))
    return [{ field: 'languages', key: 'validation.choice', args: { choices: displayLanguages.join(', ') } }]
  return offered.some((one) => one === defaultLanguage)
    ? []
    : [{ field: 'defaultLanguage', key: 'validation.choice', args: { choices: offered.join(', ') } }]
}

const boundFaults = ({ feedbackMin, feedbackMax }: Wanted): FieldError[] =>
  feedbackMin > feedbackMax ? [{ field: 'feedbackMin', key: 'validation.boundsCrossed' }] : []

const blocksAnybody = ({ blockedNetworks, blockedCountries }: SiteSettings): boolean =>
  blockedNetworks.length + blockedCountries.length > 0

/** Whom the change would keep out or let in by mistake; undefined when nobody. */
export function settingsWarning(
  before: SiteSettings,
  after: SiteSettings,
  place: { ip: string; country: string | undefined },
): SettingsWarning | undefined {
  if (isRestricted(after, place) && !isRestricted(before, place)) return 'ownAddress'
  return blocksAnybody(before) && !blocksAnybody(after) ? 'nobodyBlocked' : undefined
}

/** What changes, as `setting: before → after`; nothing where all stays. */
export function describeSettings(before: SiteSettings, after: SiteSettings, change: SettingsChange) {
  const keys = (Object.keys(change) as (keyof EditedSettings)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  return Object.fromEntries(keys.map((key) => [key, `${shown(before[key])} → ${shown(after[key])}`]))
}

/** Long lists are described by their length. */
const shownMax = 10

function shown(value: SiteSettings[keyof EditedSettings]): string {
  if (typeof value === 'string') return value || '–'
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return JSON.stringify(value)
  if (value.length === 0) return '–'
  if (value.length > shownMax) return `(${value.length})`
  return value.map(shownItem).join(', ')
}

function shownItem(item: string | object): string {
  if (typeof item === 'string') return item
  return 'url' in item && item.url ? String(item.url) : JSON.stringify(item)
}
