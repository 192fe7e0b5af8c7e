import type { RiskCase } from '@fairground/contract'
import { StatusChip, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'

/** The tasks. */
export function CaseTable({ isNarrow, ...table }: QueueTableProps<RiskCase>) {
  const { t } = useTranslation()
  return (
    <Table
      {...table}
      dense
      label={t('risk.tab.cases')}
      rowKey={(row) => row.caseId}
      columns={[
        {
          ...{ id: 'number', head: t('risk.number'), isRowHead: true, card: 'meta' as const },
          cell: (row) => <bdi dir="ltr">V-{row.number}</bdi>,
        },
        {
          ...{ id: 'account', head: t('members.account'), card: 'title' as const },
          cell: (row) => <MemberName account={row.account} icon={row.icon} />,
        },
        { id: 'task', head: t('risk.task'), card: 'foot' as const, cell: (row) => <TaskChip one={row} /> },
        {
          ...{ id: 'assigned', head: t('risk.assigned') },
          cell: (row) => <bdi className="text-ink-2">{row.assignedTo ?? t('risk.nobody')}</bdi>,
        },
        ...(isNarrow
          ? []
          : [
              {
                ...{ id: 'opened', head: t('risk.openedAt') },
                cell: (row: RiskCase) => <Moment at={row.openedAt} className="whitespace-nowrap text-ink-2" />,
              },
            ]),
        {
          ...{ id: 'due', head: t('risk.due'), card: 'metaEnd' as const },
          cell: (row) => <Due one={row} />,
        },
      ]}
    />
  )
}

/** What a case is about. */
export function TaskChip({ one: { kind, task } }: { one: Pick<RiskCase, 'kind' | 'task'> }) {
  const { t } = useTranslation()
  return (
    <StatusChip size="sm" tone={kind === 'laundering' ? 'wait' : 'bad'} className="in-[tr[aria-current]]:bg-surface-1">
      {t(`risk.task.${task}`)}
    </StatusChip>
  )
}

function Due({ one: { state, outcome, dueAt, isLate } }: { one: RiskCase }) {
  const { t } = useTranslation()
  if (state === 'closed') return <span className="text-ink-2">{outcome && t(`risk.outcome.${outcome}`)}</span>
  return (
    <span className={isLate ? 'font-semibold whitespace-nowrap text-ruby-ink' : 'whitespace-nowrap text-ink-2'}>
      <Moment at={dueAt} />
      {isLate && <span className="block text-xs">{t('risk.late')}</span>}
    </span>
  )
}
