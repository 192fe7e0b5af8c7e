import { type Announcement, Banner, type Notice, type PictureUse, Popup } from '@fairground/contract'
import { cleanRichText, plainText } from '@fairground/contract/rich-text'
import type { DisplayLanguage } from '@fairground/i18n'
import { houseText } from '@fairground/i18n/server'
import { pictureUrl } from './picture-url.ts'

/** One announcement with its text, as stored. */
export interface AnnouncementRow {
  id: string
  type: string
  group_name: string | null
  image_url: string | null
  url: string
  linkage_type: string
  sort: number
  published_at: Date
  execution: string | null
  promotion_type: string | null
  picture_id: string | null
  audience: string
  title: string
  body: string
  alt: string
}

const summaryLengthMax = 160

/** What the house wrote for a new site, in the reader's language; what the operator wrote as it is stored. */
export const inOwnWords = (row: AnnouncementRow, language: DisplayLanguage): AnnouncementRow => ({
  ...row,
  title: houseText(language, `${row.id}.title`, row.title) ?? row.title,
  body: houseText(language, `${row.id}.body`, row.body) ?? row.body,
})

/** What the portal gets of one piece. Texts are made clean once more: what is stored may be older than the rules. */
export function viewAnnouncement(row: AnnouncementRow): Announcement | Notice | Banner | Popup {
  const { id, title, body } = row
  if (row.type === 'B') return viewBanner(row)
  const content = cleanRichText(body)
  if (row.type === 'PU') {
    const execution = Popup.shape.execution.parse(row.execution)
    return { id, type: 'PU', title, content, execution, ...pictureOf(row, 'popup'), ...linkOf(row) }
  }
  if (row.type === 'PL') return { id, type: 'PL', isForAgents: row.audience === 'agents', ...wordsOf(row) }
  return viewNews(row)
}

/** A headline, or something to take part in. */
export function viewNews(row: AnnouncementRow): Announcement {
  const promotionType = row.promotion_type ?? undefined
  return { id: row.id, type: row.type === 'PR' ? 'PR' : 'H', promotionType, ...wordsOf(row) }
}

const wordsOf = ({ title, body, published_at }: AnnouncementRow) => ({
  title,
  content: cleanRichText(body),
  summary: summaryOf(body),
  publishedAt: published_at.toISOString(),
})

const viewBanner = (row: AnnouncementRow): Banner => ({
  id: row.id,
  type: 'B',
  groupName: Banner.shape.groupName.parse(row.group_name),
  title: row.title,
  subtitle: row.body,
  imageUrl: row.image_url ?? '',
  ...pictureOf(row, 'banner'),
  ...linkOf(row),
  sort: row.sort,
})

/** Its own picture, where it has one. */
const pictureOf = ({ picture_id, alt }: AnnouncementRow, use: PictureUse) =>
  picture_id === null ? {} : { imageUrl: pictureUrl(picture_id, use), ...(alt && { imageAlt: alt }) }

const linkOf = ({ url, linkage_type }: AnnouncementRow) => ({
  url,
  linkageType: Banner.shape.linkageType.parse(linkage_type),
})

/** The beginning of a text's words. */
export function summaryOf(body: string): string {
  const text = [...plainText(body)]
  return text.length > summaryLengthMax ? `${text.slice(0, summaryLengthMax - 1).join('')}…` : text.join('')
}
