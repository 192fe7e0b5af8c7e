import { portalContract } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import { rememberBriefly } from '../../lib/remember-briefly.ts'
import { type GameFilter, listGames, listHotGames, type Page } from './game-store.ts'
import { listMenus } from './list-menus.ts'

// Every visit of the lobby asks for the same few lists, and an operator or a vendor changes them by hand: each process
// remembers them for a second, for all languages and viewers. What a member marked is added afterwards.
const limits = { lifeMs: 1_000, entriesMax: 1_000 }

const games = rememberBriefly(limits, ({ db }: AppContext, filter: string, page: string) =>
  listGames(db, JSON.parse(filter), JSON.parse(page)),
)
const hotGames = rememberBriefly(limits, ({ db }: AppContext, gameType: string) =>
  listHotGames(db, gameType === '' ? undefined : gameType),
)
const menus = rememberBriefly(limits, ({ db }: AppContext) => listMenus(db))

/** A page of the catalogue as it stood at most a second ago; so are the other two. */
export const lobbyGames = (context: AppContext, filter: GameFilter, page: Page) =>
  games(context, JSON.stringify(filter), JSON.stringify(page))
export const lobbyHotGames = (context: AppContext, gameType?: string) => hotGames(context, gameType ?? '')
export const lobbyMenus = (context: AppContext) => menus(context)

const { menus: menusRoute, popular, hotGames: hotGamesRoute } = portalContract.catalogue
/** Where these lists are asked for; visitors are all told the same there. */
export const lobbyPaths = [menusRoute, popular, hotGamesRoute].flatMap((call) => call['~orpc'].route.path ?? [])
