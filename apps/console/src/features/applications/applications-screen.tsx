import { refusalText } from '@fairground/client'
import type { StaffApplication } from '@fairground/contract'
import { type Column, Empty, Icon, Table } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { FilterChips } from '../../components/filter-chips.tsx'
import { MemberName } from '../../components/member-name.tsx'
import { Moment } from '../../components/moment.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { QueueFooter } from '../../components/queue-footer.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../components/shortcuts.tsx'
import { SplitView } from '../../components/split-view.tsx'
import { StaleNote } from '../../components/stale-note.tsx'
import { useCurrency } from '../../lib/currency.ts'
import { listState } from '../../lib/list-state.ts'
import { may, useMe } from '../../lib/me.ts'
import { useQueueKeys } from '../../lib/use-queue-keys.ts'
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
  const { view = 'applying', query = '', page = 1, id } = search
  const found = useApplications(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const [ticked, setTicked] = useState(none)
  const chosen = rows.filter((row) => ticked.has(row.applicationId)).map((row) => row.applicationId)
  const open = (applicationId: string | undefined) => onSearch({ id: applicationId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.applicationId), openId: id, onOpen: open })
  const countOf = (value: string) => (value === view && !query && !found.isPlaceholderData ? data?.total : undefined)
  const go = (change: Partial<ApplicationSearch>) => {
    setTicked(none)
    onSearch(change)
  }
  return (
    <SplitView
      box={keys.page}
      panel={id && <ApplicationPanel key={id} applicationId={id} onClose={() => open(undefined)} />}
    >
      <PageHead title={t('nav.applications')}>
        <SearchBox
          label={t('marketing:search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => go({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      <FilterChips
        options={applicationViews.map((value) => ({
          value,
          label: t(`marketing:applicationView.${value}`),
          count: countOf(value),
        }))}
        value={view}
        onValueChange={(next) => go({ view: next === 'applying' ? undefined : next, page: undefined })}
        note={t(view === 'applying' ? 'filter.oldestFirst' : 'filter.newestFirst')}
      />
      {error && data && <StaleNote error={error} />}
      {chosen.length > 0 && <BulkBar ids={chosen} onDone={() => setTicked(none)} />}
      <Table
        dense
        label={t('nav.applications')}
        rows={rows}
        rowKey={(row) => row.applicationId}
        columns={useColumns(id !== undefined)}
        selection={canDecide && view === 'applying' ? { keys: ticked, onChange: setTicked } : undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.applicationId)}
        isFiltered={query !== ''}
        onClearFilters={() => go({ query: undefined, page: undefined })}
        empty={
          <Empty
            icon="icon-[ph--seal-check-duotone]"
            title={t('marketing:noApplications')}
            text={t('marketing:noApplicationsText')}
          />
        }
        footer={
          data && (
            <QueueFooter
              page={page}
              pageSize={pageSize}
              totalCount={data.total}
              onPageChange={(next) => go({ page: next })}
            />
          )
        }
      />
      <ShortcutsDialog {...keys.help} items={useQueueShortcuts(true)} />
    </SplitView>
  )
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
