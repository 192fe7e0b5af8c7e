import type { StaffWithdrawal } from '@fairground/contract'
import { type Column, StatusChip, type StatusTone, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { useOwnerColumns } from '../../../components/owner-columns.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { RecordId } from '../../../components/record-id.tsx'
import { WaitTime } from '../../../components/wait-time.tsx'
import { lateSeconds } from './wait-goal.ts'
import { flagsOf } from './withdrawal-flags.ts'
import { WithdrawalState } from './withdrawal-state.tsx'

type WithdrawalTableProps = QueueTableProps<StaffWithdrawal> & {
  /** Everything in it still waits: the wait counts, not the day of the decision. */
  isOpen: boolean
}

/** The rows of the queue. */
export function WithdrawalTable({ isOpen, isNarrow, ...table }: WithdrawalTableProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 90rem)')
  const columns = useColumns(isOpen).filter(({ id }) => !['bank', 'risk'].includes(id) || isWide || !isNarrow)
  return <Table {...table} dense label={t('nav.withdrawals')} columns={columns} rowKey={(row) => row.withdrawalId} />
}

function useColumns(isOpen: boolean): Column<StaffWithdrawal>[] {
  const { t } = useTranslation()
  const owner = useOwnerColumns<StaffWithdrawal>(t('withdrawals.amount'))
  return [
    {
      id: 'id',
      head: t('withdrawals.id'),
      isRowHead: true,
      card: 'meta',
      cell: (row) => <RecordId id={row.withdrawalId} />,
    },
    ...owner,
    {
      id: 'bank',
      head: t('withdrawals.to'),
      cell: (row) => (
        <span className="whitespace-nowrap text-ink-2">
          {row.bankName} <bdi dir="ltr">{row.masked}</bdi>
        </span>
      ),
    },
    {
      id: 'wait',
      head: t(isOpen ? 'withdrawals.wait' : 'withdrawals.decided'),
      card: 'metaEnd',
      cell: (row) => <When row={row} />,
    },
    {
      id: 'risk',
      head: t('withdrawals.risk'),
      cell: (row) => <Risk row={row} />,
    },
    {
      id: 'flags',
      head: t(isOpen ? 'withdrawals.flags' : 'members.status'),
      card: 'foot',
      cell: (row) => <Flags row={row} />,
    },
  ]
}

function When({ row }: { row: StaffWithdrawal }) {
  if (row.status === 'submitted') return <WaitTime since={row.waitingSince} lateSeconds={lateSeconds} />
  return <Moment at={row.decidedAt ?? row.askedAt ?? row.createdAt} className="whitespace-nowrap text-ink-2" />
}

/** The scores of its owner, or that it is safe; only while it waits. */
function Risk({ row: { risk, status } }: { row: StaffWithdrawal }) {
  const { t } = useTranslation()
  if (status !== 'submitted' && status !== 'info_needed') return null
  const score = Math.max(risk.harm, risk.laundering ?? 0)
  const look = risk.isHeld
    ? { tone: 'bad' as const, text: t('withdrawals.riskHeld') }
    : risk.isSafe
      ? { tone: 'ok' as const, text: t('withdrawals.riskSafe') }
      : { tone: scoreTone(score), text: `${score}` }
  return (
    <StatusChip size="sm" tone={look.tone} className="in-[tr[aria-current]]:bg-surface-1">
      {look.text}
    </StatusChip>
  )
}

const scoreTone = (score: number): StatusTone => {
  if (score >= 60) return 'bad'
  return score >= 20 ? 'wait' : 'neutral'
}

function Flags({ row }: { row: StaffWithdrawal }) {
  const { t } = useTranslation()
  if (row.status !== 'submitted')
    return <WithdrawalState state={row.allowed.includes('pay') ? 'toPay' : row.status} size="sm" />
  const [first, ...others] = flagsOf(row)
  if (!first) return null
  return (
    <span className="flex items-center gap-1">
      <StatusChip tone={first.tone} size="sm" className="in-[tr[aria-current]]:bg-surface-1">
        {t(first.key, first.args)}
      </StatusChip>
      {others.length > 0 && (
        <StatusChip size="sm" className="in-[tr[aria-current]]:bg-surface-1">
          <span title={others.map(({ key, args }) => t(key, args)).join(' · ')}>+{others.length}</span>
          <span className="sr-only">{others.map(({ key, args }) => t(key, args)).join(', ')}</span>
        </StatusChip>
      )}
    </span>
  )
}
