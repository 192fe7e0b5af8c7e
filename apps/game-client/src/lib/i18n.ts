import { type CatalogueLoader, createI18n, type DisplayLanguage, isDisplayLanguage } from '@fairground/i18n'
import { initReactI18next } from 'react-i18next'

const files = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/*/{game,solo,ui}.json',
)

const load: CatalogueLoader = async (language, namespace) => {
  if (language === 'ar') await import('@fairground/ui/styles/arabic.css')
  const file = files[`../../../../packages/i18n/locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${namespace}`)
  return (await file()).default
}

export const startI18n = (language: DisplayLanguage) =>
  createI18n({ language, namespaces: ['game', 'ui'], fallbackNamespace: 'solo', load }, initReactI18next)

/** The language to begin with: the address's `lang`, else the browser's first that we have, else Vietnamese. */
export function firstLanguage(search: string, browserLanguages: readonly string[]): DisplayLanguage {
  const wished = [new URLSearchParams(search).get('lang') ?? '', ...browserLanguages]
  return wished.map((code) => code.split('-')[0]).find(isDisplayLanguage) ?? 'vi'
}
