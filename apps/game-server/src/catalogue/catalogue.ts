import { soloGames } from '@fairground/game-rules/solo'
import { readCertifiedModels, readSharedTitles, readSoloTitles } from './certified-models.ts'
import type { Game, SoloTitle } from './game.ts'
import { listDemoGames, listGames } from './games.ts'

export interface Catalogue {
  /** In the order of game ids. */
  list(): readonly Game[]
  find(gameId: string): Game | undefined
  /** The rules of a round as it was begun; undefined when they are no longer played. */
  findRules(rulesId: string, version: number): SoloTitle['rules'] | undefined
}

/** Every title of this release, and so many of the demo studios. @throws StartupError when a model is not certified */
export function createCatalogue(demoTitleCount: number): Catalogue {
  const models = readCertifiedModels()
  const slots = [...listGames(models), ...listDemoGames(models, demoTitleCount)]
  return catalogueOf([...slots, ...readSoloTitles(), ...readSharedTitles()], soloGames)
}

export function catalogueOf(titles: readonly Game[], rules: readonly SoloTitle['rules'][]): Catalogue {
  const games = [...titles].sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
  const byId = new Map(games.map((game) => [game.gameId, game]))
  return {
    list: () => games,
    find: (gameId) => byId.get(gameId),
    findRules: (rulesId, version) => rules.find((one) => one.id === rulesId && one.version === version),
  }
}
