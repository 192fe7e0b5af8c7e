import type { ContractIncome } from '@fairground/contract'
import { type Column, Kpi, Money, StatusChip, type StatusTone } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

const figures = ['amount', 'paid', 'owed', 'base'] as const

/** Sums of the incomes in a span; undefined while they load. */
export function IncomeFigures({ sums }: { sums: Record<(typeof figures)[number], string> | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="fit-grid">
      {figures.map((figure) => (
        <Kpi
          key={figure}
          label={t(`contracts:sum.${figure}`)}
          value={sums && <Money amount={sums[figure]} currency="VND" decimals={0} />}
          isLoading={!sums}
        />
      ))}
    </div>
  )
}

const tones: Record<ContractIncome['status'], StatusTone> = {
  unmet: 'neutral',
  held: 'wait',
  due: 'wait',
  owed: 'bad',
  paid: 'ok',
  refused: 'bad',
}

/** The last columns of every list of incomes: at which rate, how far it is, and how much. */
export const incomeColumns = (
  t: TFunction,
  percent: (rate: number) => string,
  stateHead: string,
): Column<ContractIncome>[] => [
  {
    id: 'rate',
    align: 'end',
    head: t('contracts:field.rate'),
    cell: ({ rate }) => (rate === undefined ? '–' : percent(rate)),
  },
  {
    id: 'status',
    card: 'metaEnd',
    head: stateHead,
    cell: ({ status }) => (
      <StatusChip size="sm" tone={tones[status]}>
        {t(`contracts:income.${status}`)}
      </StatusChip>
    ),
  },
  {
    id: 'amount',
    align: 'end',
    card: 'end',
    head: t('contracts:record.amount'),
    cell: ({ amount }) => <Money amount={amount} currency="VND" decimals={2} />,
  },
]
