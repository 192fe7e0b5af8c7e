import type { LedgerTransfer } from '@fairground/contract'
import { type Column, Icon, StatusChip, Table, type TableProps, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { SideName } from './side-name.tsx'
import { useKindText } from './use-kind-text.ts'

type TransferTableProps = Omit<TableProps<LedgerTransfer>, 'columns' | 'label' | 'rowKey' | 'dense'> & {
  /** Whose list this is: amounts get a sign and the balance after each. */
  accountId: string | undefined
  /** A panel stands beside it. */
  isNarrow: boolean
}

/** From where, to where, how much, and what for. */
export function TransferTable({ accountId, isNarrow, ...table }: TransferTableProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 90rem)')
  const columns = useColumns(accountId).filter(({ id }) => id !== 'reference' || (isWide && !isNarrow))
  return <Table {...table} dense label={t('ledger.transfers')} columns={columns} rowKey={(row) => row.transferId} />
}

function useColumns(accountId: string | undefined): Column<LedgerTransfer>[] {
  const { t } = useTranslation()
  const kindText = useKindText()
  const isKept = accountId !== undefined
  const sides = { className: 'md:max-w-52' } as const
  const debit: Column<LedgerTransfer> = {
    ...sides,
    id: 'debit',
    head: t('ledger.debit'),
    cell: (row) => <SideName side={row.debit} />,
  }
  const credit: Column<LedgerTransfer> = {
    ...sides,
    id: 'credit',
    head: t('ledger.credit'),
    cell: (row) => <SideName side={row.credit} />,
  }
  return [
    {
      id: 'id',
      head: t('ledger.id'),
      isRowHead: true,
      card: 'metaEnd',
      cell: (row) => <bdi className="font-semibold">{row.transferId}</bdi>,
    },
    {
      id: 'at',
      head: t('audit.at'),
      card: 'meta',
      cell: (row) => <Moment at={row.createdAt} look="entry" className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'kind',
      head: t('ledger.kind'),
      card: 'title',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-1.5 whitespace-nowrap">
          {kindText(row.kind)}
          {row.refusal && (
            <StatusChip size="sm" tone="bad" icon="icon-[ph--x-circle-fill]">
              {t('ledger.refused')}
            </StatusChip>
          )}
        </span>
      ),
    },
    ...(isKept ? [] : [debit, credit]),
    {
      id: 'other',
      head: t('ledger.other'),
      card: 'foot',
      className: isKept ? 'md:max-w-52' : 'md:hidden',
      cell: (row) =>
        isKept ? <SideName side={row.debit.accountId === accountId ? row.credit : row.debit} /> : <FromTo row={row} />,
    },
    {
      id: 'amount',
      head: t('withdrawals.amount'),
      align: 'end',
      card: 'end',
      cell: (row) => (
        <Amount
          amount={row.debit.accountId === accountId ? `-${row.amount}` : row.amount}
          currency={row.currency}
          signed={isKept}
          className={row.refusal ? 'text-ink-3 line-through' : 'font-bold'}
        />
      ),
    },
    ...(isKept
      ? [
          {
            id: 'after',
            head: t('ledger.after'),
            align: 'end' as const,
            cell: (row: LedgerTransfer) =>
              row.balanceAfter ? (
                <Amount amount={row.balanceAfter} currency={row.currency} className="text-ink-2" />
              ) : (
                '–'
              ),
          },
        ]
      : []),
    {
      id: 'reference',
      head: t('ledger.reference'),
      cell: (row) => (
        <bdi dir="ltr" className="block max-w-44 truncate text-xs text-ink-3" title={row.reference}>
          {row.reference ?? '–'}
        </bdi>
      ),
    },
  ]
}

/** Both sides in one line, where there is no room for columns. */
function FromTo({ row }: { row: LedgerTransfer }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
      <SideName side={row.debit} />
      <Icon name="icon-[ph--arrow-right-bold]" className="shrink-0 text-2xs text-ink-3 rtl:-scale-x-100" />
      <SideName side={row.credit} />
    </span>
  )
}
