import type { ContentPage } from '@fairground/contract'
import { cleanRichText, plainText, readingMinutesOf } from '@fairground/contract/rich-text'
import { summaryOf } from './announcement-view.ts'
import { coverUrl } from './picture-url.ts'

/** One page with its text, as stored. */
export interface PageRow {
  slug: string
  picture_id: string | null
  published_at: Date
  language: string
  title: string
  body: string
  summary: string
  alt: string
}

/** A page as the portal shows it. Its text is made clean once more: what is stored may be older than the rules. */
export function viewPage(row: PageRow, { isBrief }: { isBrief: boolean }): ContentPage {
  const { slug, title, body, summary, language, picture_id, alt, published_at } = row
  return {
    slug,
    title,
    content: isBrief ? '' : cleanRichText(body),
    summary: summary || summaryOf(body),
    language,
    publishedAt: published_at.toISOString(),
    imageUrl: coverUrl(slug, picture_id),
    ...(picture_id !== null && alt && { imageAlt: alt }),
    readingMinutes: readingMinutesOf(plainText(body)),
  }
}
