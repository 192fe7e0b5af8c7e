import { defaultLanguage, type Language } from '@fairground/i18n'
import type { Reader, Tx } from '../../../db/db.ts'

export interface TermsRow {
  version: string
  language: string
  body: string
  published_at: Date
}

/** The terms in force, in that language or the default one. */
export function getTerms(reader: Reader, language: Language): Promise<TermsRow> {
  return reader
    .selectFrom('terms_versions as v')
    .innerJoin('terms_texts as t', 't.version', 'v.version')
    .select(['v.version', 'v.published_at', 't.language', 't.body'])
    .where('t.language', 'in', [language, defaultLanguage])
    .orderBy('v.number', 'desc')
    .orderBy((order) => order('t.language', '=', language), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

export interface TermsInForce {
  version: string
  /** Whoever agreed to one of these is asked for no other: the last one that had to be agreed to, and what followed. */
  sufficient: ReadonlySet<string>
}

export async function getTermsInForce(reader: Reader): Promise<TermsInForce> {
  const versions = await reader
    .selectFrom('terms_versions')
    .select(['version', 'must_agree as mustAgree'])
    .orderBy('number', 'desc')
    .execute()
  const [newest] = versions
  if (!newest) throw new Error('there are no terms')
  const last = versions.findIndex(({ mustAgree }) => mustAgree)
  const sufficient = versions.slice(0, last + 1 || versions.length)
  return { version: newest.version, sufficient: new Set(sufficient.map(({ version }) => version)) }
}

/** Every version ever published, newest first, with how many members agreed to it. */
export async function listTermsVersions(reader: Reader) {
  const rows = await reader
    .selectFrom('terms_versions as v')
    .select((column) => [
      'v.version',
      'v.published_at as publishedAt',
      'v.published_by as publishedBy',
      'v.must_agree as mustAgree',
      column
        .selectFrom('terms_acceptances')
        .select((of) => of.fn.countAll<string>().as('count'))
        .whereRef('terms_acceptances.version', '=', 'v.version')
        .as('accepted'),
    ])
    .orderBy('v.number', 'desc')
    .execute()
  return rows.map(({ accepted, ...row }) => ({ ...row, acceptedCount: Number(accepted) }))
}

/** Words of one version, by language. */
export async function readTermsTexts(reader: Reader, version: string): Promise<Record<string, string>> {
  const rows = await reader
    .selectFrom('terms_texts')
    .select(['language', 'body'])
    .where('version', '=', version)
    .execute()
  return Object.fromEntries(rows.map(({ language, body }) => [language, body]))
}

interface NewTerms {
  version: string
  texts: Record<string, string>
  mustAgree: boolean
  by: string
  now: Date
}

/** Adds a version; false when there is one of that name. */
export async function insertTerms(tx: Tx, { version, texts, mustAgree, by, now }: NewTerms): Promise<boolean> {
  const added = await tx
    .insertInto('terms_versions')
    .values({ version, published_at: now, published_by: by, must_agree: mustAgree })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!added) return false
  const rows = Object.entries(texts).map(([language, body]) => ({ version, language, body }))
  await tx.insertInto('terms_texts').values(rows).execute()
  return true
}
