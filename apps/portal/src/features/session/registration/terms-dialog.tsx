import { Button, Dialog, ErrorState, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../lib/api.ts'

interface TermsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAgree: () => void
}

/** The terms in force, with their version; one can agree right here. */
export function TermsDialog({ open, onOpenChange, onAgree }: TermsDialogProps) {
  const { t, i18n } = useTranslation('registration')
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.content.pages.queryOptions({ input: { kind: 'terms', lang: i18n.language } }),
    enabled: open,
  })
  const terms = data?.[0]
  const date =
    terms && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(terms.publishedAt))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('terms')}
      description={terms && t('termsVersion', { version: terms.slug, date })}
      awning="slots"
      footer={
        <Button variant="lamp" block disabled={!terms} onClick={onAgree}>
          {t('termsAgree')}
        </Button>
      }
    >
      {isError ? (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className="grid min-h-90 content-start gap-3 text-sm leading-relaxed text-ink-2">
          {terms ? (
            terms.content.split('\n\n').map((text) => <p key={text}>{text}</p>)
          ) : (
            <Skeleton className="h-90 w-full" />
          )}
        </div>
      )}
    </Dialog>
  )
}
