import type { ContentType } from '@fairground/contract'

interface Words {
  title: string
  summary: string
  /** HTML. */
  body: string
}

/** A page of the demo world as its staff wrote it. */
export interface WrittenPage {
  type: ContentType
  slug: string
  vi: Words
  en: Words
}
