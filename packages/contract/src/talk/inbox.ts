import { Id, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** A message to one member, written in the language of the request. */
export const InboxMessage = z.object({
  id: Id,
  title: z.string(),
  /** Plain text, a blank line between paragraphs. */
  content: z.string(),
  /** What it is about: `deposit`, `withdrawal`, `house` for what staff wrote, and whatever else writes one. */
  kind: z.string(),
  read: z.boolean(),
  createdAt: Time,
})
export type InboxMessage = z.infer<typeof InboxMessage>

export const inboxIdsMax = 100
const ids = z.array(Id).min(1).max(inboxIdsMax)
const unread = z.object({ unreadMessage: z.number().int() })

export const inbox = {
  unread: route({
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    audience: 'member',
    summary: 'How many messages wait to be read',
    input: z.object({}),
    value: unread,
  }),
  list: route({
    method: 'GET',
    path: '/wps/relay/CSP_messageList',
    audience: 'member',
    summary: 'My messages, newest first, in the language of the request',
    input: PageQuery,
    value: page(InboxMessage),
  }),
  read: route({
    method: 'POST',
    path: '/wps/relay/CSP_messageRead',
    audience: 'member',
    summary: 'These messages were read; without ids, all of them',
    input: z.object({ ids: ids.optional() }),
    value: unread,
  }),
  remove: route({
    method: 'DELETE',
    path: '/wps/relay/CSP_messageDelete',
    audience: 'member',
    summary: 'Take messages out of my inbox',
    input: z.object({ ids }),
    value: unread,
  }),
}
