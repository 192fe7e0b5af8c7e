import { refusalText } from '@fairground/client'
import type { StaffDeposit } from '@fairground/contract'
import { formatMoney, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { DecisionBar } from '../../../components/decision-bar.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { decimalsOf } from '../../../lib/decimal.ts'
import { useDecide } from './use-decide.ts'

/** Credit or refuse, at the foot of the panel. Both are asked about once more, beside what the bank's statement says. */
export function DepositDecision({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const currency = useCurrency()
  const [asked, setAsked] = useState<'approve' | 'reject' | undefined>(undefined)
  const { approve, reject } = useDecide(deposit.depositId)
  const close = () => setAsked(undefined)
  const { account, transferCode, amount, bankLine } = deposit
  const show = (value: string) => formatMoney(value, { locale, currency, decimals: decimalsOf(value) })
  const line = bankLine
    ? t('credit.line', { amount: show(bankLine.amount), description: bankLine.description })
    : t('credit.noLine', { code: transferCode })
  return (
    <>
      <DecisionBar
        allowed={deposit.allowed.filter((action) => action !== 'settle')}
        permission="deposits.decide"
        approve={approve}
        reject={reject}
        onApprove={() => setAsked('approve')}
        onReject={() => setAsked('reject')}
      />
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => !open && close()}
        title={t('credit.title', { amount: show(amount), account })}
        text={line}
        confirmLabel={t('action.approve')}
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: close })}
      />
      <ReasonDialog
        open={asked === 'reject'}
        onOpenChange={(open) => !open && close()}
        title={t('rejectDeposit.title', { account })}
        text={t('rejectDeposit.text')}
        hint={t('reason.playerReads')}
        confirmLabel={t('action.reject')}
        isBusy={reject.isPending}
        refusal={reject.error ? refusalText(t, reject.error) : undefined}
        onConfirm={(reason) => reject.mutate(reason, { onSuccess: close })}
      />
    </>
  )
}
