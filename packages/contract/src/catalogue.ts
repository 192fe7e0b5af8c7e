import * as z from 'zod'
import { Id, PageQuery, page, Time } from './common.ts'
import { route } from './route.ts'

export const VendorCard = z.object({
  vassalage: z.string(),
  accountTypeName: z.string(),
  gameType: z.string(),
  displayName: z.string(),
  isGame: z.enum(['GAME', 'VASSALAGE']).optional(),
  nodeId: Id.optional(),
  iconUrl: z.string().optional(),
  gameCount: z.number().int(),
})
export const MenuGroup = z.object({
  title: z.string(),
  sort: z.number().int(),
  gameCount: z.number().int(),
  cards: z.array(VendorCard),
})
export type MenuGroup = z.infer<typeof MenuGroup>

export const Game = z.object({
  nodeId: Id,
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  displayName: z.string(),
  iconUrl: z.string().optional(),
  lagerIcon: z.string().optional(),
  /** The specification's inverted sense: 0 offers the trial. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  gameCode: z.string(),
  gameClassify: z.enum(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']).optional(),
  lines: z.number().int().optional(),
  /** Basis points of the certified return; absent when there is no certificate. */
  rtpBp: z.number().int().optional(),
  volatility: z.enum(['low', 'medium', 'high', 'veryHigh']).optional(),
  isNew: z.boolean(),
  isFavourite: z.boolean().optional(),
})
export type Game = z.infer<typeof Game>

const gameFilter = {
  gameType: z.string().max(32).optional(),
  vassalage: z.string().max(32).optional(),
  gameName: z.string().trim().max(64).optional(),
  gameClassify: z.string().max(4).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(42),
}

const favourite = z.object({ nodeId: Id, vendor: z.string().max(32), gameType: z.string().max(32) })
const nodeIds = z.object({ nodeIds: z.array(Id) })

export const LaunchValue = z.object({
  launchId: Id,
  url: z.string(),
  openIn: z.enum(['route', 'popup', 'window']),
  expiresAt: Time,
})

export const Winner = z.object({
  vo: z.object({
    account: z.string(),
    gameName: z.string(),
    nodeId: Id,
    vassalage: z.string(),
    gameType: z.string(),
    iconUrl: z.string().optional(),
    winAmount: z.string(),
    currencySymbol: z.string(),
    time: Time,
  }),
})

export const catalogue = {
  menus: route({
    method: 'GET',
    path: '/lgw/games/game_menus',
    audience: 'anyone',
    summary: 'Categories with their vendors',
    input: z.object({ language: z.string().max(10).optional() }),
    value: z.array(MenuGroup),
  }),
  popular: route({
    method: 'GET',
    path: '/lgw/games/popular',
    audience: 'anyone',
    summary: 'Games in the operator’s order, for visitors too',
    input: z.object(gameFilter),
    value: page(Game),
  }),
  hotGames: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    audience: 'anyone',
    summary: 'Hot games; the first one is shown large',
    input: z.object({
      clientType: z.coerce.number().int().default(3),
      platform: z.string().max(64).default('flash,html5-desktop'),
      gameType: z.string().max(32).optional(),
    }),
    value: z.array(Game),
  }),
  game: route({
    method: 'GET',
    path: '/lgw/games/game',
    audience: 'anyone',
    summary: 'One game with its certified facts',
    input: z.object({ nodeId: Id }),
    value: Game,
  }),
  favourites: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    audience: 'member',
    summary: 'My favourite games',
    input: PageQuery.extend({ gameType: z.string().max(32).optional() }),
    value: page(Game),
  }),
  addFavourite: route({
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    audience: 'member',
    summary: 'Add a favourite',
    input: favourite,
    value: nodeIds,
  }),
  removeFavourite: route({
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    audience: 'member',
    summary: 'Remove a favourite',
    input: favourite,
    value: nodeIds,
  }),
  recent: route({
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    audience: 'member',
    summary: 'Games I played last',
    input: PageQuery.extend({ gameType: z.string().max(32).optional() }),
    value: page(Game),
  }),
  launch: route({
    method: 'POST',
    path: '/wps/game/launchGame',
    audience: 'session',
    summary: 'One-time address of a game; a trial account may only ask for mode trial',
    input: z.object({
      nodeId: Id,
      vassalage: z.string().max(32),
      gameType: z.string().max(32),
      gameCode: z.string().max(64).optional(),
      mode: z.enum(['real', 'trial']),
      language: z.string().max(10),
      returnUrl: z.string().max(2048),
    }),
    value: LaunchValue,
  }),
  winnerBoard: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_winnerBoard',
    audience: 'anyone',
    summary: 'The latest large wins, accounts masked',
    input: z.object({
      gameCategory: z.literal('ALL').default('ALL'),
      limitNum: z.coerce.number().int().min(1).max(20).default(20),
    }),
    value: z.array(Winner),
  }),
}
