import { instantGames } from '@fairground/game-rules/instant'
import { readCertifiedModels, readFishingTitles, readInstantTitles, readSharedTitles } from './certified-models.ts'
import type { Game, InstantTitle, SharedTitle } from './game.ts'
import { listDemoGames, listGames } from './games.ts'
import { type KnownTable, titleOfTable } from './table-titles.ts'

/** Not gone: another floor opens it again. */
const belowFloor: Game['status'] = 'maintenance'

export interface Catalogue {
  /** In the order of game ids. */
  list(): readonly Game[]
  find(gameId: string): Game | undefined
  /** The rules of a round as it was begun; undefined when they are no longer played. */
  findRules(rulesId: string, version: number): InstantTitle['rules'] | undefined
  /** One for each set of rules that tables of this release play by. */
  listTableRules(): readonly SharedTitle[]
  /** From here on these are the tables; those whose rules this release does not have are none. */
  setTables(tables: readonly KnownTable[]): void
}

/**
 * Every title of this release, and so many of the demo studios; one that returns less than the floor, in basis points and
 * with the best play, takes no launches. @throws StartupError when a model is not certified
 */
export function createCatalogue(demoTitleCount: number, rtpFloorBp = 0): Catalogue {
  const models = readCertifiedModels()
  const slots = [...listGames(models), ...listDemoGames(models, demoTitleCount)]
  const titles = [...slots, ...readInstantTitles(), ...readSharedTitles(), ...readFishingTitles()]
  const held = titles.map((title) => (title.facts.rtpBp < rtpFloorBp ? { ...title, status: belowFloor } : title))
  return catalogueOf(held, instantGames)
}

export function catalogueOf(titles: readonly Game[], rules: readonly InstantTitle['rules'][]): Catalogue {
  const own = titles.filter((title) => title.kind !== 'shared')
  const shared = titles.filter((title) => title.kind === 'shared')
  let { games, byId } = inOrder(titles)
  return {
    list: () => games,
    find: (gameId) => byId.get(gameId),
    findRules: (rulesId, version) => rules.find((one) => one.id === rulesId && one.version === version),
    listTableRules: () => shared,
    setTables(tables) {
      const known = tables.flatMap((table) => {
        const base = shared.find((title) => title.rules.id === table.rules_id)
        return base ? [titleOfTable(base, table)] : []
      })
      ;({ games, byId } = inOrder([...own, ...known]))
    },
  }
}

function inOrder(titles: readonly Game[]): { games: readonly Game[]; byId: ReadonlyMap<string, Game> } {
  const games = [...titles].sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
  return { games, byId: new Map(games.map((game) => [game.gameId, game])) }
}
