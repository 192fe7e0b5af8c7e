import { nationalities } from '@fairground/contract/registration-fields'

/** Countries of the world by their names in a language, in the order of that language. */
export function countryNames(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return nationalities
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
