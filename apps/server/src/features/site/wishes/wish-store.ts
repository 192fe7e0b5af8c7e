import type { WishKindName, WishState } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Wish } from './wish.ts'

const named = (reader: Reader) =>
  reader
    .selectFrom('wishes as w')
    .innerJoin('operators as asker', 'asker.id', 'w.asked_by')
    .leftJoin('operators as decider', 'decider.id', 'w.decided_by')
    .selectAll('w')
    .select(['asker.username as asked_by_name', 'decider.username as decided_by_name'])

type Row = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

const wishOf = (row: Row): Wish => ({
  id: row.id,
  kind: row.kind as WishKindName,
  subject: row.subject,
  payload: row.payload,
  amountMinor: row.amount_minor === null ? undefined : BigInt(row.amount_minor),
  currency: row.currency ?? undefined,
  reason: row.reason,
  state: row.state as WishState,
  isAlone: row.is_alone,
  askedBy: row.asked_by,
  askedByName: row.asked_by_name,
  askedAt: row.asked_at,
  decidedBy: row.decided_by ?? undefined,
  decidedByName: row.decided_by_name ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  decisionReason: row.decision_reason ?? undefined,
})

export interface WishQuery {
  kinds: readonly string[]
  state: WishState | undefined
  subject: string | undefined
  /** Its id, or whose it is: the beginning of an account, or the id of a member. */
  query?: string | undefined
  pageNo: number
  pageSize: number
}

/** Those that wait oldest first, any other selection newest first. */
export async function listWishes(reader: Reader, query: WishQuery): Promise<{ wishes: Wish[]; total: number }> {
  const { kinds, state, subject, query: text, pageNo, pageSize } = query
  if (kinds.length === 0) return { wishes: [], total: 0 }
  const found = named(reader)
    .where('w.kind', 'in', kinds)
    .$if(state !== undefined, (rows) => rows.where('w.state', '=', state ?? ''))
    .$if(subject !== undefined, (rows) => rows.where('w.subject', '=', subject ?? ''))
    .$if(Boolean(text), (rows) => rows.where(({ eb }) => eb.or([eb('w.id', '=', text ?? ''), isOf(text ?? '')])))
  const direction = state === 'asked' ? 'asc' : 'desc'
  const { rows, total } = await readPage(found.orderBy('w.asked_at', direction).orderBy('w.id', direction), {
    pageNo,
    pageSize,
  })
  return { wishes: rows.map(wishOf), total }
}

const isOf = (text: string) => sql<boolean>`w.subject in (
  select ${text} union all select id from members where lower(account) like ${prefixPattern(text.toLowerCase())})`

/** Those of one kind that wait, oldest first; of these places only, where they are named. */
export async function listOpenWishes(
  reader: Reader,
  kind: WishKindName,
  places?: readonly string[],
): Promise<(Wish & { place: string | undefined })[]> {
  if (places?.length === 0) return []
  const rows = await named(reader)
    .where('w.kind', '=', kind)
    .where('w.state', '=', 'asked')
    .$if(places !== undefined, (found) => found.where('w.place', 'in', places ?? []))
    .orderBy('w.asked_at')
    .orderBy('w.id')
    .execute()
  return rows.map((row) => ({ ...wishOf(row), place: row.place ?? undefined }))
}

/** The one of a kind that waits at a place. */
export async function findOpenWish(reader: Reader, kind: WishKindName, place: string): Promise<Wish | undefined> {
  const [first] = await listOpenWishes(reader, kind, [place])
  return first
}

export async function listWishesOf(reader: Reader, ids: readonly string[]): Promise<Wish[]> {
  if (ids.length === 0) return []
  return (await named(reader).where('w.id', 'in', ids).execute()).map(wishOf)
}

export async function findWish(reader: Reader, id: string): Promise<Wish | undefined> {
  const row = await named(reader).where('w.id', '=', id).executeTakeFirst()
  return row && wishOf(row)
}

/** The wish, held until the transaction ends. */
export async function lockWish(tx: Tx, id: string): Promise<Wish | undefined> {
  const row = await named(tx).where('w.id', '=', id).forUpdate('w').executeTakeFirst()
  return row && wishOf(row)
}

/** The wish of an earlier request with this id; a repeat waits for the first. */
export async function findByRequest(
  tx: Tx,
  { kind, askedBy, requestId }: { kind: WishKindName; askedBy: string; requestId: string },
): Promise<Wish | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wish:${kind}:${askedBy}`}, 0))`.execute(tx)
  const row = await named(tx)
    .where('w.kind', '=', kind)
    .where('w.asked_by', '=', askedBy)
    .where('w.request_id', '=', requestId)
    .executeTakeFirst()
  return row && wishOf(row)
}

/** False while another of its kind waits at its place. */
export async function addWish(
  tx: Tx,
  wish: Wish,
  { place, requestId }: { place: string | undefined; requestId: string | undefined },
): Promise<boolean> {
  const added = await tx
    .insertInto('wishes')
    .values({
      id: wish.id,
      kind: wish.kind,
      subject: wish.subject,
      place: place ?? null,
      payload: JSON.stringify(wish.payload),
      amount_minor: wish.amountMinor?.toString() ?? null,
      currency: wish.amountMinor === undefined ? null : (wish.currency ?? null),
      reason: wish.reason,
      request_id: requestId ?? null,
      asked_by: wish.askedBy,
      asked_at: wish.askedAt,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'place']).where('state', '=', 'asked').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function saveDecided(tx: Tx, wish: Wish): Promise<void> {
  await tx
    .updateTable('wishes')
    .set({
      state: wish.state,
      is_alone: wish.isAlone,
      decided_by: wish.decidedBy ?? null,
      decided_at: wish.decidedAt ?? null,
      decision_reason: wish.decisionReason ?? null,
    })
    .where('id', '=', wish.id)
    .execute()
}

/** What two people agreed to was refused by others and changed nothing: it waits again. */
export async function reopenWish(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('wishes')
    .set({ state: 'asked', decided_by: null, decided_at: null, decision_reason: null })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .where('is_alone', '=', false)
    .execute()
}
