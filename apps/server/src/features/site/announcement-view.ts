import { Banner, type Headline } from '@fairground/contract'
import type { z } from 'zod'

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
  title: string
  body: string
}

type Announcement = z.infer<typeof Banner> | z.infer<typeof Headline>

export function announcementView(row: AnnouncementRow): Announcement {
  const { id, title, sort, url } = row
  if (row.type === 'H') return { id, type: 'H', title, content: row.body, publishedAt: row.published_at.toISOString() }
  return {
    id,
    type: 'B',
    groupName: Banner.shape.groupName.parse(row.group_name),
    title,
    subtitle: row.body,
    imageUrl: row.image_url ?? '',
    url,
    linkageType: Banner.shape.linkageType.parse(row.linkage_type),
    sort,
  }
}
