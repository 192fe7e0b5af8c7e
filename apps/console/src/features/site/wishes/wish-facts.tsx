import type { Wish, WishFact } from '@fairground/contract'
import { type KeyValue, KeyValues, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { AskedReason, useAskedRows } from '../../../components/asked-facts.tsx'
import { Moment } from '../../../components/moment.tsx'
import { WishState } from '../../../components/wish-state.tsx'
import { percentText } from '../../../lib/percent-text.ts'
import { useFormats } from '../../../lib/use-formats.ts'

/** Everything to know before a decision. */
export function WishFacts({ wish }: { wish: Wish }) {
  const { t } = useTranslation()
  const askedRows = useAskedRows(wish, wish.wishId)
  const facts = wish.facts.map(
    (fact, place): KeyValue => ({
      id: `${fact.name}-${place}`,
      label: t(`wishes.facts.${fact.name}`),
      value: <FactValue fact={fact} />,
    }),
  )
  return (
    <>
      {wish.reason && <AskedReason reason={wish.reason} />}
      <KeyValues
        look="well"
        items={[
          { id: 'state', label: t('deposits.state'), value: <WishState wish={wish} /> },
          ...facts,
          ...(wish.amount && wish.currency
            ? [{ id: 'cost', label: t('wishes.cost'), value: <Amount amount={wish.amount} currency={wish.currency} /> }]
            : []),
          ...askedRows,
        ]}
      />
    </>
  )
}

function FactValue({ fact }: { fact: WishFact }) {
  const { t } = useTranslation()
  const wordsOf = useWordsOf()
  const { type, value, currency, from, about } = fact
  if (type === 'amount' && currency) return <Amount amount={value} currency={currency} />
  if (type === 'time') return <Moment at={value} look="exactMoment" />
  const whose = about?.map((one) => (one.type === 'key' ? t(one.value) : one.value)).join(' · ')
  const before = from === undefined ? '' : `${wordsOf(type, from)} → `
  return (
    <>
      {whose && <span className="block font-normal text-ink-2">{whose}</span>}
      <bdi>
        {before}
        {wordsOf(type, value)}
      </bdi>
    </>
  )
}

/** A value as its reader writes it. */
function useWordsOf(): (type: WishFact['type'], value: string) => string {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { count, dayOfYear } = useFormats()
  return (type, value) => {
    if (type === 'key') return t(value)
    if (type === 'day') return dayOfYear(value)
    if (type === 'count') return count(Number(value))
    return type === 'rate' ? t('wishes.rate', { rate: percentText(Number(value), locale) }) : value
  }
}
