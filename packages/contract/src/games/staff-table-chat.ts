import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { TableMuteMinutes } from '../vendor/psw-chat.ts'

export { tableMuteMinutes } from '../vendor/psw-chat.ts'

const StaffTableMessage = z.object({
  messageId: z.number().int(),
  /** Null: somebody at the desk of the table wrote it, whose name is told. */
  playerId: z.string().nullable(),
  staffName: z.string().optional(),
  /** Absent for a test player. */
  memberId: Id.optional(),
  account: z.string().optional(),
  /** What players see in place of a name. */
  mark: z.string(),
  text: z.string(),
  sentAt: Time,
  hiddenAt: Time.nullable(),
  /** Players who asked for a look at it. */
  reports: z.number().int(),
  isMuted: z.boolean(),
  /** Null: for ever, or not muted. */
  mutedUntil: Time.nullable(),
})
export type StaffTableMessage = z.infer<typeof StaffTableMessage>

export const tableChatViews = ['all', 'reported'] as const

const moderates = { audience: 'staff', permission: 'chat.moderate' } as const

/** What players say at the shared tables of the house studio. */
export const staffTableChat = {
  tableChat: route({
    ...moderates,
    method: 'GET',
    path: '/staff/table-chat',
    summary: 'What was said at a table, the newest first, hidden messages too; the first table where none is named',
    input: z.object({
      tableId: Id.optional(),
      view: z.enum(tableChatViews).default('all'),
      /** The last message of the page before. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    value: z.object({
      tableId: Id,
      tables: z.array(z.object({ tableId: Id, names: z.object({ vi: z.string(), en: z.string() }) })),
      list: z.array(StaffTableMessage),
      hasMore: z.boolean(),
    }),
  }),
  hideTableMessage: route({
    ...moderates,
    method: 'POST',
    path: '/staff/table-chat/{messageId}/hide',
    summary: 'Take a message off every frame of its table; staff still see it',
    input: z.object({ messageId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    value: z.null(),
  }),
  muteTablePlayer: route({
    ...moderates,
    method: 'POST',
    path: '/staff/table-chat/mutes',
    summary: 'A player may only read at every table: for an hour, a day, for ever (null); 0 minutes lifts it',
    input: z.object({ playerId: Id, minutes: TableMuteMinutes, reason: z.string().trim().min(5).max(200) }),
    value: z.null(),
  }),
}
