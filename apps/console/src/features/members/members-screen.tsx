import { refusalText } from '@fairground/client'
import { Empty, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/filter-chips.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { QueueFooter } from '../../components/queue-footer.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../components/shortcuts.tsx'
import { SplitView } from '../../components/split-view.tsx'
import { StaleNote } from '../../components/stale-note.tsx'
import { listState } from '../../lib/list-state.ts'
import { useQueueKeys } from '../../lib/use-queue-keys.ts'
import { MemberPanel } from './member-panel.tsx'
import { type MemberSearch, memberTypes, memberViews } from './member-search.ts'
import { MemberTable } from './member-table.tsx'
import { MemberTools } from './member-tools.tsx'
import { pageSize, useMembers } from './use-members.ts'

type MembersScreenProps = {
  search: MemberSearch
  onSearch: (change: Partial<MemberSearch>) => void
}

/** Who plays here, what they hold, and whether they may. */
export function MembersScreen({ search, onSearch }: MembersScreenProps) {
  const { t } = useTranslation()
  const { view = 'all', query = '', type, upline = '', page = 1, id } = search
  const found = useMembers(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (memberId: string | undefined) => onSearch({ id: memberId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.memberId), openId: id, onOpen: open })
  return (
    <SplitView box={keys.page} panel={id && <MemberPanel key={id} memberId={id} onClose={() => open(undefined)} />}>
      <PageHead title={t('nav.members')}>
        <SearchBox
          label={t('members.search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
        <MemberTools onOpen={open} />
      </PageHead>
      <FilterChips
        options={memberViews.map((value) => ({ value, label: t(`members.view.${value}`) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
        note={t('filter.newestFirst')}
      />
      <div className="mb-2.5 grid gap-2 sm:flex">
        <Select
          size="sm"
          label={t('members.type')}
          className="sm:w-56"
          options={[
            { value: 'any', label: t('members.anyType') },
            ...memberTypes.map((value) => ({ value: `${value}`, label: t(`memberType.${value}`) })),
          ]}
          value={type === undefined ? 'any' : `${type}`}
          onValueChange={(next) => onSearch({ type: next === 'any' ? undefined : Number(next), page: undefined })}
        />
        <SearchBox
          label={t('members.upline')}
          value={upline}
          onSearch={(text) => onSearch({ upline: text || undefined, page: undefined })}
        />
      </div>
      {error && data && <StaleNote error={error} />}
      <MemberTable
        rows={rows}
        isNarrow={id !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.memberId)}
        isFiltered={query !== '' || view !== 'all' || type !== undefined || upline !== ''}
        onClearFilters={() =>
          onSearch({ query: undefined, view: undefined, type: undefined, upline: undefined, page: undefined })
        }
        empty={<Empty icon="icon-[ph--users-three-duotone]" title={t('members.empty')} text={t('members.emptyText')} />}
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
      <ShortcutsDialog {...keys.help} items={useQueueShortcuts(false)} />
    </SplitView>
  )
}
