import { refusalText } from '@fairground/client'
import { ErrorState } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** A page that could not be shown, and the way to try again. */
export function PageFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center p-4">
      <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={onRetry} />
    </div>
  )
}
