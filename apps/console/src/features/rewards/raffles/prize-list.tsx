import { prizeCountMax, prizeCountMin, prizeNameMax } from '@fairground/contract/raffle-rule'
import { languageNames, languages } from '@fairground/i18n'
import { numberFormat } from '@fairground/money'
import { Button, Field, Icon, IconButton, Input, MoneyInput, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../../lib/currency.ts'
import { chanceOf, newPrize, type PrizeDraft } from './raffle-draft.ts'
import type { RaffleEditing } from './use-raffle-draft.ts'

interface PrizeListProps {
  editing: RaffleEditing
  /** Only stock may grow. */
  isPromised: boolean
}

/** The prizes, each with its odds and how many there are. */
export function PrizeList({ editing, isPromised }: PrizeListProps) {
  const { t } = useTranslation()
  const { draft, change, faultOf } = editing
  const { prizes } = draft
  const put = (place: number, part: Partial<PrizeDraft>) =>
    change({ prizes: prizes.map((prize, i) => (i === place ? { ...prize, ...part } : prize)) })
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold">{t('marketing:raffles.prizes')}</h3>
      {faultOf('prizes') && <Note tone="bad">{t('marketing:raffles.prizesFault')}</Note>}
      <ol className="grid gap-3">
        {prizes.map((prize, place) => (
          <li key={keyOf(place)} className="grid gap-3 rounded-md bg-surface-2 p-3.5">
            <PrizeHead
              place={place}
              chance={chanceOf(prizes, place)}
              canRemove={!isPromised && prizes.length > prizeCountMin}
              onRemove={() => change({ prizes: prizes.filter((_, i) => i !== place) })}
            />
            <PrizeFields
              prize={prize}
              isPromised={isPromised}
              faultOf={(field) => faultOf(`prizes.${place}.${field}`)}
              onChange={(part) => put(place, part)}
            />
          </li>
        ))}
      </ol>
      {!isPromised && prizes.length < prizeCountMax && (
        <Button
          variant="line"
          start={<Icon name="icon-[ph--plus-bold]" />}
          onClick={() => change({ prizes: [...prizes, newPrize] })}
        >
          {t('marketing:raffles.addPrize')}
        </Button>
      )}
    </section>
  )
}

/** A prize is its place: nothing of it is kept outside the draft. */
const keyOf = (place: number) => `prize-${place}`

interface PrizeHeadProps {
  place: number
  /** Percent. */
  chance: number
  canRemove: boolean
  onRemove: () => void
}

function PrizeHead({ place, chance, canRemove, onRemove }: PrizeHeadProps) {
  const { t, i18n } = useTranslation()
  const percent = numberFormat(i18n.language, { maximumFractionDigits: 2 }).format(chance)
  return (
    <div className="flex min-h-8 items-center gap-3">
      <b className="flex-1 text-sm">{t('marketing:raffles.prizeNumber', { n: place + 1 })}</b>
      <bdi className="text-sm font-semibold text-lamp-ink tabular-nums">{percent} %</bdi>
      {canRemove && (
        <IconButton
          size="sm"
          icon="icon-[ph--trash]"
          label={t('marketing:raffles.removePrize', { n: place + 1 })}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

interface PrizeFieldsProps {
  prize: PrizeDraft
  isPromised: boolean
  faultOf: (field: string) => string | undefined
  onChange: (part: Partial<PrizeDraft>) => void
}

function PrizeFields({ prize, isPromised, faultOf, onChange }: PrizeFieldsProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const count = (field: 'weight' | 'stock', isFixed: boolean) => (
    <Field label={t(`marketing:raffles.${field}`)} required error={faultOf(field)} className="flex-1 basis-28">
      <Input
        disabled={isFixed}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={prize[field]}
        onChange={({ target }) => onChange({ [field]: target.value.replace(/\D/g, '').slice(0, 7) })}
      />
    </Field>
  )
  return (
    <>
      {languages.map((language) => (
        <Field
          key={language}
          label={t('marketing:itemName', { language: languageNames[language] })}
          required
          error={faultOf(`names.${language}`)}
        >
          <Input
            lang={language}
            disabled={isPromised}
            maxLength={prizeNameMax}
            autoComplete="off"
            value={prize.names[language] ?? ''}
            onChange={({ target }) => onChange({ names: { ...prize.names, [language]: target.value } })}
          />
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <Field label={t('marketing:raffles.amount')} error={faultOf('amount')} className="flex-1 basis-36">
          <MoneyInput
            disabled={isPromised}
            value={prize.amount}
            unit={currency}
            onValueChange={(amount) => onChange({ amount })}
          />
        </Field>
        {count('weight', isPromised)}
        {prize.amount !== '' && count('stock', false)}
      </div>
    </>
  )
}
