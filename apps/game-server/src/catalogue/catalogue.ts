import { instantGames } from '@fairground/game-rules/instant'
import { readCertifiedModels, readInstantTitles, readSharedTitles } from './certified-models.ts'
import type { Game, InstantTitle } from './game.ts'
import { listDemoGames, listGames } from './games.ts'

/** Not gone: another floor opens it again. */
const belowFloor: Game['status'] = 'maintenance'

export interface Catalogue {
  /** In the order of game ids. */
  list(): readonly Game[]
  find(gameId: string): Game | undefined
  /** The rules of a round as it was begun; undefined when they are no longer played. */
  findRules(rulesId: string, version: number): InstantTitle['rules'] | undefined
}

/**
 * Every title of this release, and so many of the demo studios; one that returns less than the floor, in basis points and
 * with the best play, takes no launches. @throws StartupError when a model is not certified
 */
export function createCatalogue(demoTitleCount: number, rtpFloorBp = 0): Catalogue {
  const models = readCertifiedModels()
  const slots = [...listGames(models), ...listDemoGames(models, demoTitleCount)]
  const titles = [...slots, ...readInstantTitles(), ...readSharedTitles()]
  const held = titles.map((title) => (title.facts.rtpBp < rtpFloorBp ? { ...title, status: belowFloor } : title))
  return catalogueOf(held, instantGames)
}

export function catalogueOf(titles: readonly Game[], rules: readonly InstantTitle['rules'][]): Catalogue {
  const games = [...titles].sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
  const byId = new Map(games.map((game) => [game.gameId, game]))
  return {
    list: () => games,
    find: (gameId) => byId.get(gameId),
    findRules: (rulesId, version) => rules.find((one) => one.id === rulesId && one.version === version),
  }
}
