import type { StatementLine, StatementOutcome } from '@fairground/contract'
import { type Column, Empty, StatusChip, type StatusTone, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { MemberName } from '../../../components/member-name.tsx'

const tones: Record<StatementOutcome, StatusTone> = {
  matched: 'lamp',
  approved: 'ok',
  secondPerson: 'wait',
  amountDiffers: 'bad',
  notWaiting: 'neutral',
  noCode: 'neutral',
  ambiguous: 'wait',
  contradicts: 'bad',
}

type StatementTableProps = {
  lines: readonly StatementLine[]
  onOpen: (depositId: string) => void
}

/** The lines of a statement, and the deposit that each pays. */
export function StatementTable({ lines, onOpen }: StatementTableProps) {
  const { t } = useTranslation()
  return (
    <Table
      dense
      label={t('statement.title')}
      rows={lines}
      rowKey={(row) => `${row.bankTransactionId} ${row.amount} ${row.description}`}
      onRowClick={({ deposit }) => deposit && onOpen(deposit.depositId)}
      empty={<Empty icon="icon-[ph--bank-duotone]" title={t('statement.empty')} />}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<StatementLine>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'id',
      head: t('statement.id'),
      isRowHead: true,
      card: 'meta',
      cell: (row) => (
        <bdi dir="ltr" className="break-all">
          {row.bankTransactionId}
        </bdi>
      ),
    },
    {
      id: 'amount',
      head: t('statement.amount'),
      align: 'end',
      card: 'end',
      cell: (row) => <Amount amount={row.amount} className="font-bold" />,
    },
    {
      id: 'text',
      head: t('statement.description'),
      card: 'foot',
      className: 'md:max-w-72',
      cell: (row) => <span className="break-words text-ink-2">{row.description || '–'}</span>,
    },
    {
      id: 'deposit',
      head: t('statement.deposit'),
      card: 'title',
      cell: ({ deposit, outcome }) =>
        deposit ? (
          <span className="grid gap-0.5">
            <MemberName account={deposit.account} icon={deposit.icon} />
            {outcome === 'amountDiffers' && <Amount amount={deposit.amount} className="text-xs text-money-down" />}
          </span>
        ) : (
          <span className="text-ink-3">–</span>
        ),
    },
    {
      id: 'outcome',
      head: t('statement.outcome'),
      card: 'metaEnd',
      cell: (row) => <StatusChip tone={tones[row.outcome]}>{t(`statement.outcome.${row.outcome}`)}</StatusChip>,
    },
  ]
}
