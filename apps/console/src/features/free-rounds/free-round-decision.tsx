import { refusalText } from '@fairground/client'
import type { FreeRoundGrant } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { DecisionBar } from '../../components/decision-bar.tsx'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { useDecide } from './use-free-rounds.ts'

/** Yes or no of another person; whoever asked may take it back, and what was not played can be taken back later. */
export function FreeRoundDecision({ grant }: { grant: FreeRoundGrant }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'approve' | 'no' | undefined>(undefined)
  const { approve, reject, cancel } = useDecide(grant.grantId)
  const { account, allowed, quantity, gameName } = grant
  const close = () => setAsked(undefined)
  const isMine = allowed.includes('withdraw')
  const canCancel = allowed.includes('cancel')
  const no = canCancel ? cancel : reject
  const word = canCancel ? 'cancel' : isMine ? 'withdraw' : 'reject'
  return (
    <>
      {(isMine || canCancel) && (
        <div className="grid gap-3">
          {isMine && <Note tone="info">{t('adjust.mine')}</Note>}
          <Button variant="line" size="lg" onClick={() => setAsked('no')}>
            {t(canCancel ? 'freeRounds.cancel' : 'adjust.withdraw')}
          </Button>
        </div>
      )}
      {!isMine && !canCancel && (
        <DecisionBar
          allowed={allowed}
          permission="marketing.decide"
          approve={approve}
          reject={reject}
          onApprove={() => setAsked('approve')}
          onReject={() => setAsked('no')}
        />
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => !open && close()}
        title={t('freeRounds.approveTitle', { quantity, account })}
        text={t('freeRounds.approveText', { game: gameName })}
        confirmLabel={t('action.approve')}
        tone="mint"
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: close })}
      />
      <ReasonDialog
        open={asked === 'no'}
        onOpenChange={(open) => !open && close()}
        title={t(`freeRounds.${word}Title`, { account })}
        text={t(canCancel ? 'freeRounds.cancelText' : 'freeRounds.rejectText')}
        hint={t('reason.staffRead')}
        confirmLabel={t(canCancel ? 'freeRounds.cancel' : isMine ? 'adjust.withdraw' : 'action.reject')}
        isBusy={no.isPending}
        refusal={no.error ? refusalText(t, no.error) : undefined}
        onConfirm={(reason) => no.mutate(reason, { onSuccess: close })}
      />
    </>
  )
}
