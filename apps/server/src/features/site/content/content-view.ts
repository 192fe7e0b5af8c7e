import { type ContentItem, type ContentVersion, pictureUseOf } from '@fairground/contract'
import { type Content, stateAt, type Version } from './content-item.ts'
import { pictureUrl } from './picture-url.ts'

/** One piece as staff see it; `changedBy` is a user name. */
export function viewContent(
  content: Content,
  { now, nameOf }: { now: Date; nameOf: (id: string) => string | undefined },
): ContentItem {
  const { id, from, until, changedBy, changedAt, ...rest } = content
  return {
    ...rest,
    contentId: id,
    imageUrl: imageOf(content),
    state: stateAt(content, now),
    from: from.toISOString(),
    until: until?.toISOString(),
    changedBy: changedBy && nameOf(changedBy),
    changedAt: changedAt.toISOString(),
  }
}

function imageOf({ type, pictureId }: Content): string | undefined {
  const use = pictureUseOf(type)
  return use && pictureId ? pictureUrl(pictureId, use) : undefined
}

/** A piece as it was once; `savedBy` is a user name. */
export const viewVersion = (
  { savedBy, savedAt, ...rest }: Version,
  nameOf: (id: string) => string | undefined,
): ContentVersion => ({ ...rest, savedBy: savedBy && nameOf(savedBy), savedAt: savedAt.toISOString() })
