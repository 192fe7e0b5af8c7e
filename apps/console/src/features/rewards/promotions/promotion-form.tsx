import { promotionGoals, promotionTypes } from '@fairground/contract'
import { Field, Input, MoneyInput, Select, Switch } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { CampaignTimes, CampaignWords } from '../../../components/campaign-words.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import type { PromotionEditing } from './use-promotion-draft.ts'

interface PromotionFormProps {
  editing: PromotionEditing
  /** Players were promised it: what they get, and for what, stays. */
  isPromised: boolean
}

/** All that can be said about a promotion. */
export function PromotionForm({ editing, isPromised }: PromotionFormProps) {
  const { t } = useTranslation()
  const { draft, change } = editing
  return (
    <>
      <Field label={t('marketing:type')} hint={t('marketing:typeHint')}>
        <Select
          disabled={isPromised}
          options={promotionTypes.map((value) => ({ value, label: t(`marketing:types.${value}`) }))}
          value={draft.promotionType}
          onValueChange={(promotionType) => change({ promotionType })}
        />
      </Field>
      <CampaignWords editing={editing} />
      <CampaignTimes editing={editing} />
      <Money editing={editing} isPromised={isPromised} />
      <Switch
        side="start"
        disabled={isPromised}
        checked={draft.needsProof}
        onChange={({ target }) => change({ needsProof: target.checked })}
        className="rounded-md bg-surface-2 px-3.5 py-3"
      >
        <span className="font-semibold">{t('marketing:needsProof')}</span>
        <span className="block text-sm text-ink-3">{t('marketing:needsProofText')}</span>
      </Switch>
      <div className="flex flex-wrap gap-3">
        <Digits editing={editing} field="tryCountMax" label={t('marketing:tries')} />
        <Digits editing={editing} field="claimDays" label={t('marketing:claimDays')} end={t('marketing:days')} />
      </div>
    </>
  )
}

function Money({ editing, isPromised }: PromotionFormProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const { draft, change, faultOf } = editing
  const amount = (field: 'reward' | 'budget' | 'goalAmount', isFixed: boolean) => (
    <Field label={t(`marketing:${field}`)} required error={faultOf(field)} className="flex-1 basis-36">
      <MoneyInput
        disabled={isFixed}
        value={draft[field]}
        unit={currency}
        onValueChange={(value) => change({ [field]: value })}
      />
    </Field>
  )
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {amount('reward', isPromised)}
        {amount('budget', false)}
      </div>
      <div className="flex flex-wrap gap-3">
        <Field label={t('marketing:goal')} className="flex-1 basis-36">
          <Select
            disabled={isPromised}
            options={promotionGoals.map((value) => ({ value, label: t(`marketing:goals.${value}`) }))}
            value={draft.goal}
            onValueChange={(goal) => change({ goal })}
          />
        </Field>
        {draft.goal !== 'none' && amount('goalAmount', isPromised)}
      </div>
    </>
  )
}

interface DigitsProps {
  editing: PromotionEditing
  field: 'tryCountMax' | 'claimDays'
  label: string
  end?: string
}

const Digits = ({ editing: { draft, change, faultOf }, field, label, end }: DigitsProps) => (
  <Field label={label} required error={faultOf(field)} className="flex-1 basis-36">
    <Input
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      value={draft[field]}
      end={end}
      onChange={({ target }) => change({ [field]: target.value.replace(/\D/g, '').slice(0, 2) })}
    />
  </Field>
)
