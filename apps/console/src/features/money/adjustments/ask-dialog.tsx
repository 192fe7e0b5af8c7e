import { isRefusal, refusalText } from '@fairground/client'
import type { Adjustment } from '@fairground/contract'
import { Button, Dialog, Field, Input, MoneyInput, Note, Seg, Textarea } from '@fairground/ui'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../../lib/currency.ts'
import { amountOfText } from '../../../lib/decimal.ts'
import { isReason, reasonLengthMax, reasonLengthMin } from '../../../lib/reason.ts'
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
      <AskForm {...form} onClose={onClose} box={box} />
    </Dialog>
  )
}

type AskFormProps = Omit<AskDialogProps, 'open'> & { box: RefObject<HTMLInputElement | null> }

function AskForm({ member: named, onClose, onDone, box }: AskFormProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const [member, setMember] = useState(named)
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit')
  const [digits, setDigits] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const ask = useAsk(onDone)
  const amount = amountOfText(digits)
  /** What is asked for anew is another request. */
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setRequestId(crypto.randomUUID())
      ask.reset()
    }
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!member.trim() || amount === undefined || !isReason(reason)) return
    ask.mutate({ member: member.trim(), direction, amount, reason: reason.trim(), requestId })
  }
  const isShort = isRefusal(ask.error, 'INSUFFICIENT_BALANCE')
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <Field label={t('adjust.member')} required error={isTried && !member.trim() && t('errors:validation.required')}>
        <Input
          ref={box}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={member}
          onChange={(event) => change(setMember)(event.target.value)}
        />
      </Field>
      <Seg
        label={t('adjust.direction')}
        options={[
          { value: 'credit', label: t('adjust.credit') },
          { value: 'debit', label: t('adjust.debit') },
        ]}
        value={direction}
        onValueChange={change(setDirection)}
      />
      <Field
        label={t('withdrawals.amount')}
        required
        error={isTried && amount === undefined && t('adjust.amountMissing')}
      >
        <MoneyInput value={digits} onValueChange={change(setDigits)} decimals={2} unit={currency} />
      </Field>
      <Field
        label={t('reason.label')}
        required
        hint={t('adjust.reasonHint')}
        error={isTried && !isReason(reason) && t('errors:validation.tooShort', { min: reasonLengthMin })}
      >
        <Textarea
          value={reason}
          maxLength={reasonLengthMax}
          onChange={(event) => change(setReason)(event.target.value)}
        />
      </Field>
      {ask.error && (
        <Note tone="bad" isLive>
          {isShort ? t('adjust.tooLittle') : refusalText(t, ask.error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="line" size="lg" className="flex-1" disabled={ask.isPending} onClick={onClose}>
          {t('action.back')}
        </Button>
        <Button type="submit" variant="mint" size="lg" className="flex-1" busy={ask.isPending} guardMs={1000}>
          {t('adjust.askNow')}
        </Button>
      </div>
    </form>
  )
}
