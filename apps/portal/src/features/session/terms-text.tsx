import { ErrorState, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { useTerms } from './use-terms.ts'

/** The words of the terms, or that they could not be fetched. */
export function TermsText({ terms, isError, isFetching, refetch }: ReturnType<typeof useTerms>) {
  const { t } = useTranslation('registration')
  if (isError)
    return <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <div className="grid min-h-90 content-start gap-3 text-sm leading-relaxed text-ink-2">
      {terms ? (
        terms.content.split('\n\n').map((text) => <p key={text}>{text}</p>)
      ) : (
        <Skeleton className="h-90 w-full" />
      )}
    </div>
  )
}
