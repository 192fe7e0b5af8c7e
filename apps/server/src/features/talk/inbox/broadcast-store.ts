import { type Broadcast as BroadcastAnswer, type BroadcastAudience, inboxAccountTypes } from '@fairground/contract'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Broadcasts, DB } from '../../../db/schema.gen.ts'
import type { Broadcast, ListedBroadcast } from './broadcast.ts'

interface Search {
  state: BroadcastAnswer['state'] | undefined
  broadcastId: string | undefined
  pageNo: number
  pageSize: number
}

/** Newest first. */
export async function listBroadcasts(
  reader: Reader,
  { state, broadcastId, pageNo, pageSize }: Search,
): Promise<{ listed: ListedBroadcast[]; total: number }> {
  const found = reader
    .selectFrom('broadcasts as b')
    .innerJoin('operators as o', 'o.id', 'b.created_by')
    .$if(broadcastId !== undefined, (rows) => rows.where('b.id', '=', broadcastId ?? ''))
    .$if(state === 'sent', (rows) => rows.where('b.sent_at', 'is not', null))
    .$if(state === 'cancelled', (rows) => rows.where('b.cancelled_at', 'is not', null))
    .$if(state === 'planned', (rows) => rows.where('b.sent_at', 'is', null).where('b.cancelled_at', 'is', null))
  const { rows, total } = await readPage(
    found
      .selectAll('b')
      .select((eb) => [
        'o.username',
        eb
          .selectFrom('inbox_messages as m')
          .select((of) => of.fn.countAll<string>().as('count'))
          .whereRef('m.broadcast_id', '=', 'b.id')
          .where('m.read_at', 'is not', null)
          .as('read_count'),
      ])
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id', 'desc'),
    { pageNo, pageSize },
  )
  const textsOf = await readTexts(
    reader,
    rows.map(({ id }) => id),
  )
  const listed = rows.map((row) => ({
    broadcast: broadcastOf(row, textsOf(row.id)),
    createdByName: row.username,
    readCount: Number(row.read_count),
  }))
  return { listed, total }
}

/** For the change that follows. */
export async function lockBroadcast(tx: Tx, id: string): Promise<Broadcast | undefined> {
  const row = await tx.selectFrom('broadcasts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && broadcastOf(row, (await readTexts(tx, [id]))(id))
}

async function readTexts(reader: Reader, ids: readonly string[]): Promise<(id: string) => Broadcast['texts']> {
  if (ids.length === 0) return () => ({})
  const rows = await reader.selectFrom('broadcast_texts').selectAll().where('broadcast_id', 'in', ids).execute()
  return (id) =>
    Object.fromEntries(
      rows
        .filter(({ broadcast_id }) => broadcast_id === id)
        .map(({ language, title, content }) => [language, { title, content }]),
    )
}

const broadcastOf = (row: Selectable<Broadcasts>, texts: Broadcast['texts']): Broadcast => ({
  id: row.id,
  audience: row.audience as Broadcast['audience'],
  accountType: row.account_type ?? undefined,
  texts,
  sendAt: row.send_at,
  sentAt: row.sent_at ?? undefined,
  cancelledAt: row.cancelled_at ?? undefined,
  recipientCount: row.recipient_count ?? undefined,
  createdBy: row.created_by,
  createdAt: row.created_at,
})

/** Members with these accounts; `unknown` are those that nobody with an inbox has. */
export async function findReaders(
  reader: Reader,
  accounts: readonly string[],
): Promise<{ memberIds: string[]; unknown: string[] }> {
  const names = [...new Set(accounts.map((account) => account.toLowerCase()))]
  const rows = await withInbox(reader.selectFrom('members as m'))
    .select(['m.id', 'm.account'])
    .where(sql<boolean>`lower(m.account) = any(${names}::text[])`)
    .execute()
  const known = new Set(rows.map(({ account }) => account.toLowerCase()))
  return { memberIds: rows.map(({ id }) => id), unknown: names.filter((name) => !known.has(name)) }
}

/** How many members an audience has that is no list. */
export async function countReaders(
  reader: Reader,
  { audience, accountType }: Pick<BroadcastAudience, 'audience' | 'accountType'>,
): Promise<number> {
  const { count } = await withoutExcluded(withInbox(reader.selectFrom('members as m')))
    .$if(audience === 'type', (rows) => rows.where('m.type', '=', accountType ?? -1))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Members = SelectQueryBuilder<DB & { m: DB['members'] }, 'm', object>

const withInbox = (members: Members) =>
  members.where('m.type', 'in', [...inboxAccountTypes]).where('m.status', '=', 'active')

/** Who has excluded himself is sent nothing but what is for him by name, until he asks to play again. */
const withoutExcluded = (members: Members) =>
  members.where((m) =>
    m.not(
      m.exists(
        m
          .selectFrom('play_breaks as b')
          .select('b.id')
          .whereRef('b.member_id', '=', 'm.id')
          .where('b.kind', '=', 'exclusion')
          .where('b.reopen_asked_at', 'is', null),
      ),
    ),
  )

export async function findByRequest(tx: Tx, staffId: string, requestId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('broadcasts')
    .select('id')
    .where('created_by', '=', staffId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row?.id
}

interface NewBroadcast {
  broadcast: Broadcast
  requestId: string
  /** Of a list. */
  memberIds: readonly string[]
}

export async function addBroadcast(tx: Tx, { broadcast, requestId, memberIds }: NewBroadcast): Promise<void> {
  const { id, audience, accountType, sendAt, createdBy, createdAt, texts } = broadcast
  await tx
    .insertInto('broadcasts')
    .values({
      id,
      audience,
      account_type: accountType ?? null,
      send_at: sendAt,
      created_by: createdBy,
      created_at: createdAt,
      request_id: requestId,
    })
    .execute()
  const words = Object.entries(texts).map(([language, text]) => ({ broadcast_id: id, language, ...text }))
  await tx.insertInto('broadcast_texts').values(words).execute()
  if (memberIds.length === 0) return
  const rows = memberIds.map((member_id) => ({ broadcast_id: id, member_id }))
  await tx.insertInto('broadcast_members').values(rows).execute()
}

/** Puts it into the inbox of everybody it is for, in one statement. @returns how many they are */
export async function deliver(tx: Tx, { id, audience, accountType }: Broadcast, now: Date): Promise<number> {
  const readers = withInbox(tx.selectFrom('members as m'))
    .$if(audience === 'type', (rows) => rows.where('m.type', '=', accountType ?? -1))
    .$if(audience !== 'accounts', withoutExcluded)
    .$if(audience === 'accounts', (rows) =>
      rows.where('m.id', 'in', tx.selectFrom('broadcast_members').select('member_id').where('broadcast_id', '=', id)),
    )
    .select(['m.id as member_id', sql<string>`${id}`.as('id'), sql<string>`${id}`.as('broadcast_id')])
    .select(sql<Date>`${now}::timestamptz`.as('sent_at'))
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('inbox_messages')
    .columns(['member_id', 'id', 'broadcast_id', 'sent_at'])
    .expression(readers)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

export async function saveSent(tx: Tx, id: string, sent: { now: Date; recipientCount: number }): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set({ sent_at: sent.now, recipient_count: sent.recipientCount })
    .where('id', '=', id)
    .execute()
}

export async function saveCancelled(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('broadcasts').set({ cancelled_at: now }).where('id', '=', id).execute()
}
