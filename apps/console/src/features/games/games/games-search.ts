import { gameStates, returnKinds, returnStates } from '@fairground/contract'
import * as z from 'zod'

export const gameTabs = [
  'games',
  'brands',
  'matches',
  'jackpots',
  'returns',
  'studio',
  'tables',
  'tips',
  'lottery',
  'sports',
  'limits',
  'rounds',
  'chat',
  'pairs',
  'file',
] as const
export type ReturnKind = (typeof returnKinds)[number]
/** Engines of the house studio's models. */
export const modelEngines = ['slot', 'instant', 'shared', 'fishing'] as const
export const gameViews = ['all', ...gameStates] as const

/** What the address of the page says; what does not fit is left out. */
export const GamesSearch = z.object({
  tab: z.enum(gameTabs).optional().catch(undefined),
  view: z.enum(gameViews).optional().catch(undefined),
  brand: z.coerce.string().max(32).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** A day of the returns, and what of it. */
  day: z.iso.date().optional().catch(undefined),
  kind: z.enum(returnKinds).optional().catch(undefined),
  returned: z.enum(returnStates).optional().catch(undefined),
  engine: z.enum(modelEngines).optional().catch(undefined),
  /** The game, match or model whose panel is open, or `new`. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type GamesSearch = z.infer<typeof GamesSearch>
