/** Languages whose catalogues are complete. */
export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'vi'

/** Every language names itself. */
export const languageNames: Record<Language, string> = { vi: 'Tiếng Việt', en: 'English' }

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)

const rightToLeft = new Set(['ar', 'fa', 'ur'])
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
