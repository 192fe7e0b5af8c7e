/** A page as the portal draws it for a visitor; apps/portal/src/draw.tsx makes it. */
export interface DrawnPage {
  /** What stands in #root. */
  body: string
  /** JSON that the browser goes on with. */
  state: string
  head: {
    title?: string
    description?: string
    /** Something to read. */
    article?: { title: string; summary: string; publishedAt: string; imageUrl?: string; language: string }
  }
}
