import { soloGames } from '@fairground/game-rules/solo'
import { readCertifiedModels, readSharedTitles, readSoloTitles } from './certified-models.ts'
import type { Game, SoloTitle } from './game.ts'
import { listDemoGames, listGames } from './games.ts'

/** Not gone: another floor opens it again. */
const belowFloor: Game['status'] = 'maintenance'

export interface Catalogue {
  /** In the order of game ids. */
  list(): readonly Game[]
  find(gameId: string): Game | undefined
  /** The rules of a round as it was begun; undefined when they are no longer played. */
  findRules(rulesId: string, version: number): SoloTitle['rules'] | undefined
}

/**
 * Every title of this release, and so many of the demo studios; one that returns less than the floor, in basis points and
 * with the best play, takes no launches. @throws StartupError when a model is not certified
 */
export function createCatalogue(demoTitleCount: number, rtpFloorBp = 0): Catalogue {
  const models = readCertifiedModels()
  const slots = [...listGames(models), ...listDemoGames(models, demoTitleCount)]
  const titles = [...slots, ...readSoloTitles(), ...readSharedTitles()]
  const held = titles.map((title) => (title.facts.rtpBp < rtpFloorBp ? { ...title, status: belowFloor } : title))
  return catalogueOf(held, soloGames)
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
