import type { CatalogueLoader, DisplayLanguage } from '@fairground/i18n'
import { startTexts } from '@fairground/vendor-ui'
import type { i18n } from 'i18next'
import { folderOf } from '../games/folder-of.ts'

/** What all games say that are no slots. */
const sharedTexts = 'instant'

const files = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/*/{game,instant}.json',
)

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
  const file = files[`../../../../packages/i18n/locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${namespace}`)
  const [texts, own] = await Promise.all([
    file(),
    namespace === sharedTexts
      ? gameFiles[`../../../../packages/i18n/locales/${language}/games/${openGame}.json`]?.()
      : undefined,
  ])
  return { ...texts.default, ...own?.default }
}

export const startI18n = (language: DisplayLanguage) =>
  startTexts({ language, namespace: 'game', fallbackNamespace: sharedTexts, load })
