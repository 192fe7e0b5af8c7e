import type { FeedbackState } from '@fairground/contract'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB, Feedbacks } from '../../../db/schema.gen.ts'
import type { Feedback } from './feedback.ts'

/** With the names of those who have to do with it. */
export interface ListedFeedback {
  feedback: Feedback
  /** Of the member who wrote it. */
  writer: { account: string; icon: string; type: number } | undefined
  handledByName: string | undefined
}

interface FeedbackQuery {
  state: FeedbackState | undefined
  /** Account (its beginning) or id. */
  query: string | undefined
  pageNo: number
  pageSize: number
}

/** New ones oldest first, any other selection newest first. */
export async function listFeedbacks(
  reader: Reader,
  { state, query, pageNo, pageSize }: FeedbackQuery,
): Promise<{ listed: ListedFeedback[]; total: number }> {
  const found = named(reader)
    .$if(state !== undefined, (rows) => rows.where('f.state', '=', state ?? ''))
    .$if(Boolean(query), (rows) => rows.where((eb) => matches(eb, query ?? '')))
  const direction = state === 'new' ? 'asc' : 'desc'
  const { rows, total } = await readPage(withNames(found).orderBy('f.sent_at', direction).orderBy('f.id', direction), {
    pageNo,
    pageSize,
  })
  return { listed: rows.map(listedOf), total }
}

/** @throws when it does not exist */
export const getListed = async (reader: Reader, id: string): Promise<ListedFeedback> =>
  listedOf(await withNames(named(reader).where('f.id', '=', id)).executeTakeFirstOrThrow())

const named = (reader: Reader) =>
  reader
    .selectFrom('feedbacks as f')
    .leftJoin('members as m', 'm.id', 'f.member_id')
    .leftJoin('operators as o', 'o.id', 'f.handled_by')

const withNames = (found: ReturnType<typeof named>) =>
  found.selectAll('f').select(['m.account', 'm.icon', 'm.type', 'o.username as handled_by_name'])

type Tables = ExpressionBuilder<DB & { f: DB['feedbacks']; m: DB['members'] }, 'f' | 'm'>

const matches = (eb: Tables, query: string) =>
  eb.or([
    eb('f.id', '=', query),
    eb('f.member_id', '=', query),
    eb(eb.fn<string>('lower', ['m.account']), 'like', prefixPattern(query.toLowerCase())),
  ])

type Row = Selectable<Feedbacks>
type NamedRow = Row & {
  account: string | null
  icon: string | null
  type: number | null
  handled_by_name: string | null
}

const listedOf = (row: NamedRow): ListedFeedback => ({
  feedback: feedbackOf(row),
  writer:
    row.account === null || row.icon === null || row.type === null
      ? undefined
      : { account: row.account, icon: row.icon, type: row.type },
  handledByName: row.handled_by_name ?? undefined,
})

export async function lockFeedback(tx: Tx, id: string): Promise<Feedback | undefined> {
  const row = await tx.selectFrom('feedbacks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && feedbackOf(row)
}

export async function addFeedback(tx: Tx, feedback: Feedback): Promise<void> {
  await tx
    .insertInto('feedbacks')
    .values({
      id: feedback.id,
      member_id: feedback.memberId ?? null,
      question_type: feedback.questionType,
      content: feedback.content,
      language: feedback.language,
      network: feedback.network,
      sent_at: feedback.sentAt,
    })
    .execute()
}

export async function saveHandled(tx: Tx, { id, state, handledBy, handledAt, note }: Feedback): Promise<void> {
  await tx
    .updateTable('feedbacks')
    .set({ state, handled_by: handledBy ?? null, handled_at: handledAt ?? null, note: note ?? null })
    .where('id', '=', id)
    .execute()
}

const feedbackOf = (row: Row): Feedback => ({
  id: row.id,
  memberId: row.member_id ?? undefined,
  questionType: row.question_type as Feedback['questionType'],
  content: row.content,
  language: row.language,
  network: row.network,
  state: row.state as FeedbackState,
  sentAt: row.sent_at,
  handledBy: row.handled_by ?? undefined,
  handledAt: row.handled_at ?? undefined,
  note: row.note ?? undefined,
})
