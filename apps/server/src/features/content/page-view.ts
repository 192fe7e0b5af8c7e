import type { ContentPage } from '@fairground/contract'
import { cleanRichText, plainText } from '@fairground/contract/rich-text'
import { summaryOf } from './announcement-view.ts'
import { pictureUrl } from './picture-url.ts'

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

/** Words that are read in a minute, at ease. */
const wordsPerMinute = 220

/** @returns whole minutes, one at least */
export const readingMinutesOf = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))

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
    ...(picture_id !== null && { imageUrl: pictureUrl(picture_id, 'cover'), ...(alt && { imageAlt: alt }) }),
    readingMinutes: readingMinutesOf(plainText(body)),
  }
}
