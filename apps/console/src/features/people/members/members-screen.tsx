import { Empty, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
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
  const { view = 'all', query = '', type, upline = '', id } = search
  const found = useMembers(search)
  return (
    <QueueScreen
      title={t('nav.members')}
      find={{
        label: t('members.search'),
        text: query,
        onText: (text) => onSearch({ query: text || undefined, page: undefined }),
      }}
      endTools={<MemberTools onOpen={(memberId) => onSearch({ id: memberId })} />}
      found={found}
      idOf={(row) => row.memberId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={id && <MemberPanel key={id} memberId={id} onClose={() => onSearch({ id: undefined })} />}
      isFiltered={query !== '' || view !== 'all' || type !== undefined || upline !== ''}
      onClearFilters={() =>
        onSearch({ query: undefined, view: undefined, type: undefined, upline: undefined, page: undefined })
      }
      empty={<Empty icon="icon-[ph--users-three-duotone]" title={t('members.empty')} text={t('members.emptyText')} />}
      table={(props) => <MemberTable {...props} />}
    >
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
    </QueueScreen>
  )
}
