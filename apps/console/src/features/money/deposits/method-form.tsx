import { instructionsLengthMax, nameLengthMax } from '@fairground/contract/deposit-method-rule'
import { languageNames, languages } from '@fairground/i18n'
import { currencies, getCurrency } from '@fairground/money'
import { Field, Input, MoneyInput, Seg, Select, Switch, Textarea } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MethodAccounts } from './method-accounts.tsx'
import type { MethodEditing } from './use-method-draft.ts'

const currencyCodes = Object.values(currencies)
  .filter(({ isPlay }) => !isPlay)
  .map(({ code }) => ({ value: code, label: code }))

interface MethodFormProps {
  editing: MethodEditing
  isNew: boolean
}

/** All that can be said about a way to deposit. */
export function MethodForm({ editing, isNew }: MethodFormProps) {
  const { t } = useTranslation()
  const { draft, change, kind } = editing
  return (
    <>
      <Switch
        side="start"
        checked={draft.isEnabled}
        onChange={({ target }) => change({ isEnabled: target.checked })}
        className="rounded-md bg-surface-2 px-3.5 py-3"
      >
        <span className="font-semibold">{t('methods.isEnabled')}</span>
        <span className="block text-sm text-ink-3">{t('methods.isEnabledText')}</span>
      </Switch>
      {isNew && (
        <Field label={t('methods.currency')}>
          <Select
            options={currencyCodes}
            value={currencyCodes.find(({ value }) => value === draft.currency)?.value}
            onValueChange={(currency) => change({ currency })}
          />
        </Field>
      )}
      <Words editing={editing} />
      <Amounts editing={editing} />
      {kind === 'manual' && <MethodAccounts editing={editing} />}
    </>
  )
}

function Words({ editing: { draft, change, faultOf } }: { editing: MethodEditing }) {
  const { t } = useTranslation()
  return languages.map((language) => (
    <div key={language} className="grid gap-3">
      <Field
        label={t('methods.name', { language: languageNames[language] })}
        required
        error={faultOf(`names.${language}`)}
      >
        <Input
          lang={language}
          value={draft.names[language] ?? ''}
          maxLength={nameLengthMax}
          autoComplete="off"
          onChange={({ target }) => change({ names: { ...draft.names, [language]: target.value } })}
        />
      </Field>
      <Field
        label={t('methods.instructions', { language: languageNames[language] })}
        required
        error={faultOf(`instructions.${language}`)}
      >
        <Textarea
          lang={language}
          value={draft.instructions[language] ?? ''}
          maxLength={instructionsLengthMax}
          onChange={({ target }) => change({ instructions: { ...draft.instructions, [language]: target.value } })}
        />
      </Field>
    </div>
  ))
}

function Amounts({ editing: { draft, change, faultOf } }: { editing: MethodEditing }) {
  const { t } = useTranslation()
  const amount = (field: 'min' | 'max' | 'feeFixed', label: string) => (
    <Field label={label} required={field !== 'feeFixed'} error={faultOf(field)} className="flex-1 basis-36">
      <MoneyInput
        value={draft[field]}
        decimals={getCurrency(draft.currency).bankExponent}
        unit={draft.currency}
        placeholder={field === 'feeFixed' ? '0' : undefined}
        onValueChange={(value) => change({ [field]: value })}
      />
    </Field>
  )
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {amount('min', t('methods.min'))}
        {amount('max', t('methods.max'))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Field label={t('methods.feeRate')} error={faultOf('feeRateBp')} className="flex-1 basis-36">
          <MoneyInput
            value={draft.feeRate}
            decimals={2}
            unit="%"
            placeholder="0"
            onValueChange={(feeRate) => change({ feeRate })}
          />
        </Field>
        {amount('feeFixed', t('methods.feeFixed'))}
      </div>
      <Field label={t('methods.feeBearer')} as="group" hint={t('methods.feeHint')}>
        <Seg
          block
          label={t('methods.feeBearer')}
          options={(['house', 'player'] as const).map((value) => ({
            value,
            label: t(`methods.feeBearer.${value}`),
          }))}
          value={draft.feeBearer}
          onValueChange={(feeBearer) => change({ feeBearer })}
        />
      </Field>
      <Field label={t('methods.life')} required error={faultOf('lifeMinutes')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={draft.lifeMinutes}
          end={t('methods.minutes')}
          onChange={({ target }) => change({ lifeMinutes: target.value.replace(/\D/g, '').slice(0, 5) })}
        />
      </Field>
    </>
  )
}
