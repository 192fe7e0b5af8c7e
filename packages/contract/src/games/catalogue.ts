import { AmountFromZero, Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { Game, GameSheet } from './game.ts'
import { GameFeature, gameClasses, listedCategories, rankPeriods, volatilities } from './game-facts.ts'
import { HotMatch } from './hot-match.ts'
import { RankEntry, Winner } from './winners.ts'

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

/** All filters narrow; the order is the operator's, then the oldest entry, so that pages never overlap. */
const gameFilter = {
  gameType: z.string().max(32).optional(),
  vassalage: z.string().max(32).optional(),
  /** Part of a name in any language, marks and case aside; one or two letters are the beginning of a word. */
  gameName: z.string().trim().max(64).optional(),
  gameClassify: z.enum(gameClasses).optional(),
  /** Only these tables of the live casino; `others` is all that is none of the named. */
  category: z.enum(listedCategories).optional(),
  /** Only games that can be played for this much a round. */
  minBet: AmountFromZero.optional(),
  /** Least number of lines. */
  lines: z.coerce.number().int().min(1).max(1_000_000).optional(),
  volatility: z.enum(volatilities).optional(),
  /** Certified return with the best play, in basis points, both ends included. */
  rtpMinBp: z.coerce.number().int().min(0).max(10_000).optional(),
  rtpMaxBp: z.coerce.number().int().min(0).max(10_000).optional(),
  feature: GameFeature.optional(),
  /** Only games that play by the rules of this one, itself too. */
  sameRulesAs: Id.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(42),
}

/** A search by name finds this many games; whoever looks for one of more types more letters. */
export const foundGamesMax = 500

/** `isCut`: more games have that name than the search finds. */
const gamePage = page(Game).extend({ isCut: z.boolean() })

const favourite = z.object({ nodeId: Id, vendor: z.string().max(32), gameType: z.string().max(32) })
const nodeIds = z.object({ nodeIds: z.array(Id) })

export const LaunchValue = z.object({
  launchId: Id,
  url: z.string(),
  openIn: z.enum(['route', 'popup', 'window']),
  expiresAt: Time,
})

/** A round of mine that waits for me; launching its game goes on with it. */
export const OpenRound = z.object({ roundId: Id, game: Game, stake: Money, openedAt: Time })
export type OpenRound = z.infer<typeof OpenRound>

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
    value: gamePage,
  }),
  gameList: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    audience: 'session',
    summary: 'The same list for whoever is signed in, with the fields of the platform before',
    input: z.object({
      ...gameFilter,
      /** 3 is the web; games of other clients are none of this site's. */
      clientType: z.coerce.number().int().default(3),
      /** Another merchant than this site has no games here. */
      merchant: z.string().max(32).optional(),
      /** Of the names; without it the one of the request. */
      language: z.string().max(10).optional(),
    }),
    value: gamePage,
  }),
  vendors: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameVendor',
    audience: 'session',
    summary: 'Vendors with games, in the operator’s order',
    input: z.object({ gameType: z.string().max(32).optional() }),
    value: z.array(VendorCard.extend({ sort: z.number().int(), status: z.enum(['on', 'maintenance']) })),
  }),
  vendorTypes: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    audience: 'session',
    summary: 'The types of games a vendor has',
    input: z.object({ vassalage: z.string().max(32) }),
    value: z.array(z.object({ gameType: z.string(), displayName: z.string(), count: z.number().int() })),
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
    value: GameSheet,
  }),
  miniGame: route({
    method: 'GET',
    path: '/lgw/games/mini_game',
    audience: 'anyone',
    summary: 'The small game that opens over every page; null where the operator chose none',
    input: z.object({}),
    value: Game.nullable(),
  }),
  favouriteGames: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    audience: 'member',
    summary: 'My favourite games, all of them',
    input: z.object({ gameType: z.string().max(32).optional() }),
    value: z.array(Game),
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
  openRounds: route({
    method: 'GET',
    path: '/lgw/games/openRounds',
    audience: 'member',
    summary: 'My rounds that wait for their end, the latest first',
    input: z.object({}),
    value: z.array(OpenRound),
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
  launchByVendor: route({
    method: 'POST',
    path: '/wps/relay/GCS_gameLaunchFB',
    audience: 'session',
    summary:
      'One-time address of the game of a match, or of the first open game of a vendor, as the sportsbook; real money only',
    input: z.object({
      vassalage: z.string().max(32),
      gameType: z.string().max(32).optional(),
      matchId: Id.optional(),
      language: z.string().max(10),
    }),
    value: LaunchValue,
  }),
  winnerBoard: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_winnerBoard',
    audience: 'anyone',
    summary: 'The latest large wins, accounts masked; with ELOTT those of all lotteries',
    input: z.object({
      gameCategory: z.enum(['ALL', 'ELOTT']).default('ALL'),
      limitNum: z.coerce.number().int().min(1).max(20).default(20),
    }),
    value: z.array(Winner),
  }),
  rankList: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    audience: 'anyone',
    summary: 'Who won most in a period, accounts masked',
    input: z.object({ period: z.enum(rankPeriods).default('week'), gameType: z.string().max(32).optional() }),
    value: z.array(RankEntry),
  }),
  hotMatches: route({
    method: 'GET',
    path: '/lgw/games/hotMatches',
    audience: 'anyone',
    summary: 'Matches the operator shows, the running ones first, then by kick-off',
    input: z.object({}),
    value: z.array(HotMatch),
  }),
}
