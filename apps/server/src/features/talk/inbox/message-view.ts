import type { InboxMessage } from '@fairground/contract'
import type { DisplayLanguage } from '@fairground/i18n'
import { inboxText } from '@fairground/i18n/server'
import { type Params, paramWords } from './message-params.ts'

/** A message as stored. */
export interface StoredMessage {
  id: string
  /** Words that staff wrote, or a template with what fills it. */
  words: { title: string; content: string } | { template: string; params: Params }
  sentAt: Date
  readAt: Date | undefined
}

interface Eyes {
  language: DisplayLanguage
  /** Of the site. */
  timeZone: string
  /** The reader's own. */
  account: string
}

/** A message in the reader's language. */
export const viewMessage = ({ id, words, sentAt, readAt }: StoredMessage, eyes: Eyes): InboxMessage => ({
  id,
  ...wordsOf(words, eyes),
  read: readAt !== undefined,
  createdAt: sentAt.toISOString(),
})

function wordsOf(words: StoredMessage['words'], eyes: Eyes): Pick<InboxMessage, 'title' | 'content' | 'kind'> {
  if ('template' in words) {
    const { template, params } = words
    return { ...inboxText(eyes.language, template, paramWords(params, eyes)), kind: template.split('.')[0] ?? template }
  }
  const named = (text: string) => text.replaceAll('{account}', eyes.account)
  return { title: named(words.title), content: named(words.content), kind: 'house' }
}
