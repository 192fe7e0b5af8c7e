import type { InboxMessage } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { inboxText } from '@fairground/i18n/server'
import { type Params, paramWords } from './message-params.ts'

/** A message as stored. */
export interface StoredMessage {
  id: string
  template: string
  params: Params
  sentAt: Date
  readAt: Date | undefined
}

/** A message in the reader's language; moments are those of the site's time zone. */
export const viewMessage = (
  { id, template, params, sentAt, readAt }: StoredMessage,
  eyes: { language: Language; timeZone: string },
): InboxMessage => ({
  id,
  ...inboxText(eyes.language, template, paramWords(params, eyes)),
  kind: template.split('.')[0] ?? template,
  read: readAt !== undefined,
  createdAt: sentAt.toISOString(),
})
