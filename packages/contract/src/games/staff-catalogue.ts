import { Id, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { gameClasses } from './game-facts.ts'

export const gameStates = ['open', 'closed', 'hot', 'retired'] as const
export const matchStates = ['planned', 'soon', 'live', 'over'] as const
/** Where a game opens: a page of its own, a window, or that window as the site's one mini game. */
export const gamePlaces = ['page', 'popup', 'mini'] as const
export const hotGamesMax = 42
/** Characters of a file of games; about ten thousand lines. */
export const gamesFileMax = 600_000

const Names = z.object({ vi: z.string().trim().max(80), en: z.string().trim().max(80) })
const sort = z.number().int().min(0).max(1_000_000_000)

/** The operator's settings of a game; the vendor's apply otherwise. */
export const GameTerms = z.object({
  isEnabled: z.boolean(),
  /** Place in lists, the lowest first. */
  sort,
  classify: z.enum(gameClasses).nullable(),
  /** `off`: no free trial, whatever the vendor offers. */
  trial: z.enum(['vendor', 'off']),
  opensIn: z.enum(gamePlaces),
  /** Names in place of the vendor's; empty is the vendor's. */
  names: Names,
})
export type GameTerms = z.infer<typeof GameTerms>

export const StaffGame = GameTerms.extend({
  nodeId: Id,
  vendorId: Id,
  gameCode: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  vendorNames: Names,
  vendorClassify: z.enum(gameClasses).nullable(),
  vendorHasTrial: z.boolean(),
  vendorStatus: z.enum(['live', 'maintenance', 'retired']),
  iconUrl: z.string().optional(),
  rtpBp: z.number().int(),
  /** Of the poorest bet; absent where every bet returns the same. */
  rtpMinBp: z.number().int().optional(),
  /** How much of a bet counts for rebates and cash back where no rule names the game, in percent. */
  rebateWeight: z.number().int(),
  modelId: z.string(),
  /** Absent: not in the hot row. */
  hotRank: z.number().int().optional(),
  /** Present while staff keep rounds of it from beginning. */
  stoppedAt: Time.optional(),
  stoppedReason: z.string().optional(),
})
export type StaffGame = z.infer<typeof StaffGame>

export const StaffBrand = z.object({
  vassalage: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
  sort,
  gameCount: z.number().int(),
})
export type StaffBrand = z.infer<typeof StaffBrand>

const ImageAddress = z
  .string()
  .max(500)
  .regex(/^(https:\/\/|\/(?!\/))\S+$/)
const team = z.string().trim().min(1).max(60)

export const MatchTerms = z.object({
  title: z.string().trim().min(1).max(80),
  homeTeam: team,
  awayTeam: team,
  homeTeamImageUrl: ImageAddress.nullable(),
  awayTeamImageUrl: ImageAddress.nullable(),
  matchTime: Time,
  /** How long it is shown as running. */
  durationMinutes: z.number().int().min(1).max(1_440),
  shownFrom: Time,
  /** Where to bet: a vendor, and a game of it where one is named. */
  vassalage: z.string().max(32),
  nodeId: Id.nullable(),
})
export type MatchTerms = z.infer<typeof MatchTerms>

export const StaffMatch = MatchTerms.extend({ matchId: Id, state: z.enum(matchStates) })
export type StaffMatch = z.infer<typeof StaffMatch>

/** Columns of a file of games, in this order. An empty cell leaves what is there, `-` gives the vendor's word back. */
export const gameFileColumns = [
  'vendor',
  'gameCode',
  'enabled',
  'sort',
  'classify',
  'trial',
  'nameVi',
  'nameEn',
] as const
export const gameFileFaults = [
  'header',
  'cells',
  'unknownGame',
  'twice',
  'enabled',
  'sort',
  'classify',
  'trial',
  'name',
] as const

export const GameFilePreview = z.object({
  lineCount: z.number().int(),
  changeCount: z.number().int(),
  /** The first hundred. */
  changes: z.array(
    z.object({
      line: z.number().int(),
      gameCode: z.string(),
      name: z.string(),
      fields: z.array(z.object({ column: z.enum(gameFileColumns), from: z.string(), to: z.string() })),
    }),
  ),
  /** The first hundred; a file with any is not taken. */
  faults: z.array(z.object({ line: z.number().int(), fault: z.enum(gameFileFaults) })),
  /** Names this file on this state of the games: what is taken over is what was shown. */
  digest: z.string(),
})
export type GameFilePreview = z.infer<typeof GameFilePreview>

const reads = { audience: 'staff', permission: 'catalogue.read', method: 'GET' } as const
const manages = { audience: 'staff', permission: 'catalogue.manage', method: 'PUT' } as const
const adds = { ...manages, method: 'POST' } as const
const csv = z.string().min(1).max(gamesFileMax)

/** The games that the lobby shows: which, in which order, under which names, and the matches of the home page. */
export const staffCatalogue = {
  games: route({
    ...reads,
    path: '/staff/games',
    summary: 'Games by name, vendor, type and state, in the order of the lobby',
    input: z.object({
      name: z.string().trim().max(64).optional(),
      vassalage: z.string().max(32).optional(),
      gameType: z.string().max(32).optional(),
      state: z.enum(gameStates).optional(),
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(50),
    }),
    value: page(StaffGame),
  }),
  changeGame: route({
    ...manages,
    path: '/staff/games/{nodeId}',
    summary: 'Open or close a game, place it, name it, say its sub-category and its trial',
    input: GameTerms.extend({ nodeId: Id }),
    value: StaffGame,
  }),
  orderHotGames: route({
    ...manages,
    path: '/staff/hot-games',
    summary: 'The hot row, whole and in its order; the first one is shown large',
    input: z.object({ nodeIds: z.array(Id).max(hotGamesMax) }),
    value: z.object({ list: z.array(StaffGame) }),
  }),
  brands: route({
    ...reads,
    path: '/staff/brands',
    summary: 'Vendors as the lobby names them, in its order',
    input: z.object({}),
    value: z.object({ list: z.array(StaffBrand) }),
  }),
  changeBrand: route({
    ...manages,
    path: '/staff/brands/{vassalage}',
    summary: 'Show or hide a vendor’s games, and place it',
    input: z.object({ vassalage: z.string().max(32), isEnabled: z.boolean(), sort }),
    value: StaffBrand,
  }),
  exportGames: route({
    ...reads,
    path: '/staff/games-file',
    summary: 'What the operator says of every game, as a file that can be changed and read in again',
    input: z.object({}),
    value: z.object({ csv: z.string() }),
  }),
  previewGames: route({
    ...adds,
    path: '/staff/games-file/preview',
    summary: 'What a file of games would change, and its faults by line; nothing is changed',
    input: z.object({ csv }),
    value: GameFilePreview,
  }),
  importGames: route({
    ...adds,
    path: '/staff/games-file',
    summary: 'Take over a file that was looked at; the answer holds the file that takes it back',
    input: z.object({ csv, digest: z.string().max(64) }),
    value: z.object({ changeCount: z.number().int(), undoCsv: z.string() }),
  }),
  matches: route({
    ...reads,
    path: '/staff/matches',
    summary: 'Hot matches, those to come and running first',
    input: z.object({}),
    value: z.object({ list: z.array(StaffMatch) }),
  }),
  addMatch: route({
    ...adds,
    path: '/staff/matches',
    summary: 'Show a match on the home page',
    input: MatchTerms,
    value: StaffMatch,
  }),
  changeMatch: route({
    ...manages,
    path: '/staff/matches/{matchId}',
    summary: 'Change a match that is not over',
    input: MatchTerms.extend({ matchId: Id }),
    value: StaffMatch,
  }),
  endMatch: route({
    ...adds,
    path: '/staff/matches/{matchId}/end',
    summary: 'Take a match off at this moment',
    input: z.object({ matchId: Id }),
    value: StaffMatch,
  }),
}
