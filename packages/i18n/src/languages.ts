/** Languages that staff write in and the console speaks; their catalogues are whole. */
export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'vi'

/** Languages that visitors and players can choose; every one names itself. */
export const languageNames = {
  vi: 'Tiếng Việt',
  en: 'English',
  zh: '简体中文',
  'zh-TW': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  th: 'ไทย',
  my: 'မြန်မာ',
  km: 'ខ្មែរ',
  lo: 'ລາວ',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  fil: 'Filipino',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  ne: 'नेपाली',
  ta: 'தமிழ்',
  ur: 'اردو',
  fa: 'فارسی',
  ar: 'العربية',
  tr: 'Türkçe',
  kk: 'Қазақша',
  uz: 'Oʻzbekcha',
  mn: 'Монгол',
  ru: 'Русский',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
} as const
export type DisplayLanguage = keyof typeof languageNames
export const displayLanguages = Object.keys(languageNames) as [DisplayLanguage, ...DisplayLanguage[]]

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)
export const isDisplayLanguage = (text: unknown): text is DisplayLanguage =>
  displayLanguages.some((language) => language === text)

/** Fallback languages for missing texts. Vietnamese and English are complete, so the chain ends there. */
export const fallbacksOf = (language: DisplayLanguage): readonly Language[] => (isLanguage(language) ? [] : ['en'])

/** In which of the languages that staff write a reader of `language` gets their words. */
export const contentLanguageOf = (language: DisplayLanguage): Language => (isLanguage(language) ? language : 'en')

/** The one of ours that a tag as `pt-BR`, `zh-Hant-HK` or `tl` asks for (BCP 47), if we have it. */
export function languageOfTag(tag: string): DisplayLanguage | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    const code = language === 'zh' && script === 'Hant' ? 'zh-TW' : language
    return isDisplayLanguage(code) ? code : undefined
  } catch {
    return undefined
  }
}

/** ISO 15924, in small letters, as the file of its faces is called: `thai`, `cyrl`, `hans`. */
export const scriptOf = (language: DisplayLanguage): string =>
  new Intl.Locale(language).maximize().script?.toLowerCase() ?? 'latn'

const rightToLeft = new Set(['ar', 'fa', 'ur'])
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
