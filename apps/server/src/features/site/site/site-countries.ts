import type { Country } from '@fairground/contract'
import type { DisplayLanguage } from '@fairground/i18n'
import type { SiteSettings } from './site-settings.ts'

/** The site's countries with their names in a language. */
export function namedCountries({ countries }: SiteSettings, language: DisplayLanguage): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return countries.map((country) => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
}
