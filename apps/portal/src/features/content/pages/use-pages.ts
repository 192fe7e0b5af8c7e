import type { ContentPage, PageKind } from '@fairground/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../lib/api.ts'

interface Wanted {
  kind: PageKind | 'terms'
  slug?: string | undefined
  /** What staff were given to look at a page that is not published. */
  preview?: string | undefined
}

const staleMs = 60_000

/** One page in the reader's language; null where nothing is published. */
export function usePage(wanted: Wanted) {
  const { i18n } = useTranslation()
  return useQuery(
    queryOptions({
      ...query.content.pages.queryOptions({ input: { ...wanted, lang: i18n.language } }),
      select: ([first]): ContentPage | null => first ?? null,
      staleTime: staleMs,
    }),
  )
}

/** The published posts of a kind without their contents, newest first. */
export function usePosts(kind: 'blog' | 'news') {
  const { i18n } = useTranslation()
  return useQuery({
    ...query.content.pages.queryOptions({ input: { kind, lang: i18n.language, isBrief: 'true' } }),
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  })
}
