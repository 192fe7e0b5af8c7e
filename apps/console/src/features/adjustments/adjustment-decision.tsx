import { isRefusal, refusalText } from '@fairground/client'
import type { Adjustment } from '@fairground/contract'
import { Button, formatMoney, Note, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { DecisionBar } from '../../components/decision-bar.tsx'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { decimalsOf } from '../../lib/decimal.ts'
import { useDecide } from './use-adjustments.ts'

/** Yes or no of another person; whoever asked may take it back. */
export function AdjustmentDecision({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const [asked, setAsked] = useState<'approve' | 'no' | undefined>(undefined)
  const { approve, reject } = useDecide(adjustment.adjustmentId)
  const { account, amount, currency, direction, allowed } = adjustment
  const close = () => setAsked(undefined)
  const isMine = allowed.includes('withdraw')
  const shown = formatMoney(amount, { locale, currency, decimals: decimalsOf(amount) })
  const isShort = isRefusal(approve.error, 'INSUFFICIENT_BALANCE')
  return (
    <>
      {isMine ? (
        <div className="grid gap-3">
          <Note tone="info">{t('adjust.mine')}</Note>
          <Button variant="line" size="lg" onClick={() => setAsked('no')}>
            {t('adjust.withdraw')}
          </Button>
        </div>
      ) : (
        <DecisionBar
          allowed={allowed}
          permission="adjustments.decide"
          approve={{ ...approve, error: isShort ? null : approve.error }}
          reject={reject}
          onApprove={() => setAsked('approve')}
          onReject={() => setAsked('no')}
        >
          {isShort && (
            <Note tone="bad" isLive>
              {t('adjust.tooLittle')}
            </Note>
          )}
        </DecisionBar>
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => !open && close()}
        title={t(direction === 'credit' ? 'adjust.creditTitle' : 'adjust.debitTitle', { amount: shown, account })}
        text={t('adjust.approveText')}
        confirmLabel={t('action.approve')}
        tone={direction === 'credit' ? 'mint' : 'ruby'}
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: close })}
      />
      <ReasonDialog
        open={asked === 'no'}
        onOpenChange={(open) => !open && close()}
        title={t(isMine ? 'adjust.withdrawTitle' : 'adjust.rejectTitle', { account })}
        text={t('adjust.rejectText')}
        hint={t('reason.staffRead')}
        confirmLabel={t(isMine ? 'adjust.withdraw' : 'action.reject')}
        isBusy={reject.isPending}
        refusal={reject.error ? refusalText(t, reject.error) : undefined}
        onConfirm={(reason) => reject.mutate(reason, { onSuccess: close })}
      />
    </>
  )
}
