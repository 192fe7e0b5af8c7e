import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { LaunchValue } from './catalogue.ts'

/** National lotteries, instant ones, the house's own, and those of South-East Asia. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
const PrizeMode = z.enum(prizeModes)
export type PrizeMode = z.infer<typeof PrizeMode>

const drawsMax = 50

export const Lottery = z.object({
  gameCode: z.string(),
  nodeId: Id,
  displayName: z.string(),
  prizeMode: PrizeMode,
  iconUrl: z.string().optional(),
  /** Its vendor. */
  group: z.string(),
})
export type Lottery = z.infer<typeof Lottery>

export const Draw = z.object({
  gameCode: z.string(),
  issue: z.string(),
  numbers: z.array(z.string()),
  openedAt: Time,
})
export type Draw = z.infer<typeof Draw>

const limit = z.coerce.number().int().min(1).max(drawsMax).default(10)

export const lottery = {
  menu: route({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    audience: 'anyone',
    summary: 'Lotteries by their vendor, in the operator’s order',
    input: z.object({ language: z.string().max(10).optional() }),
    value: z.array(z.object({ group: z.string(), displayName: z.string(), games: z.array(Lottery) })),
  }),
  recentlyPlayed: route({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    audience: 'member',
    summary: 'Lotteries I opened last, newest first',
    input: z.object({}),
    value: z.array(Lottery),
  }),
  games: route({
    method: 'GET',
    path: '/lgw/vn/games',
    audience: 'anyone',
    summary: 'Lotteries of one prize mode',
    input: z.object({ prizeMode: PrizeMode }),
    value: z.array(Lottery),
  }),
  openedOfGame: route({
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    audience: 'anyone',
    summary: 'Drawn numbers of one lottery, newest first',
    input: z.object({ gameCode: z.string().max(64), limit }),
    value: z.array(Draw),
  }),
  opened: route({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    audience: 'anyone',
    summary: 'Drawn numbers of one lottery or of all, newest first',
    input: z.object({ gameCode: z.string().max(64).optional(), limit }),
    value: z.array(Draw),
  }),
  recentResults: route({
    method: 'GET',
    path: '/lgw/vn/numeros/recent',
    audience: 'anyone',
    summary: 'The latest draw of each lottery, newest first',
    input: z.object({ prizeMode: PrizeMode.optional(), limit }),
    value: z.array(Draw),
  }),
  launchLobby: route({
    method: 'POST',
    path: '/wps/relay/GCS_lotteryLobbyLaunch',
    audience: 'session',
    summary: 'One-time address of a lottery, the first of its prize mode where none is named',
    input: z.object({
      gameCode: z.string().max(64).optional(),
      prizeMode: PrizeMode,
      lotteryType: z.literal('Elott'),
      language: z.string().max(10).default('vi'),
    }),
    value: LaunchValue,
  }),
}
