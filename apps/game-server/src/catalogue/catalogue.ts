import { readCertifiedModels } from './certified-models.ts'
import type { Game } from './game.ts'
import { listDemoGames, listGames } from './games.ts'

export interface Catalogue {
  /** In the order of game ids. */
  list(): readonly Game[]
  find(gameId: string): Game | undefined
}

/** Every title of this release, and so many of the demo studios. @throws StartupError when a model is not certified */
export function createCatalogue(demoTitleCount: number): Catalogue {
  const models = readCertifiedModels()
  const games = [...listGames(models), ...listDemoGames(models, demoTitleCount)].sort((a, b) =>
    a.gameId < b.gameId ? -1 : 1,
  )
  const byId = new Map(games.map((game) => [game.gameId, game]))
  return { list: () => games, find: (gameId) => byId.get(gameId) }
}
