import { refusalText } from '@fairground/client'
import type { Rain } from '@fairground/contract'
import { rainQuantityMax } from '@fairground/contract'
import { Button, Dialog, Field, Input, MoneyInput, Note, Textarea } from '@fairground/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../../lib/currency.ts'
import { isReason, reasonLengthMax, reasonLengthMin } from '../../../lib/reason.ts'
import { emptyDraft, quantityOf, type RainDraft, wishOf } from './rain-draft.ts'
import { useAsk } from './use-rains.ts'

type AskRainDialogProps = { open: boolean; onClose: () => void; onDone: (rain: Rain) => void }

/** Asks for a rain; another person has to say yes before it falls. */
export function AskRainDialog({ open, ...form }: AskRainDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && form.onClose()}
      title={t('rains.ask')}
      description={t('rains.askText')}
      phone="center"
      awning="mint"
    >
      <AskRainForm {...form} />
    </Dialog>
  )
}

function AskRainForm({ onClose, onDone }: Omit<AskRainDialogProps, 'open'>) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(emptyDraft)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [isTried, setIsTried] = useState(false)
  const ask = useAsk(onDone)
  const wish = wishOf(draft)
  /** What is asked for anew is another request. */
  const change = (part: Partial<RainDraft>) => {
    setDraft((old) => ({ ...old, ...part }))
    setRequestId(crypto.randomUUID())
    ask.reset()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (wish) ask.mutate({ ...wish, requestId })
  }
  const isReasonShort = isTried && !isReason(draft.reason)
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <AmountFields draft={draft} onChange={change} isTried={isTried} />
      <Field
        label={t('reason.label')}
        required
        hint={t('adjust.reasonHint')}
        error={isReasonShort && t('errors:validation.tooShort', { min: reasonLengthMin })}
      >
        <Textarea
          value={draft.reason}
          maxLength={reasonLengthMax}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
      {ask.error && (
        <Note tone="bad" isLive>
          {refusalText(t, ask.error)}
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

type FieldsProps = { draft: RainDraft; onChange: (part: Partial<RainDraft>) => void; isTried: boolean }

/** How many, at which stake, and what each wins at most. */
function AmountFields({ draft, onChange, isTried }: FieldsProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const isWrong = isTried && quantityOf(draft.quantity) === undefined
  return (
    <>
      <Field
        label={t('rains.quantity')}
        required
        error={isWrong && t('errors:validation.wholeBetween', { min: 1, max: rainQuantityMax })}
      >
        <Input
          inputMode="numeric"
          maxLength={3}
          value={draft.quantity}
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
      </Field>
      <Field
        label={t('rains.stake')}
        required
        hint={t('rains.stakeHint')}
        error={isTried && !draft.stake && t('adjust.amountMissing')}
      >
        <MoneyInput value={draft.stake} onValueChange={(stake) => onChange({ stake })} decimals={2} unit={currency} />
      </Field>
      <Field
        label={t('rains.winMax')}
        required
        hint={t('rains.winMaxHint')}
        error={isTried && !draft.winMax && t('adjust.amountMissing')}
      >
        <MoneyInput
          value={draft.winMax}
          onValueChange={(winMax) => onChange({ winMax })}
          decimals={2}
          unit={currency}
        />
      </Field>
    </>
  )
}
