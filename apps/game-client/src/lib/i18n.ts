import {
  type CatalogueLoader,
  createI18n,
  type DisplayLanguage,
  isDisplayLanguage,
  languageOfTag,
  scriptOf,
} from '@fairground/i18n'
import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { folderOf } from '../games/folder-of.ts'

/** What all games say that are no slots. */
const sharedTexts = 'instant'

const files = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/*/{game,instant,ui}.json',
)
const faces = import.meta.glob('../../../../packages/ui/src/styles/scripts/*.css')

const gameFiles = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/*/games/*.json',
)

/** Folder of the game that is open: its own words come with the catalogue of all that are no slots. */
let openGame: string | undefined

export function loadGameTexts(i18n: i18n, rulesId: string): Promise<void> {
  openGame = folderOf(rulesId)
  return i18n.loadNamespaces(sharedTexts)
}

const load: CatalogueLoader = async (language, namespace) => {
  const script = isDisplayLanguage(language) ? scriptOf(language) : ''
  const file = files[`../../../../packages/i18n/locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${namespace}`)
  const [texts, own] = await Promise.all([
    file(),
    namespace === sharedTexts
      ? gameFiles[`../../../../packages/i18n/locales/${language}/games/${openGame}.json`]?.()
      : undefined,
    faces[`../../../../packages/ui/src/styles/scripts/${script}.css`]?.(),
  ])
  return { ...texts.default, ...own?.default }
}

export const startI18n = (language: DisplayLanguage) =>
  createI18n({ language, namespaces: ['game', 'ui'], fallbackNamespace: sharedTexts, load }, initReactI18next)

/** The language to begin with: the address's `lang`, else the browser's first that we have, else Vietnamese. */
export function firstLanguage(search: string, browserLanguages: readonly string[]): DisplayLanguage {
  const wished = [new URLSearchParams(search).get('lang') ?? '', ...browserLanguages]
  return wished.map(languageOfTag).find((language) => language !== undefined) ?? 'vi'
}
