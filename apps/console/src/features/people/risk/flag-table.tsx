import type { RiskAlert } from '@fairground/contract'
import { StatusChip, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { levelOf } from './flag-list.tsx'
import { useFlagText } from './use-risk.ts'

const tones = { high: 'bad', medium: 'wait', low: 'neutral' } as const

/** Signs of everybody, each with what it rests on. */
export function FlagTable({ isNarrow, ...table }: QueueTableProps<RiskAlert>) {
  const { t } = useTranslation()
  const textOf = useFlagText()
  return (
    <Table
      {...table}
      dense
      label={t('risk.tab.flags')}
      rowKey={(row) => row.flagId}
      columns={[
        {
          ...{ id: 'account', head: t('members.account'), isRowHead: true, card: 'title' as const },
          cell: (row) => <MemberName account={row.account} icon={row.icon} />,
        },
        {
          ...{ id: 'flag', head: t('risk.flag'), card: 'foot' as const },
          cell: (row) => (
            <span className="block">
              <b className="font-semibold">{t(`risk.rules.${row.rule}`)}</b>
              {!isNarrow && <span className="block text-xs text-ink-2">{textOf(row)}</span>}
            </span>
          ),
        },
        {
          ...{ id: 'points', head: t('risk.points'), card: 'end' as const },
          cell: (row) => (
            <StatusChip size="sm" tone={tones[levelOf(row)]} className="in-[tr[aria-current]]:bg-surface-1">
              +{row.points}
            </StatusChip>
          ),
        },
        {
          ...{ id: 'raised', head: t('risk.day'), card: 'metaEnd' as const },
          cell: (row) => (
            <span className={row.isLate ? 'whitespace-nowrap text-ruby-ink' : 'whitespace-nowrap text-ink-2'}>
              <Moment at={row.raisedAt} />
              {row.isLate && <span className="block text-xs">{t('risk.late')}</span>}
              {row.verdict && <span className="block text-xs">{t(`risk.verdict.${row.verdict}`)}</span>}
            </span>
          ),
        },
      ]}
    />
  )
}
