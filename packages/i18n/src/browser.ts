import { defaultLanguage, directionOf, isLanguage, type Language } from './languages.ts'

/** What the visitor chose by hand (`hisLang`), else what was in use last (`lang`), else what the page came in. */
export const startLanguage = (): Language =>
  [localStorage.getItem('hisLang'), localStorage.getItem('lang'), document.documentElement.lang].find(isLanguage) ??
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
