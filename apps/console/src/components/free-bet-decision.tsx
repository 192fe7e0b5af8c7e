import { refusalText } from '@fairground/client'
import { Button, Note } from '@fairground/ui'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Progress = ComponentProps<typeof DecisionBar>['approve']
type Approve = Progress & { mutate: (nothing: undefined, ends: { onSettled: () => void }) => void }
type No = Progress & { mutate: (reason: string, ends: { onSuccess: () => void }) => void }
type Question = { title: string; text: string }

type FreeBetDecisionProps = {
  allowed: readonly ('approve' | 'reject' | 'withdraw' | 'cancel')[]
  decide: { approve: Approve; reject: No; cancel: No }
  /** Asked before a yes. */
  yes: Question
  /** Asked, with a reason, before the no that can be said now. */
  no: (word: 'reject' | 'withdraw' | 'cancel') => Question
  cancelLabel: string
}

/** Yes or no of another person; whoever asked may take it back, and what was not used can be taken back later. */
export function FreeBetDecision({ allowed, decide, yes, no, cancelLabel }: FreeBetDecisionProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'approve' | 'no' | undefined>(undefined)
  const { approve, reject, cancel } = decide
  const close = () => setAsked(undefined)
  const word = allowed.includes('cancel') ? 'cancel' : allowed.includes('withdraw') ? 'withdraw' : 'reject'
  const refuse = word === 'cancel' ? cancel : reject
  const noLabel = { cancel: cancelLabel, withdraw: t('adjust.withdraw'), reject: t('action.reject') }[word]
  return (
    <>
      {word === 'reject' ? (
        <DecisionBar
          allowed={allowed}
          permission="marketing.decide"
          approve={approve}
          reject={reject}
          onApprove={() => setAsked('approve')}
          onReject={() => setAsked('no')}
        />
      ) : (
        <div className="grid gap-3">
          {word === 'withdraw' && <Note tone="info">{t('adjust.mine')}</Note>}
          <Button variant="line" size="lg" onClick={() => setAsked('no')}>
            {noLabel}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => !open && close()}
        {...yes}
        confirmLabel={t('action.approve')}
        tone="mint"
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: close })}
      />
      <ReasonDialog
        open={asked === 'no'}
        onOpenChange={(open) => !open && close()}
        {...no(word)}
        hint={t('reason.staffRead')}
        confirmLabel={noLabel}
        isBusy={refuse.isPending}
        refusal={refuse.error ? refusalText(t, refuse.error) : undefined}
        onConfirm={(reason) => refuse.mutate(reason, { onSuccess: close })}
      />
    </>
  )
}
