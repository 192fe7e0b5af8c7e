import { refusalText } from '@fairground/client'
import { contractKinds } from '@fairground/contract'
import { Empty, Select, Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { QueueFooter } from '../../../components/queue-footer.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../../components/shortcuts.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useQueueKeys } from '../../../lib/use-queue-keys.ts'
import { Ceilings } from './ceilings.tsx'
import { ContractPanel } from './contract-panel.tsx'
import { type ContractSearch, contractTabs, contractViews } from './contract-search.ts'
import { ContractTable } from './contract-table.tsx'
import { GroupRules } from './group-rules.tsx'
import { IncomeList } from './income-list.tsx'
import { RunList } from './run-list.tsx'
import { pageSize, useContracts } from './use-contracts.ts'

type ContractsScreenProps = { search: ContractSearch; onSearch: (change: Partial<ContractSearch>) => void }

/** What agents agreed with their downlines, what it gave, and the jobs that settle it. */
export function ContractsScreen({ search, onSearch }: ContractsScreenProps) {
  const { t } = useTranslation()
  const { tab = 'contracts', view = 'all', kind, query = '', page = 1, id } = search
  const found = useContracts(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (contractId: string | undefined) => onSearch({ id: contractId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.contractId), openId: id, onOpen: open })
  return (
    <SplitView box={keys.page} panel={id && <ContractPanel key={id} contractId={id} onClose={() => open(undefined)} />}>
      <PageHead title={t('nav.contracts')}>
        {(tab === 'contracts' || tab === 'incomes') && (
          <SearchBox
            label={t('contracts.search')}
            value={query}
            box={keys.searchBox}
            onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
          />
        )}
        <div className="w-44">
          <Select
            size="sm"
            label={t('contracts.kind')}
            value={kind ?? 'all'}
            onValueChange={(next) => onSearch({ kind: next === 'all' ? undefined : next, page: undefined })}
            options={(['all', ...contractKinds] as const).map((value) => ({
              value,
              label: t(`contracts.kinds.${value}`),
            }))}
          />
        </div>
      </PageHead>
      <Tabs
        className="mb-4"
        label={t('nav.contracts')}
        value={tab}
        onValueChange={(next) =>
          onSearch({ tab: next === 'contracts' ? undefined : next, page: undefined, id: undefined })
        }
        tabs={contractTabs.map((value) => ({ value, label: t(`contracts.tab.${value}`) }))}
      />
      {tab === 'incomes' && <IncomeList search={search} onSearch={onSearch} />}
      {tab === 'ceilings' && <Ceilings />}
      {tab === 'groups' && <GroupRules />}
      {tab === 'jobs' && <RunList search={search} onSearch={onSearch} />}
      {tab === 'contracts' && (
        <>
          <FilterChips
            options={contractViews.map((value) => ({ value, label: t(`contracts.view.${value}`) }))}
            value={view}
            onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
            note={t('filter.newestFirst')}
          />
          {error && data && <StaleNote error={error} />}
          <ContractTable
            rows={rows}
            isNarrow={id !== undefined}
            state={listState(found)}
            errorText={error && refusalText(t, error)}
            onRetry={() => void found.refetch()}
            activeKey={keys.activeId}
            onRowClick={(row) => open(row.contractId)}
            isFiltered={query !== ''}
            onClearFilters={() => onSearch({ query: undefined, page: undefined })}
            empty={
              <Empty icon="icon-[ph--handshake-duotone]" title={t('contracts.none')} text={t('contracts.noneText')} />
            }
            footer={
              data && (
                <QueueFooter
                  page={page}
                  pageSize={pageSize}
                  totalCount={data.total}
                  onPageChange={(next) => onSearch({ page: next })}
                />
              )
            }
          />
        </>
      )}
      <ShortcutsDialog {...keys.help} items={useQueueShortcuts(false)} />
    </SplitView>
  )
}
