import type { RebateRow } from '@fairground/contract'
import { Button, type Column, Money, Table } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { RateText } from './rate-text.tsx'
import { isAboveZero } from './sum-of.ts'

interface RebateTableProps {
  rows: readonly RebateRow[] | undefined
  onClaim: (row: RebateRow) => void
}

/** Every category with its rate: what was staked since the last rebate, and what it pays. */
export function RebateTable({ rows, onClaim }: RebateTableProps) {
  const { t } = useTranslation()
  return (
    <Table
      label={t('rebate.table')}
      rows={rows ?? []}
      rowKey={({ gameType }) => gameType}
      state={rows ? 'ready' : 'loading'}
      empty={null}
      columns={columnsOf(t, onClaim)}
    />
  )
}

const columnsOf = (t: TFunction, onClaim: RebateTableProps['onClaim']): Column<RebateRow>[] => [
  {
    id: 'type',
    isRowHead: true,
    card: 'title',
    head: t('bet.gameType'),
    cell: ({ gameType }) => t(`bet.types.${gameType}`),
  },
  { id: 'rate', align: 'end', card: 'metaEnd', head: t('rebate.rate'), cell: ({ rate }) => <RateText rate={rate} /> },
  {
    id: 'valid',
    align: 'end',
    card: 'meta',
    head: t('rebate.validBet'),
    className: 'max-md:text-start',
    isNamed: true,
    cell: ({ validBet }) => <Money amount={validBet} currency="VND" decimals={2} />,
  },
  {
    id: 'amount',
    align: 'end',
    card: 'end',
    head: t('rebate.amount'),
    cell: ({ amount }) => (
      <Money amount={amount} currency="VND" decimals={2} className={isAboveZero(amount) ? 'font-bold' : ''} />
    ),
  },
  {
    id: 'claim',
    align: 'end',
    card: 'foot',
    head: t('rebate.claim'),
    isHeadHidden: true,
    className: 'max-md:empty:hidden',
    cell: (row) =>
      isAboveZero(row.amount) ? (
        <Button
          variant="line"
          size="sm"
          className="max-md:w-full"
          aria-label={t('rebate.claimOf', { type: t(`bet.types.${row.gameType}`) })}
          onClick={() => onClaim(row)}
        >
          {t('rebate.claim')}
        </Button>
      ) : null,
  },
]
