import type { Wish, WishFact } from '@fairground/contract'
import { type KeyValue, KeyValues, StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { AskedReason, useAskedRows } from '../../components/asked-facts.tsx'
import { Moment } from '../../components/moment.tsx'

const looks: Record<Wish['state'], { tone: StatusTone; icon: string }> = {
  asked: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  withdrawn: { tone: 'neutral', icon: 'icon-[ph--arrow-u-up-left-bold]' },
}

export function WishState({ wish: { state, isAlone } }: { wish: Wish }) {
  const { t } = useTranslation()
  return <StatusChip {...looks[state]}>{t(isAlone ? 'wishes.state.alone' : `wishes.state.${state}`)}</StatusChip>
}

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
