import { isRefusal } from '@fairground/client'
import type { Adjustment } from '@fairground/contract'
import { Dialog, Seg } from '@fairground/ui'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountBox } from '../../../components/amount-box.tsx'
import { AskForm } from '../../../components/ask-form.tsx'
import { MemberBox } from '../../../components/member-box.tsx'
import { amountOfText } from '../../../lib/decimal.ts'
import { isReason } from '../../../lib/reason.ts'
import { useAskForm } from '../../../lib/use-ask-form.ts'
import { useAsk } from './use-adjustments.ts'

type AskDialogProps = {
  open: boolean
  /** Stands in the first box. */
  member: string
  onClose: () => void
  onDone: (adjustment: Adjustment) => void
}

/** Asks for a correction; another person has to say yes before anything moves. */
export function AskDialog({ open, onClose, ...form }: AskDialogProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('adjust.ask')}
      description={t('adjust.askText')}
      phone="center"
      awning="mint"
      initialFocus={box}
    >
      <AdjustmentForm {...form} onClose={onClose} box={box} />
    </Dialog>
  )
}

type AskFormProps = Omit<AskDialogProps, 'open'> & { box: RefObject<HTMLInputElement | null> }

interface Draft {
  member: string
  direction: 'credit' | 'debit'
  digits: string
  reason: string
}

function wishOf({ member, direction, digits, reason }: Draft) {
  const amount = amountOfText(digits)
  if (!member.trim() || amount === undefined || !isReason(reason)) return undefined
  return { member: member.trim(), direction, amount, reason: reason.trim() }
}

function AdjustmentForm({ member, onClose, onDone, box }: AskFormProps) {
  const { t } = useTranslation()
  const ask = useAsk(onDone)
  const empty: Draft = { member, direction: 'credit', digits: '', reason: '' }
  const { draft, isTried, change, send } = useAskForm(empty, wishOf, ask)
  const isShort = isRefusal(ask.error, 'INSUFFICIENT_BALANCE')
  return (
    <AskForm
      reason={draft.reason}
      onReason={(reason) => change({ reason })}
      isTried={isTried}
      error={ask.error}
      errorText={isShort ? t('adjust.tooLittle') : undefined}
      isPending={ask.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <MemberBox value={draft.member} onChange={(named) => change({ member: named })} isTried={isTried} box={box} />
      <Seg
        label={t('adjust.direction')}
        options={[
          { value: 'credit', label: t('adjust.credit') },
          { value: 'debit', label: t('adjust.debit') },
        ]}
        value={draft.direction}
        onValueChange={(direction) => change({ direction })}
      />
      <AmountBox
        label={t('withdrawals.amount')}
        value={draft.digits}
        onChange={(digits) => change({ digits })}
        isTried={isTried}
        isGood={amountOfText(draft.digits) !== undefined}
      />
    </AskForm>
  )
}
