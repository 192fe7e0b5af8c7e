import { Banner, type Headline } from '@fairground/contract'
import type { z } from 'zod'
import type { AnnouncementRow } from './announcement-store.ts'

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
