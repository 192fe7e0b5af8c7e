import { roadSides, roadTones, type TableChange, tablePhases } from '../base/table-news.ts'
import * as z from '../base/zod.ts'
import { PswId } from './psw-fields.ts'
import { tableSpeeds, tableStates, tableTiers } from './psw-tables.ts'

export const roadMax = 500
const tablesMax = 1_000

/** What one letter of a road stands for. A letter without a side belongs to a road of single results, as numbers. */
export const VendorRoadLetter = z.object({
  mark: z.string().min(1).max(2),
  tone: z.enum(roadTones),
  side: z.enum(roadSides).optional(),
  names: z.record(z.string().max(10), z.string().max(40)),
})
export type VendorRoadLetter = z.infer<typeof VendorRoadLetter>

/** A table in play, as the lobby of the portal shows it. `tableId` is the game that is launched. */
export const VendorLiveTable = z.object({
  tableId: PswId,
  state: z.enum(tableStates),
  speed: z.enum(tableSpeeds),
  tier: z.enum(tableTiers),
  /** Of whoever deals. */
  language: z.string().max(10).nullable(),
  /** Which list of letters its road is written in; null where it keeps none. */
  letters: z.number().int().min(0).nullable(),
  phase: z.enum(tablePhases),
  /** When the betting ends, in epoch milliseconds of the vendor's clock. */
  closesMs: z.number().int().nullable(),
  /** With bets for money in the round. */
  players: z.number().int().min(0),
  road: z.string().max(roadMax),
  /** Of a table with seats: how many there are, and how many are taken. */
  seats: z.number().int().min(1).max(20).optional(),
  seated: z.number().int().min(0).max(20).optional(),
})
export type VendorLiveTable = z.infer<typeof VendorLiveTable>

/** As `TableChange` says; results that are new come after `|` where the road begins anew. */
export const VendorTableChange = z.tuple([
  z.number().int().min(0),
  z.enum(tablePhases),
  z.number().int().nullable(),
  z.number().int().min(0),
  z.string().max(roadMax + 1),
  z.number().int().min(0).max(20).optional(),
]) satisfies z.ZodType<TableChange>

/** `GET /tables/live?after=` of a vendor: everything, or what changed after the cursor of an earlier answer. */
export const VendorTableFeed = z.object({
  cursor: z.string().min(1).max(100),
  /** The vendor's clock, by which betting ends. */
  nowMs: z.number().int(),
  /** Null where the changes continue what was told before. */
  view: z
    .object({
      letters: z.array(z.array(VendorRoadLetter).max(100)).max(tablesMax),
      tables: z.array(VendorLiveTable).max(tablesMax),
    })
    .nullable(),
  changes: z.array(VendorTableChange).max(20 * tablesMax),
})
export type VendorTableFeed = z.infer<typeof VendorTableFeed>

export const VendorTableFeedQuery = z.object({ after: z.string().max(100).optional() })
