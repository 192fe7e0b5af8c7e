import { defaultLanguage, directionOf, type Language } from './languages.ts'

/** What was chosen by hand (`hisLang`), else what was in use last (`lang`), else what the page came in, among what it `knows`. */
export const startLanguage = <Known extends string>(knows: (code: unknown) => code is Known): Known | Language =>
  [localStorage.getItem('hisLang'), localStorage.getItem('lang'), document.documentElement.lang].find(knows) ??
  defaultLanguage

/** Puts a language on the page: its code, its direction, and `lang` for the next visit. */
export function applyLanguage(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  localStorage.setItem('lang', language)
}

/** A language chosen by hand outlives the site's default. */
export function keepChosenLanguage(language: string): void {
  localStorage.setItem('hisLang', language)
}
