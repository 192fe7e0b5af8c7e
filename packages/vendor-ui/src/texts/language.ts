import { type DisplayLanguage, directionOf, languageOfTag } from '@fairground/i18n'

/** The language to begin with: the address's `lang`, else the browser's first that we have, else Vietnamese. */
export function firstLanguage(search: string, browserLanguages: readonly string[]): DisplayLanguage {
  const wished = [new URLSearchParams(search).get('lang') ?? '', ...browserLanguages]
  return wished.map(languageOfTag).find((language) => language !== undefined) ?? 'vi'
}

/** Puts a language on the page: its code and its direction. */
export function showLanguage(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
