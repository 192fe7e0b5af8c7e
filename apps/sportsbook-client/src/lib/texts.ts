import type { CatalogueLoader } from '@fairground/i18n'

const files = import.meta.glob<{ default: Record<string, string> }>('../../../../packages/i18n/locales/*/sports.json')

export const loadTexts: CatalogueLoader = async (language, namespace) => {
  const file = files[`../../../../packages/i18n/locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${namespace}`)
  return (await file()).default
}
