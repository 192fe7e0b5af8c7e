import { refusalText } from '@fairground/client'
import { applicationsAtOnceMax } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useDecideApplications } from './use-applications.ts'

/** One decision for all that is ticked. */
export function BulkBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const decide = useDecideApplications(() => {
    setAsked(undefined)
    onDone()
  })
  const count = ids.length
  const applicationIds = ids.slice(0, applicationsAtOnceMax)
  const close = (open: boolean) => !open && setAsked(undefined)
  return (
    <div className="mb-2.5 flex min-h-11 flex-wrap items-center gap-2 rounded-md bg-surface-2 px-3.5 py-2">
      <span className="me-auto text-sm font-semibold">{t('marketing:ticked', { count })}</span>
      {decide.error && !asked && <Note tone="bad">{refusalText(t, decide.error)}</Note>}
      <Button variant="mint" size="sm" onClick={() => setAsked('approve')}>
        {t('action.approve')}
      </Button>
      <Button variant="line" size="sm" onClick={() => setAsked('reject')}>
        {t('action.reject')}
      </Button>
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={close}
        title={t('marketing:approveTitle', { count })}
        text={t('marketing:approveText')}
        confirmLabel={t('action.approve')}
        tone="mint"
        isBusy={decide.isPending}
        onConfirm={() => decide.mutate({ applicationIds, decision: 'approve' })}
      />
      <ReasonDialog
        open={asked === 'reject'}
        onOpenChange={close}
        title={t('marketing:rejectTitle', { count })}
        text={t('marketing:rejectText')}
        hint={t('reason.playerReads')}
        confirmLabel={t('action.reject')}
        isBusy={decide.isPending}
        refusal={decide.error ? refusalText(t, decide.error) : undefined}
        onConfirm={(reason) => decide.mutate({ applicationIds, decision: 'reject', reason })}
      />
    </div>
  )
}
