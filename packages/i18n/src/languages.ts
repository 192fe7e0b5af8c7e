/** Languages that staff write in and the console speaks; their catalogues are whole. */
export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'vi'

/** Languages that visitors and players can choose. */
export const displayLanguages = [...languages, 'ar'] as const
export type DisplayLanguage = (typeof displayLanguages)[number]

/** Every language names itself. */
export const languageNames: Record<DisplayLanguage, string> = { vi: 'Tiếng Việt', en: 'English', ar: 'العربية' }

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)
export const isDisplayLanguage = (text: unknown): text is DisplayLanguage =>
  displayLanguages.some((language) => language === text)

/** Whose texts stand in for those that a language lacks. Vietnamese and English lack none, so the chain ends there. */
export const fallbacks: Record<DisplayLanguage, readonly Language[]> = { vi: [], en: [], ar: ['en'] }

/** In which of the languages that staff write a reader of `language` gets their words. */
export const contentLanguageOf = (language: DisplayLanguage): Language =>
  isLanguage(language) ? language : (fallbacks[language][0] ?? defaultLanguage)

const rightToLeft = new Set(['ar', 'fa', 'ur'])
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
