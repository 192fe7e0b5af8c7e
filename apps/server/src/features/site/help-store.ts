import { defaultLanguage, type Language } from '@fairground/i18n'
import type { Reader } from '../../db/db.ts'
import type { HelpRow } from './help-view.ts'

interface Wanted {
  language: Language
  countMax: number
}

/** Every article in that language, in its order below its topic; the default language stands in where a text is missing. */
export function listHelp(reader: Reader, { language, countMax }: Wanted): Promise<HelpRow[]> {
  return reader
    .selectFrom('help_articles as a')
    .innerJoin('help_texts as t', 't.article_id', 'a.id')
    .distinctOn(['a.position', 'a.id'])
    .select(['a.id', 'a.parent_id', 'a.anchor', 't.title', 't.content'])
    .where('t.language', 'in', [language, defaultLanguage])
    .orderBy('a.position')
    .orderBy('a.id')
    .orderBy((order) => order('t.language', '=', language), 'desc')
    .limit(countMax)
    .execute()
}
