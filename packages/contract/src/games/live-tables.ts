import { Id, Money } from '../base/common.ts'
import { route } from '../base/route.ts'
import { roadSides, roadTones, type TableChange, type TableNews, tablePhases } from '../base/table-news.ts'
import * as z from '../base/zod.ts'
import { tableSpeeds, tableStates, tableTiers } from '../vendor/psw-tables.ts'

/** `silent`: nothing is known of it at this moment. */
export const livePhases = [...tablePhases, 'silent'] as const
export type LivePhase = (typeof livePhases)[number]
export type LiveTableChange = TableChange<LivePhase>
export type LiveTableNews = TableNews<LivePhase>

const RoadLetter = z.object({
  mark: z.string(),
  tone: z.enum(roadTones),
  side: z.enum(roadSides).optional(),
  name: z.string(),
})
export type RoadLetter = z.infer<typeof RoadLetter>

/** A live table whose vendor tells what happens at it. */
export const LiveTable = z.object({
  /** Of its game in the catalogue. */
  nodeId: Id,
  state: z.enum(tableStates),
  speed: z.enum(tableSpeeds),
  tier: z.enum(tableTiers),
  /** Of whoever deals. */
  language: z.string().nullable(),
  dealer: z.string().optional(),
  /** Least and most of one bet; absent where it is not played in the site's currency. */
  stakes: z.object({ min: Money, max: Money }).optional(),
  letters: z.number().int().nullable(),
  phase: z.enum(livePhases),
  /** When the betting ends, in epoch milliseconds of this server. */
  closesMs: z.number().int().nullable(),
  players: z.number().int(),
  road: z.string(),
  /** Of a table with seats: how many there are, and how many are taken. */
  seats: z.number().int().optional(),
  seated: z.number().int().optional(),
})
export type LiveTable = z.infer<typeof LiveTable>

export const LiveTablesView = z.object({
  /** The news that follow have the next one. */
  number: z.number().int(),
  nowMs: z.number().int(),
  /** What the letters of roads stand for; a table names its list by its place. */
  letters: z.array(z.array(RoadLetter)),
  tables: z.array(LiveTable),
})
export type LiveTablesView = z.infer<typeof LiveTablesView>

export const liveTables = route({
  method: 'GET',
  path: '/lgw/games/liveTables',
  audience: 'anyone',
  summary: 'Live tables as they stand; whoever is signed in hears what changes on the live socket',
  input: z.object({}),
  value: LiveTablesView,
})
