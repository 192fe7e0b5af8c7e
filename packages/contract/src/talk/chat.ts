import { Id, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

export const chatTextMax = 300
/** Messages that a page shows; older ones are for staff. */
export const chatShownMax = 50
export const chatReasonMax = 200
export const chatWordMax = 40
export const chatWordsMax = 500

const ChatRoom = z.object({ roomId: Id, name: z.string() })

export const ChatMessage = z.object({
  messageId: z.string(),
  /** Masked. */
  account: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  saidAt: Time,
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const chat = {
  launch: route({
    method: 'POST',
    path: '/wps/relay/CBS_launchChat',
    audience: 'session',
    summary:
      'Join a room, the first one where none is named: a one-time ticket for the live socket, which tells of each change',
    input: z.object({ roomId: Id.optional() }),
    value: z.object({
      roomId: Id,
      rooms: z.array(ChatRoom),
      ticket: z.string(),
      socketUrl: z.string(),
      /** A trial account reads only, as does whoever is muted. */
      canWrite: z.boolean(),
      mutedUntil: Time.optional(),
    }),
  }),
  messages: route({
    method: 'GET',
    path: '/wps/chat/messages',
    audience: 'session',
    summary: 'What was said last in a room, the oldest first',
    input: z.object({ roomId: Id }),
    value: z.array(ChatMessage),
  }),
  say: route({
    method: 'POST',
    path: '/wps/chat/messages',
    audience: 'member',
    summary: 'Say something in a room; blocked words, haste and a muted account are refused',
    input: z.object({ roomId: Id, text: z.string().trim().min(1).max(chatTextMax) }),
    value: z.object({ messageId: z.string() }),
  }),
}

const Names = z.object({ vi: z.string().trim().min(1).max(60), en: z.string().trim().min(1).max(60) })

export const ChatRoomTerms = z.object({
  names: Names,
  isOpen: z.boolean(),
  /** Between two messages of one member. */
  pauseSeconds: z.number().int().min(0).max(300),
  sort: z.number().int().min(0).max(9_999),
})
export type ChatRoomTerms = z.infer<typeof ChatRoomTerms>
const StaffChatRoom = ChatRoomTerms.extend({ roomId: Id })
export type StaffChatRoom = z.infer<typeof StaffChatRoom>

const StaffChatMessage = z.object({
  messageId: z.string(),
  memberId: Id,
  account: z.string(),
  text: z.string(),
  saidAt: Time,
  deletedAt: Time.optional(),
  /** Of its writer, while it lasts. */
  mutedUntil: Time.optional(),
})
export type StaffChatMessage = z.infer<typeof StaffChatMessage>

const moderates = { audience: 'staff', permission: 'chat.moderate' } as const

export const staffChat = {
  chatRooms: route({
    ...moderates,
    method: 'GET',
    path: '/staff/chat/rooms',
    summary: 'Rooms in their order, closed ones too, and the words that nobody may say',
    input: z.object({}),
    value: z.object({ list: z.array(StaffChatRoom), words: z.array(z.string()) }),
  }),
  addChatRoom: route({
    ...moderates,
    method: 'POST',
    path: '/staff/chat/rooms',
    summary: 'A new room',
    input: ChatRoomTerms,
    value: StaffChatRoom,
  }),
  changeChatRoom: route({
    ...moderates,
    method: 'PUT',
    path: '/staff/chat/rooms/{roomId}',
    summary: 'Name a room, open or close it',
    input: ChatRoomTerms.extend({ roomId: Id }),
    value: StaffChatRoom,
  }),
  chatMessages: route({
    ...moderates,
    method: 'GET',
    path: '/staff/chat/messages',
    summary: 'What was said in a room, the newest first, deleted messages too; by a part of the account or of the text',
    input: z.object({
      roomId: Id,
      query: z.string().trim().max(64).optional(),
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(50),
    }),
    value: page(StaffChatMessage),
  }),
  deleteChatMessage: route({
    ...moderates,
    method: 'POST',
    path: '/staff/chat/messages/{messageId}/delete',
    summary: 'Take a message off every page; staff still see it',
    input: z.object({ messageId: z.string().regex(/^\d{1,18}$/) }),
    value: z.null(),
  }),
  muteMember: route({
    ...moderates,
    method: 'POST',
    path: '/staff/chat/mutes',
    summary: 'A member may only read for so long; 0 minutes lets them write again',
    input: z.object({
      memberId: Id,
      minutes: z.number().int().min(0).max(525_600),
      reason: z.string().trim().min(5).max(chatReasonMax),
    }),
    value: z.object({ mutedUntil: Time.optional() }),
  }),
  changeChatWords: route({
    ...moderates,
    method: 'PUT',
    path: '/staff/chat/words',
    summary: 'Words that nobody may say, whole, case and marks aside',
    input: z.object({ words: z.array(z.string().trim().min(2).max(chatWordMax)).max(chatWordsMax) }),
    value: z.object({ words: z.array(z.string()) }),
  }),
}
