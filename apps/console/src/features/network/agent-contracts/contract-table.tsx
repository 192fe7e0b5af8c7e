import type { StaffContractRow } from '@fairground/contract'
import { type Column, Table, type TableProps } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { useMe } from '../../../lib/me.ts'
import { ContractState } from './contract-state.tsx'
import { useRates } from './use-rates.ts'

type ContractTableProps = Omit<TableProps<StaffContractRow>, 'columns' | 'label' | 'rowKey' | 'dense'> & {
  /** A panel stands beside it. */
  isNarrow: boolean
}

/** Between whom, what it gives, what it paid and what is owed. */
export function ContractTable({ isNarrow, ...table }: ContractTableProps) {
  const { t } = useTranslation()
  const columns = useColumns().filter(({ id }) => !isNarrow || (id !== 'owed' && id !== 'at'))
  return <Table {...table} dense label={t('nav.contracts')} columns={columns} rowKey={(row) => row.contractId} />
}

function useColumns(): Column<StaffContractRow>[] {
  const { t } = useTranslation()
  const rates = useRates()
  const { currency } = useMe()
  return [
    {
      id: 'sides',
      head: t('contracts.sides'),
      isRowHead: true,
      card: 'title',
      cell: (row) => (
        <span className="block">
          <bdi className="font-semibold">{row.upline}</bdi> → <bdi className="font-semibold">{row.downline}</bdi>
        </span>
      ),
    },
    { id: 'kind', head: t('contracts.kind'), card: 'meta', cell: (row) => t(`contracts.kinds.${row.kind}`) },
    { id: 'rate', head: t('contracts.rate'), align: 'end', cell: rates },
    {
      id: 'paid',
      head: t('contracts.paid'),
      align: 'end',
      card: 'end',
      cell: (row) => <Amount amount={row.paid} currency={currency} />,
    },
    {
      id: 'owed',
      head: t('contracts.owed'),
      align: 'end',
      cell: (row) => <Amount amount={row.owed} currency={currency} />,
    },
    {
      id: 'at',
      head: t('contracts.offered'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.createdAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <ContractState state={row.status} /> },
  ]
}
