import type { PageKind } from '@fairground/contract'
import { defaultLanguage, type Language } from '@fairground/i18n'
import type { Reader } from '../../../db/db.ts'
import { isShown } from './is-shown.ts'
import type { PageRow } from './page-view.ts'

/** A page that staff look at before it is published, or its published ones of a kind. */
interface Filter {
  kind: PageKind
  slug: string | undefined
  /** This one is there whether it is published or not. */
  previewedId: string | undefined
  language: Language
  now: Date
  countMax: number
}

/** Pages of a kind in that language, the default one where a page was not translated; in order, then the newest first. */
export async function listPages(
  reader: Reader,
  { kind, slug, previewedId, language, now, countMax }: Filter,
): Promise<PageRow[]> {
  const rows = await reader
    .selectFrom('contents as a')
    .innerJoin('content_texts as t', 't.content_id', 'a.id')
    .distinctOn(['a.sort', 'a.published_at', 'a.id'])
    .select([
      'a.id',
      'a.slug',
      'a.picture_id',
      'a.published_at',
      't.language',
      't.title',
      't.body',
      't.summary',
      't.alt',
    ])
    .where('a.type', '=', kind)
    .where((eb) => (previewedId === undefined ? isShown(eb, now) : eb('a.id', '=', previewedId)))
    .$if(slug !== undefined, (query) => query.where('a.slug', '=', slug ?? ''))
    .where('t.language', 'in', [language, defaultLanguage])
    .orderBy('a.sort')
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id')
    .orderBy((order) => order('t.language', '=', language), 'desc')
    .limit(countMax)
    .execute()
  return rows.map((row) => ({ ...row, slug: row.slug ?? '' }))
}
