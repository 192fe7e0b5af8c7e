import type { Rain } from '@fairground/contract'
import { rainQuantityMax } from '@fairground/contract'
import { Dialog, Field, Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { AmountBox } from '../../../components/amount-box.tsx'
import { AskForm } from '../../../components/ask-form.tsx'
import { useAskForm } from '../../../lib/use-ask-form.ts'
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
  const ask = useAsk(onDone)
  const { draft, isTried, change, send } = useAskForm(emptyDraft, wishOf, ask)
  return (
    <AskForm
      reason={draft.reason}
      onReason={(reason) => change({ reason })}
      isTried={isTried}
      error={ask.error}
      isPending={ask.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <AmountFields draft={draft} onChange={change} isTried={isTried} />
    </AskForm>
  )
}

type FieldsProps = { draft: RainDraft; onChange: (part: Partial<RainDraft>) => void; isTried: boolean }

/** How many, at which stake, and what each wins at most. */
function AmountFields({ draft, onChange, isTried }: FieldsProps) {
  const { t } = useTranslation()
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
      <AmountBox
        label={t('rains.stake')}
        hint={t('rains.stakeHint')}
        value={draft.stake}
        onChange={(stake) => onChange({ stake })}
        isTried={isTried}
      />
      <AmountBox
        label={t('rains.winMax')}
        hint={t('rains.winMaxHint')}
        value={draft.winMax}
        onChange={(winMax) => onChange({ winMax })}
        isTried={isTried}
      />
    </>
  )
}
