export { directionOf, isLanguage, type Language, languageNames, languages, defaultLanguage } from './languages.ts'
export { createI18n, type CatalogueLoader } from './create-i18n.ts'
