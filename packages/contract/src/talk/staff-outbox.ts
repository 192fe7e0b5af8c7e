import { Id, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

export const messageChannels = ['sms', 'email'] as const
const MessageChannel = z.enum(messageChannels)
export type MessageChannel = z.infer<typeof MessageChannel>

export const messageStates = ['waiting', 'sent', 'delivered', 'failed', 'expired', 'cancelled'] as const
const MessageState = z.enum(messageStates)
export type MessageState = z.infer<typeof MessageState>

export const OutboxMessage = z.object({
  messageId: Id,
  channel: MessageChannel,
  /** What it is for: `code`, `reset-link` … */
  kind: z.string(),
  /** Masked. */
  to: z.string(),
  status: MessageState,
  attemptCount: z.number().int(),
  createdAt: Time,
  expiresAt: Time,
  /** Of a message that waits. */
  nextTryAt: Time.optional(),
  /** What may be done with it now, by whoever asks. */
  allowed: z.array(z.enum(['reveal', 'resend', 'cancel'])),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

export const OutboxDetail = OutboxMessage.extend({
  deliveries: z.array(
    z.object({
      at: Time,
      adapter: z.string(),
      /** The last two are what the gateway told afterwards. */
      outcome: z.enum(['accepted', 'failed', 'refused', 'delivered', 'undelivered']),
      detail: z.string(),
    }),
  ),
})
export type OutboxDetail = z.infer<typeof OutboxDetail>

/** A whole message, for one look. */
export const RevealedMessage = z.object({
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  /** For how long a page may show it. */
  shownSeconds: z.number().int(),
})
export type RevealedMessage = z.infer<typeof RevealedMessage>

const count = z.number().int()

/** A budget that is spent, or codes that hardly anybody brings back: somebody may be asking for them to earn on them. */
export const MessageAlarm = z.object({
  channel: MessageChannel,
  kind: z.enum(['conversion', 'budget']),
  startedAt: Time,
  /** Of a low conversion: codes that were sent and brought back when it was raised. */
  sent: count.optional(),
  used: count.optional(),
})
export type MessageAlarm = z.infer<typeof MessageAlarm>

export const ChannelFigures = z.object({
  channel: MessageChannel,
  /** The last 24 hours, oldest first. */
  hours: z.array(z.object({ at: Time, sent: count, failed: count, codes: count, used: count })),
  waiting: count,
  /** Tries of the site's day so far, and how many may leave by a gateway. */
  triedToday: count,
  dayMax: count,
  /** An alarm is raised when fewer codes than this come back. */
  alarmPercent: count,
})
export type ChannelFigures = z.infer<typeof ChannelFigures>

export const OutboxFigures = z.object({ channels: z.array(ChannelFigures), alarms: z.array(MessageAlarm) })
export type OutboxFigures = z.infer<typeof OutboxFigures>

export const dayMaxMax = 1_000_000
const reads = { audience: 'staff', permission: 'outbox.read' } as const
const manages = { audience: 'staff', permission: 'outbox.manage' } as const
const one = z.object({ messageId: Id })

/** Sent SMS and mails with their status. */
export const staffOutbox = {
  outbox: route({
    ...reads,
    method: 'GET',
    path: '/staff/outbox',
    summary: 'Messages, newest first; a recipient is found by the whole number or address',
    input: PageQuery.extend({
      channel: MessageChannel.optional(),
      status: MessageState.optional(),
      kind: z.string().max(40).optional(),
      recipient: z.string().trim().max(254).optional(),
    }),
    value: page(OutboxMessage).extend({ kinds: z.array(z.string()) }),
  }),
  outboxMessage: route({
    ...reads,
    method: 'GET',
    path: '/staff/outbox/{messageId}',
    summary: 'One message with every try of its delivery',
    input: one,
    value: OutboxDetail,
  }),
  revealMessage: route({
    audience: 'staff',
    permission: 'outbox.reveal',
    method: 'POST',
    path: '/staff/outbox/{messageId}/text',
    summary: 'Recipient and text; the reason goes into the audit log. Outside the sandbox no code that still works',
    input: one.extend({ reason: z.string().trim().min(3).max(280) }),
    value: RevealedMessage,
  }),
  resendMessage: route({
    ...manages,
    method: 'POST',
    path: '/staff/outbox/{messageId}/resend',
    summary: 'Send a message once more while it is worth something',
    input: one,
    value: OutboxDetail,
  }),
  cancelMessage: route({
    ...manages,
    method: 'POST',
    path: '/staff/outbox/{messageId}/cancel',
    summary: 'A message that waits is not sent any more',
    input: one,
    value: OutboxDetail,
  }),
  outboxFigures: route({
    ...reads,
    method: 'GET',
    path: '/staff/outbox-figures',
    summary: 'Sent and failed messages, codes that came back, budgets and alarms',
    input: z.object({}),
    value: OutboxFigures,
  }),
  changeMessageLimits: route({
    audience: 'staff',
    permission: 'providers.manage',
    method: 'PUT',
    path: '/staff/outbox-limits/{channel}',
    summary: 'How many messages of a channel may leave a day, and when its codes raise an alarm',
    input: z.object({
      channel: MessageChannel,
      dayMax: count.min(0).max(dayMaxMax),
      alarmPercent: count.min(0).max(100),
    }),
    value: OutboxFigures,
  }),
}
