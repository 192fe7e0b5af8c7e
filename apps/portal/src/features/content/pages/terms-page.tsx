import { ErrorState } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PageArticle } from './page-article.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { termNodes } from './term-nodes.ts'
import { usePage } from './use-pages.ts'

/** The terms in force: the very words that people agree to when they register. */
export function TermsPage() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = usePage({ kind: 'terms' })
  if (data) return <PageArticle page={data} nodes={termNodes(data.content)} hasCover={false} />
  if (isError)
    return (
      <div className="mx-auto max-w-page px-4 py-16">
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    )
  return <PageSkeleton />
}
