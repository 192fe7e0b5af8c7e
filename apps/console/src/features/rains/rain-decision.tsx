import { refusalText } from '@fairground/client'
import type { Rain } from '@fairground/contract'
import { Button, formatMoney, Note, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { DecisionBar } from '../../components/decision-bar.tsx'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { useDecide } from './use-rains.ts'

/** Yes or no of another person; whoever asked may take it back, and while it falls the rest can be taken back. */
export function RainDecision({ rain }: { rain: Rain }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const [asked, setAsked] = useState<'approve' | 'no' | undefined>(undefined)
  const { approve, reject, cancel } = useDecide(rain.rainId)
  const { allowed, quantity, costMax, currency } = rain
  const close = () => setAsked(undefined)
  const isMine = allowed.includes('withdraw')
  const canCancel = allowed.includes('cancel')
  const no = canCancel ? cancel : reject
  const word = canCancel ? 'cancel' : isMine ? 'withdraw' : 'reject'
  const cost = formatMoney(costMax, { locale, currency, decimals: 0 })
  return (
    <>
      {(isMine || canCancel) && (
        <div className="grid gap-3">
          {isMine && <Note tone="info">{t('adjust.mine')}</Note>}
          <Button variant="line" size="lg" onClick={() => setAsked('no')}>
            {t(canCancel ? 'rains.cancel' : 'adjust.withdraw')}
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
        title={t('rains.approveTitle', { quantity })}
        text={t('rains.approveText', { cost })}
        confirmLabel={t('action.approve')}
        tone="mint"
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: close })}
      />
      <ReasonDialog
        open={asked === 'no'}
        onOpenChange={(open) => !open && close()}
        title={t(`rains.${word}Title`)}
        text={t(canCancel ? 'rains.cancelText' : 'rains.rejectText')}
        hint={t('reason.staffRead')}
        confirmLabel={t(canCancel ? 'rains.cancel' : isMine ? 'adjust.withdraw' : 'action.reject')}
        isBusy={no.isPending}
        refusal={no.error ? refusalText(t, no.error) : undefined}
        onConfirm={(reason) => no.mutate(reason, { onSuccess: close })}
      />
    </>
  )
}
