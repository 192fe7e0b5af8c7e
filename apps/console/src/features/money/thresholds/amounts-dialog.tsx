import { refusalText } from '@fairground/client'
import { Field, MoneyInput } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { amountOfText } from '../../../lib/decimal.ts'

type Amounts = Record<string, string>

type AmountsDialogProps = {
  title: string
  currency: string
  /** By field, as they are now, and what each is called. */
  amounts: Amounts
  labelOf: (field: string) => string
  ask: { isPending: boolean; error: unknown }
  onAsk: (amounts: Amounts, reason: string) => void
  onClose: () => void
}

/** Other amounts than those in force, with a reason. */
export function AmountsDialog({ title, currency, amounts, labelOf, ask, onAsk, onClose }: AmountsDialogProps) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState(amounts)
  const fields = Object.keys(amounts)
  const read = fields.map((field) => [field, amountOfText(texts[field] ?? '')] as const)
  const confirm = (reason: string) => {
    if (read.some(([, amount]) => amount === undefined)) return
    onAsk(Object.fromEntries(read.map(([field, amount]) => [field, amount ?? ''])), reason)
  }
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      text={t('thresholds.askText')}
      hint={t('reason.staffRead')}
      tone="mint"
      confirmLabel={t('thresholds.ask')}
      isBusy={ask.isPending}
      refusal={ask.error ? refusalText(t, ask.error) : undefined}
      onConfirm={confirm}
    >
      {read.map(([field, amount]) => (
        <Field key={field} label={labelOf(field)} error={amount === undefined && t('vendors.limitWrong')}>
          <MoneyInput
            value={texts[field] ?? ''}
            onValueChange={(text) => setTexts((before) => ({ ...before, [field]: text }))}
            decimals={2}
            unit={currency}
          />
        </Field>
      ))}
    </ReasonDialog>
  )
}
