import { Id, Money } from '../base/common.ts'
import * as z from '../base/zod.ts'
import { GameFeature, gameClasses, tableCategories, volatilities } from './game-facts.ts'

export const Game = z.object({
  nodeId: Id,
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  /** In the asked language; absent where it has no name in it, and `nodeName` is what it is called everywhere. */
  gameName: z.string().optional(),
  nodeName: z.string().optional(),
  displayName: z.string(),
  /** Its own picture; `iconUrl` is that or, without one, its vendor's. */
  showIcon: z.string().optional(),
  iconUrl: z.string().optional(),
  lagerIcon: z.string().optional(), // of a slot upright, of a live table across
  /** The specification's inverted sense: 0 offers the trial. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  gameCode: z.string(),
  gameClassify: z.enum(gameClasses).optional(),
  /** Of a live table. */
  category: z.enum(tableCategories).optional(),
  /** A page of its own, or a window over the page one is on. */
  openIn: z.enum(['route', 'popup']),
  lines: z.number().int().optional(),
  /** Basis points of the certified return with the best play; absent when there is no certificate. */
  rtpBp: z.number().int().optional(),
  /** Of the poorest bet; absent where every bet returns the same. */
  rtpMinBp: z.number().int().optional(),
  volatility: z.enum(volatilities).optional(),
  isNew: z.boolean(),
  isFavourite: z.boolean().optional(),
})
export type Game = z.infer<typeof Game>

/** One game with what its certificate says; what the vendor does not tell is absent. */
export const GameSheet = Game.extend({
  /** The rules it plays by: many titles may share a model, and each of them names it. */
  modelId: z.string(),
  modelVersion: z.number().int(),
  /** How many other games play by them. */
  sameRulesCount: z.number().int(),
  /** Basis points of rounds that pay anything. */
  hitFrequencyBp: z.number().int().optional(),
  /** Most a round pays, in total bets. */
  maxWinX: z.number().int().optional(),
  features: z.array(GameFeature),
  /** How much of a bet counts for rebates and cash back today, in percent. */
  rebateWeight: z.number().int(),
  /** Lowest and highest stake of a round in the site's currency; absent when it is not played in it. */
  stakes: z.object({ min: Money, max: Money }).optional(),
})
export type GameSheet = z.infer<typeof GameSheet>
