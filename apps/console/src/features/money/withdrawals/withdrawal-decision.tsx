import { refusalText } from '@fairground/client'
import type { WithdrawalDetail } from '@fairground/contract'
import { Button, Check, Field, formatMoney, Icon, Textarea, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { DecisionBar } from '../../../components/decision-bar.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { decimalsOf } from '../../../lib/decimal.ts'
import { reasonLengthMax } from '../../../lib/reason.ts'
import { AskDialog } from './ask-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { useDecide } from './use-decide.ts'

/** Yes and no at the foot of the panel. An amount that needs two people and every refusal are asked about once more. */
export function WithdrawalDecision({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<'approve' | 'reject' | 'ask' | undefined>(undefined)
  const { approve, reject, ask } = useDecide(detail.withdrawalId)
  const [byHand, setByHand] = useState(detail.paysByHand)
  const close = () => setAsked(undefined)
  return (
    <>
      <DecisionBar
        allowed={detail.allowed}
        permission="withdrawals.decide"
        approve={approve}
        reject={reject}
        onApprove={() => (detail.approvalsNeeded > 1 ? setAsked('approve') : approve.mutate(byHand))}
        onReject={() => setAsked('reject')}
      >
        <Field label={t('withdrawals.note')} className="[&_textarea]:min-h-[2lh]">
          <Textarea
            rows={2}
            value={reason}
            maxLength={reasonLengthMax}
            placeholder={t('withdrawals.noteHint')}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {detail.allowed.includes('approve') && (
          <Check checked={byHand} disabled={detail.paysByHand} onChange={(event) => setByHand(event.target.checked)}>
            {t('part.byHand')}
          </Check>
        )}
        {detail.allowed.includes('ask') && (
          <Button
            variant="line"
            block
            start={<Icon name="icon-[ph--chat-circle-text-bold]" />}
            onClick={() => setAsked('ask')}
          >
            {t('ask.open')}
          </Button>
        )}
      </DecisionBar>
      <ApproveQuestion
        detail={detail}
        byHand={byHand}
        open={asked === 'approve'}
        onClose={close}
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate(byHand, { onSettled: close })}
      />
      <RefuseDialog
        account={detail.account}
        open={asked === 'reject'}
        onOpenChange={(open) => !open && close()}
        note={reason}
        reject={reject}
      />
      <AskDialog
        account={detail.account}
        open={asked === 'ask'}
        onOpenChange={(open) => !open && close()}
        isBusy={ask.isPending}
        refusal={ask.error ? refusalText(t, ask.error) : undefined}
        onAsk={(question) => ask.mutate(question, { onSuccess: close })}
      />
    </>
  )
}

type ApproveQuestionProps = {
  detail: WithdrawalDetail
  byHand: boolean
  open: boolean
  onClose: () => void
  isBusy: boolean
  onConfirm: () => void
}

function ApproveQuestion({ detail, byHand, open, onClose, isBusy, onConfirm }: ApproveQuestionProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const currency = useCurrency()
  const amount = formatMoney(detail.amount, { locale, currency, decimals: decimalsOf(detail.amount) })
  const isLast = detail.approvals.length + 1 >= detail.approvalsNeeded
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('approve.title', { amount, account: detail.account })}
      text={t(`approve.${isLast ? (byHand ? 'lastByHandText' : 'lastText') : 'firstText'}`, {
        to: `${detail.bankName} ${detail.masked}`,
      })}
      confirmLabel={t('action.approve')}
      isBusy={isBusy}
      onConfirm={onConfirm}
    />
  )
}
