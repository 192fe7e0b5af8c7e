import { portalContract } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { getSiteRules } from '../../site/site/index.ts'
import type { GameSearch } from './game-filter.ts'
import { findMiniGame, listGames, listHotGames, listMenu, type Page } from './game-list-store.ts'
import { listShownMatches } from './hot-match-store.ts'
import { menusOf } from './menu-groups.ts'
import { type FoundGames, searchGames } from './search-games.ts'

// Every visit of the lobby asks for the same few lists, and an operator or a vendor changes them by hand: each process
// remembers them for a second, for all languages and viewers. What a member marked is added afterwards.
const limits = { lifeMs: 1_000, entriesMax: 1_000 }

const games = rememberBriefly(limits, (context: AppContext, search: string, page: string) =>
  findGames(context, JSON.parse(search), JSON.parse(page)),
)
const hotGames = rememberBriefly(limits, ({ db }: AppContext, gameType: string) =>
  listHotGames(db, gameType === '' ? undefined : gameType),
)
/** Brands by type of game, as they stood at most a second ago; so are the others. */
export const lobbyBrands = rememberBriefly(limits, ({ db }: AppContext) => listMenu(db))

export const lobbyGames = (context: AppContext, search: GameSearch, page: Page) =>
  games(context, JSON.stringify(search), JSON.stringify(page))
export const lobbyHotGames = (context: AppContext, gameType?: string) => hotGames(context, gameType ?? '')
export const lobbyMiniGame = rememberBriefly(limits, ({ db }: AppContext) => findMiniGame(db))
export const lobbyMenus = async (context: AppContext) =>
  menusOf(await lobbyBrands(context), (await getSiteRules(context)).vendorLook)
export const lobbyMatches = rememberBriefly(limits, ({ db, clock }: AppContext) => listShownMatches(db, clock.now()))

const { menus: menusRoute, popular, hotGames: hotGamesRoute, hotMatches } = portalContract.catalogue
/** Where these lists are asked for; visitors are all told the same there. */
export const lobbyPaths = [menusRoute, popular, hotGamesRoute, hotMatches].flatMap(
  (call) => call['~orpc'].route.path ?? [],
)

async function findGames({ db }: AppContext, { name, ...filter }: GameSearch, page: Page): Promise<FoundGames> {
  if (name) return searchGames(db, { ...filter, name }, page)
  return { ...(await listGames(db, filter, page)), isCut: false }
}
