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

/** Folders of the games that are open: their own words come with the catalogue of all that are no slots. */
const openGames = new Set<string>()

/** Words of these games beside those that are there. */
export async function loadGameTexts(i18n: i18n, rulesIds: readonly string[]): Promise<void> {
  const before = openGames.size
  for (const rulesId of rulesIds) openGames.add(folderOf(rulesId) ?? rulesId)
  const isKnown = i18n.hasLoadedNamespace(sharedTexts)
  if (!isKnown) return i18n.loadNamespaces(sharedTexts)
  if (openGames.size > before) await i18n.reloadResources([i18n.language], [sharedTexts])
}

const load: CatalogueLoader = async (language, namespace) => {
  const file = files[`../../../../packages/i18n/locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${namespace}`)
  const games = namespace === sharedTexts ? [...openGames] : []
  const [texts, ...own] = await Promise.all([
    file(),
    ...games.map((game) => gameFiles[`../../../../packages/i18n/locales/${language}/games/${game}.json`]?.()),
  ])
  return Object.assign({ ...texts.default }, ...own.map((one) => one?.default))
}

export const startI18n = (language: DisplayLanguage) =>
  startTexts({ language, namespace: 'game', fallbackNamespace: sharedTexts, load })
