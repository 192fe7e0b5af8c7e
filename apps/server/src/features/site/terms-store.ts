import { defaultLanguage, type Language } from '@fairground/i18n'
import type { Reader } from '../../db/db.ts'

export interface TermsRow {
  version: string
  body: string
  published_at: Date
}

/** The terms in force, in that language or the default one. */
export function getTerms(reader: Reader, language: Language): Promise<TermsRow> {
  return reader
    .selectFrom('terms_versions as v')
    .innerJoin('terms_texts as t', 't.version', 'v.version')
    .select(['v.version', 'v.published_at', 't.body'])
    .where('t.language', 'in', [language, defaultLanguage])
    .orderBy('v.number', 'desc')
    .orderBy((order) => order('t.language', '=', language), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** Version of the terms in force. */
export async function getTermsVersion(reader: Reader): Promise<string> {
  const { version } = await reader
    .selectFrom('terms_versions')
    .select('version')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return version
}
