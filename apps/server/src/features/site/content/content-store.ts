import type { ContentState, ContentText, ContentType } from '@fairground/contract'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Contents, DB } from '../../../db/schema.gen.ts'
import type { Content } from './content-item.ts'

interface Search {
  type: ContentType
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
    .selectFrom('contents as a')
    .where('a.type', '=', type)
    .$if(state !== undefined, (rows) => rows.where((eb) => isIn(eb, state ?? 'draft', now)))
    .$if(Boolean(query), (rows) => rows.where((eb) => matches(eb, query ?? '')))
  const { rows, total } = await readPage(found.selectAll('a').orderBy('a.sort').orderBy('a.id'), { pageNo, pageSize })
  const texts = await textsOf(
    reader,
    rows.map(({ id }) => id),
  )
  return { contents: rows.map((row) => contentOf(row, texts(row.id))), total }
}

type Tables = ExpressionBuilder<DB & { a: DB['contents'] }, 'a'>

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
        .selectFrom('content_texts as t')
        .select(sql`1`.as('one'))
        .whereRef('t.content_id', '=', 'a.id')
        .where(sql<boolean>`position(lower(${query}) in lower(t.title)) > 0`),
    ),
  ])

export async function findContent(reader: Reader, id: string): Promise<Content | undefined> {
  const row = await reader.selectFrom('contents').selectAll().where('id', '=', id).executeTakeFirst()
  return row && contentOf(row, (await textsOf(reader, [id]))(id))
}

/** For the change that follows. */
export async function lockContent(tx: Tx, id: string): Promise<Content | undefined> {
  const row = await tx.selectFrom('contents').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row && findContent(tx, id)
}

async function textsOf(reader: Reader, ids: readonly string[]): Promise<(id: string) => Record<string, ContentText>> {
  if (ids.length === 0) return () => ({})
  const rows = await reader.selectFrom('content_texts').selectAll().where('content_id', 'in', ids).execute()
  return (id) =>
    Object.fromEntries(
      rows
        .filter(({ content_id }) => content_id === id)
        .map(({ language, title, body, summary, alt }) => [
          language,
          { title, body, ...(summary && { summary }), ...(alt && { alt }) },
        ]),
    )
}

type Row = Selectable<Contents>

const contentOf = (row: Row, texts: Record<string, ContentText>): Content => ({
  id: row.id,
  type: row.type as Content['type'],
  texts,
  state: row.state as Content['state'],
  audience: row.audience as Content['audience'],
  groupName: (row.group_name as Content['groupName'] | null) ?? undefined,
  slug: row.slug ?? undefined,
  parentId: row.parent_id ?? undefined,
  pictureId: row.picture_id ?? undefined,
  execution: (row.execution as Content['execution'] | null) ?? undefined,
  promotionType: row.promotion_type ?? undefined,
  gameType: row.game_type ?? undefined,
  linkageType: row.linkage_type as Content['linkageType'],
  url: row.url,
  sort: row.sort,
  from: row.published_at,
  until: row.retired_at ?? undefined,
  revision: row.revision,
  changedBy: row.changed_by ?? undefined,
  changedAt: row.changed_at,
})

/** The picture of a banner that has none of its own: the fairground in the light of the theme. */
const bannerPicture = 'scene-wide/night'

/** Writes a piece whole, with its texts, new or in the place of what it was. */
export async function saveContent(tx: Tx, content: Content): Promise<void> {
  const { id, type } = content
  const row = {
    type,
    group_name: content.groupName ?? null,
    image_url: type === 'B' ? bannerPicture : null,
    slug: content.slug ?? null,
    parent_id: content.parentId ?? null,
    picture_id: content.pictureId ?? null,
    url: content.url,
    linkage_type: content.linkageType,
    sort: content.sort,
    published_at: content.from,
    retired_at: content.until ?? null,
    state: content.state,
    audience: content.audience,
    execution: content.execution ?? null,
    promotion_type: content.promotionType ?? null,
    game_type: content.gameType ?? null,
    revision: content.revision,
    changed_by: content.changedBy ?? null,
    changed_at: content.changedAt,
  }
  await tx
    .insertInto('contents')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('content_texts').where('content_id', '=', id).execute()
  const texts = Object.entries(content.texts).map(([language, text]) => ({
    content_id: id,
    language,
    ...text,
    summary: text.summary ?? '',
    alt: text.alt ?? '',
  }))
  await tx.insertInto('content_texts').values(texts).execute()
}

/** Whether another piece of the type has that address. */
export async function isSlugTaken(tx: Tx, { id, type, slug }: Pick<Content, 'id' | 'type' | 'slug'>): Promise<boolean> {
  if (slug === undefined) return false
  const row = await tx
    .selectFrom('contents')
    .select('id')
    .where('type', '=', type)
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an article of the help centre may stand below that one: a topic, which is not below another itself. */
export async function isGoodParent(tx: Tx, { id, parentId }: Pick<Content, 'id' | 'parentId'>): Promise<boolean> {
  if (parentId === undefined) return true
  const topic = await tx
    .selectFrom('contents')
    .select('id')
    .where('id', '=', parentId)
    .where('id', '<>', id)
    .where('type', '=', 'help')
    .where('parent_id', 'is', null)
    .executeTakeFirst()
  const below = await tx.selectFrom('contents').select('id').where('parent_id', '=', id).executeTakeFirst()
  return topic !== undefined && below === undefined
}

/** User names of staff by their ids. */
export async function findNames(reader: Reader, ids: readonly string[]): Promise<(id: string) => string | undefined> {
  if (ids.length === 0) return () => undefined
  const rows = await reader.selectFrom('operators').select(['id', 'username']).where('id', 'in', ids).execute()
  return (id) => rows.find((row) => row.id === id)?.username
}
