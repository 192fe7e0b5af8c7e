import type { TableCause, TableState } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { TableChatActs } from '../../../db/schema.gen.ts'

export type TableAct = Selectable<TableChatActs>

/** What is done, and to which message, player or table. */
export type TableWish =
  | { kind: 'hide'; messageId: number }
  /** Null minutes: for ever; 0 lifts it. */
  | { kind: 'mute'; playerId: string; minutes: number | null }
  /** A cause unless it is opened. */
  | { kind: 'state'; tableId: string; state: TableState; cause: TableCause | null }
  | { kind: 'setup'; tableId: string; setup: object }
  | { kind: 'correct'; sharedRoundId: string; setup: object }
  /** Calls of a correction that the wallet did not carry out: sent again, or given up. */
  | { kind: 'end-calls'; sharedRoundId: string; setup: object }

/** Wishes of which a later one replaces one that the studio has not answered. */
type Replaceable = Exclude<TableWish, { kind: 'hide' | 'correct' | 'end-calls' }>

/** Wishes about one message, player or table are written one after the other. */
export async function lockTarget(tx: Tx, wish: TableWish): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`table-chat-act:${targetOf(wish)}`}, 0))`.execute(tx)
}

/** The one about the same message that the studio has not answered. */
export const findAskedHide = (tx: Tx, messageId: number): Promise<TableAct | undefined> =>
  tx
    .selectFrom('table_chat_acts')
    .selectAll()
    .where('message_id', '=', String(messageId))
    .where('state', '=', 'asked')
    .executeTakeFirst()

/** The correction of a round that the studio has not answered. */
export const findAskedCorrection = (tx: Tx, sharedRoundId: string): Promise<TableAct | undefined> =>
  findAskedOf(tx, 'correct', sharedRoundId)

/** The end of calls of a round that the studio has not answered. */
export const findAskedEnd = (tx: Tx, sharedRoundId: string): Promise<TableAct | undefined> =>
  findAskedOf(tx, 'end-calls', sharedRoundId)

const findAskedOf = (tx: Tx, kind: 'correct' | 'end-calls', subject: string): Promise<TableAct | undefined> =>
  tx
    .selectFrom('table_chat_acts')
    .selectAll()
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('state', '=', 'asked')
    .executeTakeFirst()

/** The last word about a player or a table counts, even when the studio was told of none yet. */
export async function replaceAsked(tx: Tx, wish: Replaceable): Promise<void> {
  const [column, target] = placeOf(wish)
  await tx
    .updateTable('table_chat_acts')
    .set({ state: 'replaced', next_at: null })
    .where('state', '=', 'asked')
    .where('kind', '=', wish.kind)
    .where(column, '=', target)
    .execute()
}

/** What tables are asked to be while the studio has not answered. */
export const listAskedStates = (reader: Reader): Promise<TableAct[]> =>
  reader.selectFrom('table_chat_acts').selectAll().where('kind', '=', 'state').where('state', '=', 'asked').execute()

function placeOf(wish: Replaceable): ['player_id' | 'table_id' | 'subject', string] {
  if (wish.kind === 'mute') return ['player_id', wish.playerId]
  return [wish.kind === 'state' ? 'table_id' : 'subject', wish.tableId]
}

function targetOf(wish: TableWish): string {
  if (wish.kind === 'hide') return `message:${wish.messageId}`
  if (wish.kind === 'correct' || wish.kind === 'end-calls') return `round:${wish.sharedRoundId}`
  return wish.kind === 'mute' ? `player:${wish.playerId}` : `table:${wish.tableId}`
}

function columnsOf(wish: TableWish) {
  if (wish.kind === 'hide') return { message_id: String(wish.messageId) }
  if (wish.kind === 'mute') return { player_id: wish.playerId, minutes: wish.minutes }
  if (wish.kind === 'setup' || wish.kind === 'correct' || wish.kind === 'end-calls')
    return { setup: JSON.stringify(wish.setup) }
  return { table_id: wish.tableId, table_state: wish.state, cause: wish.cause }
}

interface NewAct {
  id: string
  wish: TableWish
  subject: string
  askedBy: string
  at: Date
}

export async function addAct(tx: Tx, { id, wish, subject, askedBy, at }: NewAct): Promise<void> {
  await tx
    .insertInto('table_chat_acts')
    .values({ id, kind: wish.kind, subject, ...columnsOf(wish), asked_by: askedBy, asked_at: at, next_at: at })
    .execute()
}

export const findAct = (reader: Reader, id: string): Promise<TableAct | undefined> =>
  reader.selectFrom('table_chat_acts').selectAll().where('id', '=', id).executeTakeFirst()

export const lockAct = (tx: Tx, id: string): Promise<TableAct | undefined> =>
  tx.selectFrom('table_chat_acts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function saveAnswered(tx: Tx, id: string, state: 'done' | 'refused'): Promise<void> {
  await tx.updateTable('table_chat_acts').set({ state, next_at: null }).where('id', '=', id).execute()
}

export async function savePostponed(tx: Tx, id: string, next: { tryCount: number; at: Date }): Promise<void> {
  await tx
    .updateTable('table_chat_acts')
    .set({ try_count: next.tryCount, next_at: next.at })
    .where('id', '=', id)
    .execute()
}

/** What the studio should have been told by now. */
export async function listOverdueActs(reader: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('table_chat_acts')
    .select('id')
    .where('next_at', '<', before)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
