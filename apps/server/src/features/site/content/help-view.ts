import type { HelpArticle } from '@fairground/contract'
import { cleanRichText } from '@fairground/contract/rich-text'

/** One article with its text, as stored. */
export interface HelpRow {
  id: string
  parent_id: string | null
  anchor: string
  title: string
  /** HTML. */
  body: string
}

/** Articles below the ones they belong to, in the order of the rows. */
export function helpTree(rows: readonly HelpRow[]): HelpArticle[] {
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const under = (parent: string | null): HelpArticle[] =>
    (below.get(parent) ?? []).map(({ id, anchor, title, body }) => ({
      id,
      anchor,
      title,
      content: cleanRichText(body),
      children: under(id),
    }))
  return under(null)
}
