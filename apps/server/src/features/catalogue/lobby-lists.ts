import { portalContract } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import { rememberBriefly } from '../../lib/remember-briefly.ts'
import { getSiteRules } from '../site/index.ts'
import { findMiniGame, type GameFilter, listGames, listHotGames, listMenu, type Page } from './game-list-store.ts'
import { listShownMatches } from './hot-match-store.ts'
import { menusOf } from './menu-groups.ts'

// Every visit of the lobby asks for the same few lists, and an operator or a vendor changes them by hand: each process
// remembers them for a second, for all languages and viewers. What a member marked is added afterwards.
const limits = { lifeMs: 1_000, entriesMax: 1_000 }

const games = rememberBriefly(limits, ({ db }: AppContext, filter: string, page: string) =>
  listGames(db, JSON.parse(filter), JSON.parse(page)),
)
const hotGames = rememberBriefly(limits, ({ db }: AppContext, gameType: string) =>
  listHotGames(db, gameType === '' ? undefined : gameType),
)
/** Brands by type of game, as they stood at most a second ago; so are the others. */
export const lobbyBrands = rememberBriefly(limits, ({ db }: AppContext) => listMenu(db))

export const lobbyGames = (context: AppContext, filter: GameFilter, page: Page) =>
  games(context, JSON.stringify(filter), JSON.stringify(page))
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
