import type { Wish, WishFact } from '@fairground/contract'
import { type KeyValue, KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { AskedReason, useAskedRows } from '../../components/asked-facts.tsx'
import { Moment } from '../../components/moment.tsx'
import { WishState } from '../../components/wish-state.tsx'

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

function FactValue({ fact: { type, value, currency } }: { fact: WishFact }) {
  const { t } = useTranslation()
  if (type === 'amount' && currency) return <Amount amount={value} currency={currency} />
  if (type === 'key') return t(value)
  if (type === 'time') return <Moment at={value} look="exactMoment" />
  return <bdi>{value}</bdi>
}
