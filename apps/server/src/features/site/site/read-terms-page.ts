import type { ContentPage } from '@fairground/contract'
import { readingMinutesOf } from '@fairground/contract/rich-text'
import type { Language } from '@fairground/i18n'
import type { Reader } from '../../../db/db.ts'
import { getTerms } from './terms-store.ts'

const titles: Record<Language, string> = { vi: 'Điều khoản sử dụng', en: 'Terms of use' }

/** The terms in force as a page of the portal; its slug is their version. */
export async function readTermsPage(reader: Reader, language: Language): Promise<ContentPage> {
  const { version, body, published_at, language: written } = await getTerms(reader, language)
  return {
    slug: version,
    title: titles[language],
    content: body,
    publishedAt: published_at.toISOString(),
    summary: '',
    language: written,
    readingMinutes: readingMinutesOf(body),
  }
}
