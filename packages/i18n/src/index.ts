export { type CatalogueLoader, createI18n } from './create-i18n.ts'
export { dateFormat, relativeFormat } from './date-format.ts'
export {
  contentLanguageOf,
  type DisplayLanguage,
  defaultLanguage,
  directionOf,
  displayLanguages,
  fallbacksOf,
  isDisplayLanguage,
  isLanguage,
  type Language,
  languageNames,
  languageOfTag,
  languages,
  scriptOf,
} from './languages.ts'
