import type { CorrectionPlan } from '@fairground/contract'
import { type Column, KeyValues, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { RouterLink } from '../../../components/router-link.tsx'

type Item = CorrectionPlan['items'][number]

/** What a correction gives and takes: the sums of each currency, then bet by bet. */
export function CorrectionSums({ plan: { sums, items } }: { plan: CorrectionPlan }) {
  const { t } = useTranslation()
  return (
    <>
      {sums.map(({ currency, up, upBets, down, downBets, left, leftBets }) => (
        <KeyValues
          key={currency}
          look="well"
          items={[
            {
              id: 'up',
              label: t('lobby:correct.up', { count: upBets }),
              value: <Amount amount={up} currency={currency} />,
            },
            {
              id: 'down',
              label: t('lobby:correct.down', { count: downBets }),
              value: <Amount amount={down} currency={currency} />,
            },
            {
              id: 'left',
              label: t('lobby:correct.left', { count: leftBets }),
              value: <Amount amount={left} currency={currency} />,
            },
          ]}
        />
      ))}
      <Table
        dense
        label={t('lobby:correct.items')}
        rows={items}
        rowKey={({ roundId }) => roundId}
        columns={useColumns()}
        empty={<p className="p-3 text-sm text-ink-3">{t('lobby:correct.noItems')}</p>}
      />
    </>
  )
}

function useColumns(): Column<Item>[] {
  const { t } = useTranslation()
  return [
    {
      ...{ id: 'who', head: t('lobby:round.member'), isRowHead: true, card: 'title' },
      cell: ({ account, roundId }) => (
        <RouterLink
          href={`/games?tab=rounds&id=${encodeURIComponent(roundId)}`}
          className="inline-flex min-h-6 items-center font-semibold text-lamp-ink hover:underline"
        >
          <bdi>{account ?? roundId}</bdi>
        </RouterLink>
      ),
    },
    {
      ...{ id: 'paid', head: t('lobby:correct.paidThen'), align: 'end', card: 'meta' },
      cell: ({ paid, payout, currency }) => (
        <>
          <Amount amount={paid} currency={currency} /> → <Amount amount={payout} currency={currency} />
        </>
      ),
    },
    {
      ...{ id: 'change', head: t('lobby:correct.change'), align: 'end', card: 'end' },
      cell: ({ change, left, currency }) =>
        left === '0.00' ? (
          <Amount amount={change} currency={currency} />
        ) : (
          <span className="text-ink-3">
            {t('lobby:correct.stays')} <Amount amount={left} currency={currency} />
          </span>
        ),
    },
  ]
}
