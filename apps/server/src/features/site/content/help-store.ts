import { defaultLanguage, type Language } from '@fairground/i18n'
import type { Reader } from '../../../db/db.ts'
import type { HelpRow } from './help-view.ts'
import { isShown } from './is-shown.ts'

interface Wanted {
  language: Language
  now: Date
  countMax: number
}

/** Every published article in that language, in its order below its topic; the default language stands in where a text is missing. */
export async function listHelp(reader: Reader, { language, now, countMax }: Wanted): Promise<HelpRow[]> {
  const rows = await reader
    .selectFrom('contents as a')
    .innerJoin('content_texts as t', 't.content_id', 'a.id')
    .distinctOn(['a.sort', 'a.id'])
    .select(['a.id', 'a.parent_id', 'a.slug', 't.title', 't.body'])
    .where('a.type', '=', 'help')
    .where((eb) => isShown(eb, now))
    .where('t.language', 'in', [language, defaultLanguage])
    .orderBy('a.sort')
    .orderBy('a.id')
    .orderBy((order) => order('t.language', '=', language), 'desc')
    .limit(countMax)
    .execute()
  return rows.map(({ slug, ...row }) => ({ ...row, anchor: slug ?? '' }))
}
