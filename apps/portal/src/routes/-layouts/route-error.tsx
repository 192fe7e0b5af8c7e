import { ErrorState } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** A page or one of its parts could not be shown; a reload fetches it anew, also after a release. */
export function RouteError() {
  const { t } = useTranslation()
  return (
    <main className="mx-auto grid min-h-dvh max-w-page place-items-center px-4">
      <ErrorState
        layout="column"
        title={t('common:pageFailed')}
        text={t('common:pageFailedText')}
        onRetry={() => location.reload()}
      />
    </main>
  )
}
