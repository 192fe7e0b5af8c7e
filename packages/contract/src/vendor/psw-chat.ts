import * as z from '../base/zod.ts'
import { PswId, RequestUuid } from './psw-fields.ts'

export const vendorChatPageSize = 50
/** One hour, one day; null: for ever. 0 lifts it. */
export const tableMuteMinutes = [0, 60, 1_440, null] as const
export const TableMuteMinutes = z.literal(tableMuteMinutes)

/** `GET /chat` of a vendor: what was said at a table, the newest first; `before` is the last message of the page before. */
export const VendorChatQuery = z.object({
  /** The first table where none is named. */
  tableId: PswId.optional(),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Reported ones only, as long as they stand. */
  reported: z.literal('1').optional(),
})
export type VendorChatQuery = z.infer<typeof VendorChatQuery>

const VendorChatMessage = z.object({
  messageId: z.number().int(),
  /** Null: somebody at the desk of the table wrote it, whose name is told. */
  playerId: PswId.nullable(),
  staffName: z.string().optional(),
  mark: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime({ offset: true }),
  hiddenAt: z.iso.datetime({ offset: true }).nullable(),
  reports: z.number().int(),
  isMuted: z.boolean(),
  /** Null: for ever, or not muted. */
  mutedUntil: z.iso.datetime({ offset: true }).nullable(),
})
export type VendorChatMessage = z.infer<typeof VendorChatMessage>
export const VendorChatList = z.object({
  tableId: PswId,
  /** Where players can talk. */
  tableIds: z.array(PswId),
  messages: z.array(VendorChatMessage),
  hasMore: z.boolean(),
})
export type VendorChatList = z.infer<typeof VendorChatList>

/** `POST /chat/hide`: every frame drops the message. `by` is the portal's name of whoever did it. */
export const VendorChatHide = z.object({
  requestId: RequestUuid,
  messageId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  by: PswId,
})

/** `POST /chat/mute`: a player may only read, at every table. */
export const VendorChatMute = z.object({
  requestId: RequestUuid,
  playerId: PswId,
  minutes: TableMuteMinutes,
  by: PswId,
})
export type VendorChatMute = z.infer<typeof VendorChatMute>
