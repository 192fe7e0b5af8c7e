import type { StaffCheck } from '@fairground/contract'
import { type Column, Empty, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { QueueScreen, type QueueTableProps } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { CheckPanel } from './check-panel.tsx'
import { CheckState } from './check-state.tsx'
import { checkViews, type TabProps } from './identity-search.ts'
import { pageSize, useChecks } from './use-identity-checks.ts'

export function CheckQueue({ search, onSearch, tabs }: TabProps & { tabs: ReactNode }) {
  const { t } = useTranslation()
  const { query = '', id } = search
  const found = useChecks(search)
  const find = (text: string) => onSearch({ query: text || undefined, page: undefined })
  return (
    <QueueScreen
      title={t('nav.identity')}
      find={{ label: t('kyc.search'), text: query, onText: find }}
      found={found}
      idOf={(row) => row.checkId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={id && <CheckPanel key={id} checkId={id} onClose={() => onSearch({ id: undefined })} />}
      isFiltered={query !== ''}
      onClearFilters={() => find('')}
      empty={<Empty icon="icon-[ph--identification-card-duotone]" title={t('kyc.emptyChecks')} />}
      hasDecisions
      table={(props) => <CheckTable {...props} />}
    >
      {tabs}
      <QueueViews
        views={checkViews}
        labelOf={(value) => t(`kyc.view.${value}`)}
        search={search}
        onSearch={onSearch}
        found={found}
      />
    </QueueScreen>
  )
}

function CheckTable({ isNarrow, ...table }: QueueTableProps<StaffCheck>) {
  const { t } = useTranslation()
  const columns: Column<StaffCheck>[] = [
    {
      id: 'account',
      head: t('members.account'),
      isRowHead: true,
      card: 'title',
      className: 'md:max-w-44',
      cell: (row) => <MemberName account={row.account} icon={row.icon} />,
    },
    { id: 'level', head: t('kyc.level'), card: 'meta', cell: (row) => t(`kyc.level.${row.level}`) },
    {
      id: 'paper',
      head: t('kyc.paper'),
      cell: (row) => (row.document ? t(`kyc.document.${row.document}`) : t('kyc.provider')),
    },
    {
      id: 'at',
      head: t('deposits.sent'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.askedAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <CheckState state={row.state} /> },
  ]
  const shown = isNarrow ? columns.filter(({ id }) => id !== 'paper') : columns
  return <Table {...table} dense label={t('nav.identity')} columns={shown} rowKey={(row) => row.checkId} />
}
