import { type CatalogueLoader, createI18n, type Language } from '@fairground/i18n'
import { initReactI18next } from 'react-i18next'

const files = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/{vi,en}/{console,lobby,marketing,common,ui,errors,registration,providers,outbox,content}.json',
)

const load: CatalogueLoader = async (language, namespace) => {
  const file = files[`../../../../packages/i18n/locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${namespace}`)
  return (await file()).default
}

export const startI18n = (language: Language) =>
  createI18n(
    {
      language,
      namespaces: [
        'console',
        'lobby',
        'marketing',
        'common',
        'ui',
        'errors',
        'registration',
        'providers',
        'outbox',
        'content',
      ],
      load,
    },
    initReactI18next,
  )
