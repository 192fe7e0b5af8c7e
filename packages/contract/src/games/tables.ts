import { Id, Money, PageQuery } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { liveTables } from './live-tables.ts'

/** A card game that people meet at: as many places as its vendor says it has. */
export const Room = z.object({
  /** Of the game; launching it is sitting down. */
  roomId: Id,
  name: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  gameCode: z.string(),
  openIn: z.enum(['route', 'popup']),
  /** Absent where it is not played in the site's currency. */
  minBet: Money.optional(),
  maxBet: Money.optional(),
  /** Who has it open for money at this moment. */
  players: z.number().int(),
  seats: z.number().int().optional(),
  status: z.enum(['open', 'full', 'closed']),
})
export type Room = z.infer<typeof Room>

/** Who deals at live tables. */
export const Model = z.object({
  modelId: Id,
  name: z.string(),
  imageUrl: z.string().optional(),
  vassalage: z.string(),
  vendorName: z.string(),
  /** At a table that is open. */
  online: z.boolean(),
  /** A table of theirs, an open one where there is one. */
  nodeId: Id,
})
export type Model = z.infer<typeof Model>

export const tables = {
  liveTables,
  rooms: route({
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    audience: 'session',
    summary: 'Card rooms in the operator’s order',
    input: PageQuery.extend({ vassalage: z.string().max(32).optional() }),
    value: z.array(Room),
  }),
  models: route({
    method: 'GET',
    path: '/wps/relay/CBS_modelList',
    audience: 'anyone',
    summary: 'Who deals at live tables, whoever is at an open one first',
    input: PageQuery,
    value: z.array(Model),
  }),
}
