import {
  contentLanguageOf,
  type DisplayLanguage,
  defaultLanguage,
  isDisplayLanguage,
  type Language,
} from '@fairground/i18n'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Params } from './message-params.ts'
import type { StoredMessage } from './message-view.ts'

const ofMember = (reader: Reader, memberId: string) =>
  reader.selectFrom('inbox_messages').where('member_id', '=', memberId).where('removed_at', 'is', null)

export async function countUnread(reader: Reader, memberId: string): Promise<number> {
  const { count } = await ofMember(reader, memberId)
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Page {
  memberId: string
  /** Of the words of staff; the default one stands in. */
  language: Language
  pageNo: number
  pageSize: number
}

/** Newest first. */
export async function listMessages(
  reader: Reader,
  { memberId, language, pageNo, pageSize }: Page,
): Promise<{ messages: StoredMessage[]; total: number }> {
  const { rows, total } = await readPage(
    worded(ofMember(reader, memberId), language).orderBy('sent_at', 'desc').orderBy('id', 'desc'),
    { pageNo, pageSize },
  )
  return { messages: rows.map(messageOf), total }
}

/** With the words of staff, in the language or in the default one. */
const worded = (rows: ReturnType<typeof ofMember>, language: Language) =>
  rows
    .leftJoin('broadcast_texts as own', (join) =>
      join.onRef('own.broadcast_id', '=', 'inbox_messages.broadcast_id').on('own.language', '=', language),
    )
    .leftJoin('broadcast_texts as other', (join) =>
      join.onRef('other.broadcast_id', '=', 'inbox_messages.broadcast_id').on('other.language', '=', defaultLanguage),
    )
    .select(['id', 'template', 'params', 'sent_at', 'read_at'])
    .select((eb) => [
      eb.fn.coalesce('own.title', 'other.title').as('title'),
      eb.fn.coalesce('own.content', 'other.content').as('content'),
    ])

export interface AddressedMessage {
  stored: StoredMessage
  /** The member's own. */
  language: DisplayLanguage
  account: string
}

/** A message with whom it is for; undefined once it was taken out. */
export async function findMessage(
  reader: Reader,
  { memberId, messageId }: { memberId: string; messageId: string },
): Promise<AddressedMessage | undefined> {
  const member = await reader
    .selectFrom('members')
    .select(['language', 'account'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return undefined
  const display = isDisplayLanguage(member.language) ? member.language : defaultLanguage
  const row = await worded(ofMember(reader, memberId), contentLanguageOf(display))
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row && { stored: messageOf(row), language: display, account: member.account }
}

interface Row {
  id: string
  template: string | null
  params: unknown
  sent_at: Date
  read_at: Date | null
  title: string | null
  content: string | null
}

const messageOf = ({ id, template, params, title, content, sent_at, read_at }: Row): StoredMessage => ({
  id,
  words: template === null ? { title: title ?? '', content: content ?? '' } : { template, params: params as Params },
  sentAt: sent_at,
  readAt: read_at ?? undefined,
})

interface NewMessage {
  memberId: string
  id: string
  template: string
  params: Params
  /** Without it, now. */
  sentAt: Date | undefined
}

/** @returns whether it is new */
export async function addMessage(tx: Tx, { memberId, id, template, params, sentAt }: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inbox_messages')
    .values({ member_id: memberId, id, template, params: JSON.stringify(params), sent_at: sentAt })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

interface Chosen {
  memberId: string
  /** Absent: all of them. */
  ids: readonly string[] | undefined
  now: Date
}

/** @returns whether any was unread until now */
export async function saveRead(tx: Tx, { memberId, ids, now }: Chosen): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inbox_messages')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns whether any was there */
export async function saveRemoved(tx: Tx, { memberId, ids, now }: Chosen): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inbox_messages')
    .set({ removed_at: now })
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where('id', 'in', ids ?? [])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
