export { type CatalogueLoader, createI18n } from './create-i18n.ts'
export { defaultLanguage, directionOf, isLanguage, type Language, languageNames, languages } from './languages.ts'
