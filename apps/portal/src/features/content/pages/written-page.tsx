import { isRefusal } from '@fairground/client'
import type { PageKind } from '@fairground/contract'
import { Empty, ErrorState } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../../lib/use-title.ts'
import { PageArticle } from './page-article.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { usePage } from './use-pages.ts'

interface WrittenPageProps {
  kind: Exclude<PageKind, 'blog' | 'news'>
  /** Names it while it is not there. */
  title: string
  preview: string | undefined
  hasCover?: boolean
  /** What stands there until the operator wrote the page. */
  instead?: ReactNode
  /** Below the words. */
  children?: ReactNode
}

/** A page of which there is one: the operator's own words. */
export function WrittenPage({ kind, title, preview, hasCover = false, instead, children }: WrittenPageProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = usePage({ kind, preview })
  useTitle(data?.title ?? title)
  if (data)
    return (
      <PageArticle key={data.slug} page={data} hasCover={hasCover}>
        {children}
      </PageArticle>
    )
  if (data === null || isRefusal(error, 'NOT_FOUND'))
    return (
      instead ?? (
        <div className="mx-auto max-w-page px-4 py-16">
          <h1 className="mb-6 text-center font-poster text-3xl">{title}</h1>
          <Empty
            layout="column"
            icon="icon-[ph--article-duotone]"
            title={t('reading.nothing')}
            text={t('reading.nothingText')}
          />
        </div>
      )
    )
  if (error)
    return (
      <div className="mx-auto max-w-page px-4 py-16">
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    )
  return <PageSkeleton />
}
