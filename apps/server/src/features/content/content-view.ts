import type { ContentItem } from '@fairground/contract'
import { type Content, stateAt } from './content-item.ts'

/** One piece as staff see it; `changedBy` is a user name. */
export function viewContent(
  content: Content,
  { now, nameOf }: { now: Date; nameOf: (id: string) => string | undefined },
): ContentItem {
  const { id, from, until, changedBy, changedAt, ...rest } = content
  return {
    ...rest,
    contentId: id,
    state: stateAt(content, now),
    from: from.toISOString(),
    until: until?.toISOString(),
    changedBy: changedBy && nameOf(changedBy),
    changedAt: changedAt.toISOString(),
  }
}
