import * as z from '../base/zod.ts'

/** In characters, of a text without what hides or turns it. */
export const tableChatTextMax = 160
/** The number sent to a frame that joins. */
export const tableChatShown = 50

export const TableChatMessage = z.strictObject({
  /** Later messages have higher numbers. */
  messageId: z.number().int(),
  /** Who wrote it: the same for all messages of a player at a table, and nobody's name; empty for whoever deals. */
  mark: z.string(),
  isDealer: z.literal(true).optional(),
  text: z.string(),
  sentAt: z.iso.datetime({ offset: true }),
})
export type TableChatMessage = z.infer<typeof TableChatMessage>

/** `chat` of the live socket. */
export const TableChatNews = z.strictObject({
  /** The newest messages as they stand; otherwise what came since. */
  isWhole: z.boolean(),
  messages: z.array(TableChatMessage),
  /** Taken off by staff: shown no more. */
  hiddenIds: z.array(z.number().int()),
})
export type TableChatNews = z.infer<typeof TableChatNews>

/** Why a player only reads. */
export const tableChatBars = ['TRIAL', 'MUTED', 'BET_FIRST'] as const

/** `chatRight` of the live socket: whether this player may write now. */
export const TableChatRight = z.strictObject({
  /** Of the player's own messages. */
  mark: z.string(),
  /** Null: may write. */
  bar: z.enum(tableChatBars).nullable(),
  /** Null: for ever, or not muted. */
  mutedUntil: z.iso.datetime({ offset: true }).nullable(),
})
export type TableChatRight = z.infer<typeof TableChatRight>

export const tableChatRefusals = [
  ...tableChatBars,
  'BAD_REQUEST',
  'TOO_FAST',
  'SAID_ALREADY',
  /** A link, a telephone number, an address or the name of a messenger. */
  'NO_CONTACTS',
  'SYSTEM_ERROR',
] as const
export type TableChatRefusal = (typeof tableChatRefusals)[number]

/** `say` of the live socket, and what it is acknowledged with. */
export const TableChatSay = z.object({ text: z.string().max(600) })
export const TableChatSaid = z.union([
  z.object({ ok: z.literal(true), value: TableChatMessage }),
  z.object({ ok: z.literal(false), code: z.enum(tableChatRefusals) }),
])
export type TableChatSaid = z.infer<typeof TableChatSaid>

/** `report` of the live socket: the message is looked at by staff. */
export const TableChatReport = z.object({ messageId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
