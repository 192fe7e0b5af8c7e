import type { StaffApplication } from '@fairground/contract'
import { type Column, Empty, Icon, Table } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { QueueScreen, type QueueTableProps } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { may, useMe } from '../../../lib/me.ts'
import { ApplicationPanel } from './application-panel.tsx'
import { type ApplicationSearch, applicationViews } from './application-search.ts'
import { ApplicationState } from './application-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { pageSize, useApplications } from './use-applications.ts'

type ApplicationsScreenProps = { search: ApplicationSearch; onSearch: (change: Partial<ApplicationSearch>) => void }

const none: ReadonlySet<string> = new Set()

/** What members ask rewards with: one by one, or several at once. */
export function ApplicationsScreen({ search, onSearch }: ApplicationsScreenProps) {
  const { t } = useTranslation()
  const canDecide = may(useMe(), 'marketing.decide')
  const { view = 'applying', query = '', id } = search
  const found = useApplications(search)
  const [ticked, setTicked] = useState(none)
  const chosen = (found.data?.list ?? []).map((row) => row.applicationId).filter((key) => ticked.has(key))
  const go = (change: Partial<ApplicationSearch>) => {
    if (!('id' in change)) setTicked(none)
    onSearch(change)
  }
  const find = (text: string) => go({ query: text || undefined, page: undefined })
  return (
    <QueueScreen
      title={t('nav.applications')}
      find={{ label: t('marketing:search'), text: query, onText: find }}
      found={found}
      idOf={(row) => row.applicationId}
      search={search}
      onSearch={go}
      pageSize={pageSize}
      panel={id && <ApplicationPanel key={id} applicationId={id} onClose={() => go({ id: undefined })} />}
      isFiltered={query !== ''}
      onClearFilters={() => find('')}
      empty={
        <Empty
          icon="icon-[ph--seal-check-duotone]"
          title={t('marketing:noApplications')}
          text={t('marketing:noApplicationsText')}
        />
      }
      hasDecisions
      table={(props) => (
        <ApplicationTable
          {...props}
          selection={canDecide && view === 'applying' ? { keys: ticked, onChange: setTicked } : undefined}
        />
      )}
    >
      <QueueViews
        views={applicationViews}
        labelOf={(value) => t(`marketing:applicationView.${value}`)}
        search={search}
        onSearch={go}
        found={found}
      />
      {chosen.length > 0 && <BulkBar ids={chosen} onDone={() => setTicked(none)} />}
    </QueueScreen>
  )
}

function ApplicationTable({ isNarrow, ...table }: QueueTableProps<StaffApplication>) {
  const { t } = useTranslation()
  const columns = useColumns(isNarrow)
  return <Table {...table} dense label={t('nav.applications')} columns={columns} rowKey={(row) => row.applicationId} />
}

function useColumns(isNarrow: boolean): Column<StaffApplication>[] {
  const { t } = useTranslation()
  const currency = useCurrency()
  const columns: Column<StaffApplication>[] = [
    {
      id: 'account',
      head: t('members.account'),
      isRowHead: true,
      card: 'title',
      className: 'md:max-w-44',
      cell: (row) => <MemberName account={row.account} icon={row.icon} />,
    },
    {
      id: 'title',
      head: t('marketing:name'),
      card: 'meta',
      cell: (row) => <span className="block max-w-80 truncate">{row.title}</span>,
    },
    {
      id: 'proofs',
      head: t('marketing:proofs'),
      align: 'end',
      cell: (row) => (
        <span className="inline-flex items-center gap-1">
          <Icon name="icon-[ph--image]" className="text-ink-3" />
          {row.proofs.length}
        </span>
      ),
    },
    {
      id: 'reward',
      align: 'end',
      card: 'end',
      head: t('marketing:reward'),
      cell: (row) => <Amount amount={row.reward} currency={currency} />,
    },
    {
      id: 'at',
      head: t('deposits.sent'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.sentAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <ApplicationState state={row.state} /> },
  ]
  return isNarrow ? columns.filter(({ id }) => id !== 'proofs' && id !== 'title') : columns
}
