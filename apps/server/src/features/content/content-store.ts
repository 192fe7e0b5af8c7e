import type { AnnouncementType, ContentState, ContentText } from '@fairground/contract'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'
import type { Announcements, DB } from '../../db/schema.gen.ts'
import type { Content } from './content-item.ts'

interface Search {
  type: AnnouncementType
  state: ContentState | undefined
  /** Id, or part of a title in any language. */
  query: string | undefined
  now: Date
  pageNo: number
  pageSize: number
}

/** Pieces of one type in their order. */
export async function listContents(
  reader: Reader,
  { type, state, query, now, pageNo, pageSize }: Search,
): Promise<{ contents: Content[]; total: number }> {
  const found = reader
    .selectFrom('announcements as a')
    .where('a.type', '=', type)
    .$if(state !== undefined, (rows) => rows.where((eb) => isIn(eb, state ?? 'draft', now)))
    .$if(Boolean(query), (rows) => rows.where((eb) => matches(eb, query ?? '')))
  const rows = await found
    .selectAll('a')
    .orderBy('a.sort')
    .orderBy('a.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { count } = await found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const texts = await textsOf(
    reader,
    rows.map(({ id }) => id),
  )
  return { contents: rows.map((row) => contentOf(row, texts(row.id))), total: Number(count) }
}

type Tables = ExpressionBuilder<DB & { a: DB['announcements'] }, 'a'>

/** The same as `stateAt` says of one. */
function isIn(eb: Tables, state: ContentState, now: Date) {
  if (state === 'draft' || state === 'retired') return eb('a.state', '=', state)
  const isPublished = eb('a.state', '=', 'published')
  const hasBegun = eb('a.published_at', '<=', now)
  const hasEnded = eb('a.retired_at', '<=', now)
  if (state === 'scheduled') return eb.and([isPublished, eb.not(hasBegun)])
  if (state === 'ended') return eb.and([isPublished, hasBegun, hasEnded])
  return eb.and([isPublished, hasBegun, eb.or([eb('a.retired_at', 'is', null), eb.not(hasEnded)])])
}

const matches = (eb: Tables, query: string) =>
  eb.or([
    eb('a.id', '=', query),
    eb.exists(
      eb
        .selectFrom('announcement_texts as t')
        .select(sql`1`.as('one'))
        .whereRef('t.announcement_id', '=', 'a.id')
        .where(sql<boolean>`position(lower(${query}) in lower(t.title)) > 0`),
    ),
  ])

export async function findContent(reader: Reader, id: string): Promise<Content | undefined> {
  const row = await reader.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst()
  return row && contentOf(row, (await textsOf(reader, [id]))(id))
}

/** For the change that follows. */
export async function lockContent(tx: Tx, id: string): Promise<Content | undefined> {
  const row = await tx.selectFrom('announcements').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row && findContent(tx, id)
}

async function textsOf(reader: Reader, ids: readonly string[]): Promise<(id: string) => Record<string, ContentText>> {
  if (ids.length === 0) return () => ({})
  const rows = await reader.selectFrom('announcement_texts').selectAll().where('announcement_id', 'in', ids).execute()
  return (id) =>
    Object.fromEntries(
      rows
        .filter(({ announcement_id }) => announcement_id === id)
        .map(({ language, title, body }) => [language, { title, body }]),
    )
}

type Row = Selectable<Announcements>

const contentOf = (row: Row, texts: Record<string, ContentText>): Content => ({
  id: row.id,
  type: row.type as Content['type'],
  texts,
  state: row.state as Content['state'],
  audience: row.audience as Content['audience'],
  groupName: (row.group_name as Content['groupName'] | null) ?? undefined,
  execution: (row.execution as Content['execution'] | null) ?? undefined,
  promotionType: row.promotion_type ?? undefined,
  linkageType: row.linkage_type as Content['linkageType'],
  url: row.url,
  sort: row.sort,
  from: row.published_at,
  until: row.retired_at ?? undefined,
  revision: row.revision,
  changedBy: row.changed_by ?? undefined,
  changedAt: row.changed_at,
})

/** The picture of every banner: the fairground in the light of the theme. */
const bannerPicture = 'scene-wide/night'

/** Writes a piece whole, with its texts, new or in the place of what it was. */
export async function saveContent(tx: Tx, content: Content): Promise<void> {
  const { id, type } = content
  const row = {
    type,
    group_name: content.groupName ?? null,
    image_url: type === 'B' ? bannerPicture : null,
    url: content.url,
    linkage_type: content.linkageType,
    sort: content.sort,
    published_at: content.from,
    retired_at: content.until ?? null,
    state: content.state,
    audience: content.audience,
    execution: content.execution ?? null,
    promotion_type: content.promotionType ?? null,
    revision: content.revision,
    changed_by: content.changedBy ?? null,
    changed_at: content.changedAt,
  }
  await tx
    .insertInto('announcements')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('announcement_texts').where('announcement_id', '=', id).execute()
  const texts = Object.entries(content.texts).map(([language, text]) => ({ announcement_id: id, language, ...text }))
  await tx.insertInto('announcement_texts').values(texts).execute()
}

/** User names of staff by their ids. */
export async function findNames(reader: Reader, ids: readonly string[]): Promise<(id: string) => string | undefined> {
  if (ids.length === 0) return () => undefined
  const rows = await reader.selectFrom('operators').select(['id', 'username']).where('id', 'in', ids).execute()
  return (id) => rows.find((row) => row.id === id)?.username
}
