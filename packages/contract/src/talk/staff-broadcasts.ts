import { Id, PageQuery, page, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

const access = { audience: 'staff', permission: 'messages.send' } as const

export const broadcastAudiences = ['all', 'type', 'accounts'] as const
/** Types of accounts that have an inbox. */
export const inboxAccountTypes = [0, 1, 2, 41, 42] as const
export const broadcastStates = ['planned', 'sent', 'cancelled'] as const
export const broadcastAccountsMax = 1_000
export const broadcastTitleMax = 120
export const broadcastContentMax = 4_000

export const BroadcastAudience = z.object({
  audience: z.enum(broadcastAudiences),
  /** Where the audience is a type. */
  accountType: z.literal(inboxAccountTypes).optional(),
  /** Where it is a list. */
  accounts: z.array(z.string().trim().min(1).max(64)).max(broadcastAccountsMax).optional(),
})
export type BroadcastAudience = z.infer<typeof BroadcastAudience>

const BroadcastTexts = z.record(
  z.string().max(10),
  z.object({
    title: z.string().trim().max(broadcastTitleMax),
    /** Plain text, a blank line between paragraphs; {account} is the reader's own. */
    content: z.string().trim().max(broadcastContentMax),
  }),
)
export type BroadcastTexts = z.infer<typeof BroadcastTexts>

export const Broadcast = z.object({
  broadcastId: Id,
  audience: z.enum(broadcastAudiences),
  accountType: z.number().int().optional(),
  texts: BroadcastTexts,
  state: z.enum(broadcastStates),
  sendAt: Time,
  createdAt: Time,
  createdBy: z.string(),
  /** Once it was sent. */
  recipientCount: z.number().int().optional(),
  readCount: z.number().int(),
})
export type Broadcast = z.infer<typeof Broadcast>

/** Messages of staff to many members' inboxes. */
export const staffBroadcasts = {
  broadcasts: route({
    ...access,
    method: 'GET',
    path: '/staff/broadcasts',
    summary: 'What was written to many members, newest first, with how many got it and how many read it',
    input: PageQuery.extend({ state: z.enum(broadcastStates).optional(), broadcastId: Id.optional() }),
    value: page(Broadcast),
  }),
  broadcastTemplates: route({
    ...access,
    method: 'GET',
    path: '/staff/broadcasts/templates',
    summary: 'Texts to begin with, in every language',
    input: z.object({}),
    value: z.array(z.object({ template: z.string(), texts: BroadcastTexts })),
  }),
  broadcastReach: route({
    ...access,
    method: 'POST',
    path: '/staff/broadcasts/reach',
    summary: 'How many members an audience has now, and which accounts of a list nobody has',
    input: BroadcastAudience,
    value: z.object({ count: z.number().int(), unknown: z.array(z.string()) }),
  }),
  sendBroadcast: route({
    ...access,
    method: 'POST',
    path: '/staff/broadcasts',
    summary: 'Write to the inbox of every member of an audience, at once or at a time to come',
    input: BroadcastAudience.extend({ texts: BroadcastTexts, sendAt: Time.optional(), requestId: RequestId }),
    value: Broadcast,
  }),
  cancelBroadcast: route({
    ...access,
    method: 'POST',
    path: '/staff/broadcasts/{broadcastId}/cancel',
    summary: 'Do not send what is planned',
    input: z.object({ broadcastId: Id }),
    value: Broadcast,
  }),
}
