import type { PageKind } from '@fairground/contract'

const alone: Partial<Record<PageKind, string>> = {
  guide: '/guide',
  about: '/about',
  privacy: '/privacy',
  responsible: '/responsible',
  iosGuide: '/iosGuide',
  join: '/join',
}

/** Where the portal shows a page. */
export const pagePath = (kind: PageKind, slug: string): string => alone[kind] ?? `/${kind}/${slug}`
