import type { ContentPage } from '@fairground/contract'

/** What a drawn page says about itself before its body. */
export interface Head {
  title?: string
  description?: string
  /** What stands on it to be read. */
  article?: Pick<ContentPage, 'title' | 'summary' | 'publishedAt' | 'imageUrl' | 'language'>
}

let noted: Head = {}

/** Effects do not run where a page is drawn without a browser: there it is noted at once, one page at a time. */
export function noteHead(part: Head): void {
  if (import.meta.env.SSR) Object.assign(noted, part)
}

export function takeHead(): Head {
  const taken = noted
  noted = {}
  return taken
}
