import * as z from '../base/zod.ts'
import { PswAmount } from '../vendor/psw-fields.ts'
import { VendorTableChange } from '../vendor/psw-table-feed.ts'
import { tableSpeeds, tableStates, tableTiers } from '../vendor/psw-tables.ts'
import { SharedTableView } from './studio-shared.ts'

export { withTableNews as withNews } from '../base/table-news.ts'

/** As many rounds are one session: its results are the road of the table, and a new session begins an empty one. */
export const sessionRounds = 80
/** Rounds that are over, as a table tells them: charts go further back than roads. */
export const pastRounds = 100

/** A table in the lobby. */
export const LobbyTable = z.strictObject({
  tableId: z.string(),
  rulesId: z.string(),
  /** Of the live casino. */
  isLive: z.boolean(),
  /** The picture of who deals; empty where nobody does. */
  dealer: z.string(),
  names: z.strictObject({ vi: z.string(), en: z.string() }),
  speed: z.enum(tableSpeeds),
  tier: z.enum(tableTiers),
  language: z.string().nullable(),
  state: z.enum(tableStates),
  /** Of one bet, in the money of the frame; null where the table does not take it. */
  stakes: z.strictObject({ minMinor: PswAmount, maxMinor: PswAmount }).nullable(),
  phase: SharedTableView.shape.phase,
  /** When the betting ends, in epoch milliseconds of the server; null while there is none. */
  closesMs: z.number().int().nullable(),
  /** With bets for money in the round. */
  players: z.number().int(),
  /** Results of the session, oldest first, one letter each. */
  road: z.string(),
  /** Of a table with seats: how many there are, and how many are taken. */
  seats: z.number().int().optional(),
  seated: z.number().int().optional(),
})
export type LobbyTable = z.infer<typeof LobbyTable>

/** Everything at once: what changes from here on comes as `LobbyNews` with the next number. */
export const LobbyView = z.strictObject({
  number: z.number().int(),
  serverMs: z.number().int(),
  tables: z.array(LobbyTable),
})
export type LobbyView = z.infer<typeof LobbyView>

export const LobbyChange = VendorTableChange
export type LobbyChange = z.infer<typeof LobbyChange>

/** At most two a second. A frame that has missed a number asks for the view again. */
export const LobbyNews = z.tuple([z.number().int(), z.array(LobbyChange)])
export type LobbyNews = z.infer<typeof LobbyNews>
