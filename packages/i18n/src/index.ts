export { type CatalogueLoader, createI18n } from './create-i18n.ts'
export {
  contentLanguageOf,
  type DisplayLanguage,
  defaultLanguage,
  directionOf,
  displayLanguages,
  fallbacks,
  isDisplayLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
} from './languages.ts'
