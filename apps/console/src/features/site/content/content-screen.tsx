import { refusalText } from '@fairground/client'
import { contentStates, hasSlug, pageKinds } from '@fairground/contract'
import { Button, Empty, Icon, Pager, Seg, Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { may, useMe } from '../../../lib/me.ts'
import { ContentEditor } from './content-editor.tsx'
import type { ContentSearch } from './content-search.ts'
import { ContentTable } from './content-table.tsx'
import { pageSize, useContents } from './use-contents.ts'

interface ContentScreenProps {
  search: ContentSearch
  onSearch: (change: Partial<ContentSearch>) => void
}

const groups = { told: ['H', 'PR', 'PL', 'PU', 'B'], pages: [...pageKinds, 'help'] } as const
const views = ['all', ...contentStates] as const

/** What the portal tells: headlines, promotions, notices, popups and banners, and the piece that is being written. */
export function ContentScreen(props: ContentScreenProps) {
  const { type = 'H', id } = props.search
  const open = (contentId: string | undefined) => props.onSearch({ id: contentId })
  if (id) return <ContentEditor key={`${type}-${id}`} type={type} id={id} onOpen={open} />
  return <ContentList {...props} onOpen={open} />
}

function ContentList({ search, onSearch, onOpen }: ContentScreenProps & { onOpen: (id: string) => void }) {
  const { t } = useTranslation()
  const { type = 'H', view, query = '', page = 1 } = search
  const canWrite = may(useMe(), 'content.manage')
  const group = hasSlug(type) ? 'pages' : 'told'
  const found = useContents(type, search)
  const { data, error } = found
  return (
    <div className="mx-auto w-full max-w-320 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.content')}>
        <SearchBox
          label={t('content:search')}
          value={query}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
        {canWrite && (
          <Button variant="lamp" onClick={() => onOpen('new')} start={<Icon name="icon-[ph--plus-bold]" />}>
            {t('content:add')}
          </Button>
        )}
      </PageHead>
      <Seg
        label={t('content:groups')}
        className="mb-3"
        options={(['told', 'pages'] as const).map((value) => ({ value, label: t(`content:group.${value}`) }))}
        value={group}
        onValueChange={(next) => onSearch({ type: groups[next][0], view: undefined, page: undefined })}
      />
      <Tabs
        label={t('content:types')}
        tabs={groups[group].map((value) => ({ value, label: t(`content:type.${value}`) }))}
        value={type}
        onValueChange={(next) => onSearch({ type: next, view: undefined, page: undefined })}
      />
      <p className="mt-3 text-sm text-ink-2">{t(`content:typeText.${type}`)}</p>
      <FilterChips
        options={views.map((value) => ({
          value,
          label: t(value === 'all' ? 'content:all' : `content:state.${value}`),
        }))}
        value={view ?? 'all'}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
        note={t('content:inOrder')}
      />
      {error && data && <StaleNote error={error} />}
      <ContentTable
        label={t(`content:type.${type}`)}
        rows={data?.list ?? []}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        onRowClick={({ contentId }) => onOpen(contentId)}
        isFiltered={query !== '' || view !== undefined}
        onClearFilters={() => onSearch({ query: undefined, view: undefined, page: undefined })}
        empty={
          <Empty
            icon="icon-[ph--megaphone-simple-duotone]"
            title={t('content:empty')}
            text={t(`content:typeText.${type}`)}
          />
        }
        footer={
          data &&
          data.total > pageSize && (
            <Pager
              page={page}
              pageSize={pageSize}
              totalCount={data.total}
              onPageChange={(next) => onSearch({ page: next })}
            />
          )
        }
      />
    </div>
  )
}
