import {
  type CatalogueLoader,
  createI18n,
  type DisplayLanguage,
  isDisplayLanguage,
  languageOfTag,
  scriptOf,
} from '@fairground/i18n'
import { initReactI18next } from 'react-i18next'

const files = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/*/{game,solo,ui}.json',
)
const faces = import.meta.glob('../../../../packages/ui/src/styles/scripts/*.css')

const load: CatalogueLoader = async (language, namespace) => {
  const script = isDisplayLanguage(language) ? scriptOf(language) : ''
  const file = files[`../../../../packages/i18n/locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${namespace}`)
  const [texts] = await Promise.all([file(), faces[`../../../../packages/ui/src/styles/scripts/${script}.css`]?.()])
  return texts.default
}

export const startI18n = (language: DisplayLanguage) =>
  createI18n({ language, namespaces: ['game', 'ui'], fallbackNamespace: 'solo', load }, initReactI18next)

/** The language to begin with: the address's `lang`, else the browser's first that we have, else Vietnamese. */
export function firstLanguage(search: string, browserLanguages: readonly string[]): DisplayLanguage {
  const wished = [new URLSearchParams(search).get('lang') ?? '', ...browserLanguages]
  return wished.map(languageOfTag).find((language) => language !== undefined) ?? 'vi'
}
