import type { DisplayLanguage } from '@fairground/i18n'
import { messageText } from '@fairground/i18n/server'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import type { Channel, MessageContent } from './message.ts'
import { insertMessage } from './message-store.ts'
import { recipientKey } from './recipient.ts'

export const messageKinds = [
  'code',
  'reset-link',
  'password-reset',
  'contact-changed',
  'second-step-reset',
  'social-linked',
  'social-unlinked',
  'remembered-stolen',
] as const
export type MessageKind = (typeof messageKinds)[number]

interface Outgoing {
  channel: Channel
  recipient: string
  kind: MessageKind
  language: DisplayLanguage
  args: Record<string, string | number>
  /** Worth nothing afterwards: it is not sent any more. */
  expiresAt: Date
  isSecondStep?: boolean
}

export const recipientSeal = (id: string): string => `message-recipient:${id}`
export const contentSeal = (id: string): string => `message-content:${id}`

/** Writes a message into the outbox in the transaction of what it tells about; it leaves once that is committed. */
export async function queueMessage(tx: Tx, app: AppContext, message: Outgoing): Promise<void> {
  const { channel, recipient, kind, expiresAt, isSecondStep = false } = message
  const now = app.clock.now()
  const id = newId('msg', now.getTime())
  await insertMessage(tx, {
    id,
    channel,
    kind,
    isSecondStep,
    recipientKey: recipientKey(app, channel, recipient),
    recipientSealed: app.secrets.seal(recipientSeal(id), recipient),
    contentSealed: app.secrets.seal(contentSeal(id), JSON.stringify(contentOf(message))),
    now,
    expiresAt,
  })
  await enqueue(tx, 'deliver-message', { messageId: id })
}

function contentOf({ channel, kind, language, args }: Outgoing): MessageContent {
  const key = `${kind}.${channel}`
  const text = messageText(language, key, args)
  return channel === 'sms' ? { text } : { text, subject: messageText(language, `${key}.subject`, args) }
}
