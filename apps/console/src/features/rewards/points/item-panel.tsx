import { fieldRefusal } from '@fairground/client'
import { giftPictures, type PointItemTerms, type StaffPointItem } from '@fairground/contract'
import { languageNames, languages } from '@fairground/i18n'
import { Field, Input, MoneyInput, Select, Switch, useToast } from '@fairground/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CostForecast } from '../../../components/cost-forecast.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SaveFoot } from '../../../components/save-foot.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { art } from '../../../lib/art.ts'
import { useCurrency } from '../../../lib/currency.ts'
import { may, useMe } from '../../../lib/me.ts'
import { moneyOf } from '../../../lib/typed-money.ts'
import { useSaveItem } from './use-points.ts'

type ItemPanelProps = {
  /** Absent for a new one. */
  saved?: StaffPointItem | undefined
  onAdded?: (itemId: string) => void
  onClose: () => void
}

const fresh: PointItemTerms = {
  names: {},
  picture: 'envelope',
  kind: 'goods',
  requiredPoints: 0,
  requiredAmount: '0.00',
  creditAmount: '0.00',
  stock: 0,
  isShown: true,
}

const digitsOf = (amount: string): string => (amount === '0.00' ? '' : amount.replace(/\.00$/, ''))
const amountOf = (digits: string): string => moneyOf(digits || '0')

/** One reward of the mall: its name, what it costs, how many there are. */
export function ItemPanel({ saved, onAdded, onClose }: ItemPanelProps) {
  const { t, i18n } = useTranslation()
  const toast = useToast()
  const canChange = may(useMe(), 'marketing.manage')
  const [edited, setEdited] = useState<PointItemTerms>()
  const terms = edited ?? saved ?? fresh
  const save = useSaveItem(saved, ({ itemId }) => {
    setEdited(undefined)
    toast.show({ tone: 'ok', title: t('marketing:itemSaved') })
    onAdded?.(itemId)
  })
  const isWhole = languages.every((language) => terms.names[language]?.trim()) && terms.requiredPoints > 0
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (edited && isWhole && !save.isPending) save.mutate(edited)
  }
  return (
    <SidePanel
      label={t('marketing:itemPanel')}
      head={<h2 className="text-lg font-bold break-words">{saved?.names[i18n.language] ?? t('marketing:addItem')}</h2>}
      footer={
        canChange && (
          <SaveFoot
            isChanged={edited !== undefined}
            isWhole={isWhole}
            isBusy={save.isPending}
            onDiscard={() => setEdited(undefined)}
            onSave={submit}
          />
        )
      }
      onClose={onClose}
    >
      <RefusalNote error={save.error} />
      <form noValidate onSubmit={submit}>
        <fieldset disabled={!canChange} className="grid gap-4">
          <ItemForm terms={terms} error={save.error} onChange={(part) => setEdited({ ...terms, ...part })} />
        </fieldset>
        <button type="submit" hidden />
      </form>
      <CostForecast terms={{ ...terms, kind: 'pointItem', isCredit: terms.kind === 'credit' }} />
    </SidePanel>
  )
}

interface ItemFormProps {
  terms: PointItemTerms
  error: Error | null
  onChange: (part: Partial<PointItemTerms>) => void
}

function ItemForm({ terms, error, onChange }: ItemFormProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const count = (field: 'requiredPoints' | 'stock') => (
    <Field label={t(`marketing:${field}`)} required className="flex-1 basis-36">
      <Input
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={terms[field] || (field === 'stock' ? '0' : '')}
        onChange={({ target }) => onChange({ [field]: Number(target.value.replace(/\D/g, '').slice(0, 6)) })}
      />
    </Field>
  )
  const amount = (field: 'requiredAmount' | 'creditAmount') => (
    <Field label={t(`marketing:${field}`)} error={fieldRefusal(t, error, field)} className="flex-1 basis-36">
      <MoneyInput
        value={digitsOf(terms[field])}
        unit={currency}
        placeholder="0"
        onValueChange={(digits) => onChange({ [field]: amountOf(digits) })}
      />
    </Field>
  )
  const picture = art(`gift/${terms.picture}`)?.url
  return (
    <>
      {picture && (
        <img src={picture} alt="" width={480} height={360} className="aspect-4/3 w-full rounded-md object-cover" />
      )}
      <Field label={t('marketing:picture')}>
        <Select
          options={giftPictures.map((value) => ({ value, label: t(`marketing:pictures.${value}`) }))}
          value={terms.picture}
          onValueChange={(next) => onChange({ picture: next })}
        />
      </Field>
      {languages.map((language) => (
        <Field key={language} label={t('marketing:itemName', { language: languageNames[language] })} required>
          <Input
            lang={language}
            value={terms.names[language] ?? ''}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => onChange({ names: { ...terms.names, [language]: target.value } })}
          />
        </Field>
      ))}
      <Field label={t('marketing:kind')}>
        <Select
          options={(['goods', 'credit'] as const).map((value) => ({ value, label: t(`marketing:kinds.${value}`) }))}
          value={terms.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        {count('requiredPoints')}
        {count('stock')}
      </div>
      <div className="flex flex-wrap gap-3">
        {amount('requiredAmount')}
        {terms.kind === 'credit' && amount('creditAmount')}
      </div>
      <Switch
        side="start"
        checked={terms.isShown}
        onChange={({ target }) => onChange({ isShown: target.checked })}
        className="rounded-md bg-surface-2 px-3.5 py-3"
      >
        <span className="font-semibold">{t('marketing:isShown')}</span>
        <span className="block text-sm text-ink-3">{t('marketing:isShownText')}</span>
      </Switch>
    </>
  )
}
