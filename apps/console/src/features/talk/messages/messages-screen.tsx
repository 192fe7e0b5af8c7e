import { refusalText } from '@fairground/client'
import { type Broadcast, broadcastStates } from '@fairground/contract'
import { Button, type Column, Empty, Icon, Pager, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { Moment } from '../../../components/moment.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { Audience, BroadcastState } from './broadcast-facts.tsx'
import { BroadcastForm } from './broadcast-form.tsx'
import { BroadcastPanel } from './broadcast-panel.tsx'
import type { MessageSearch } from './message-search.ts'
import { pageSize, useBroadcasts } from './use-broadcasts.ts'

type MessagesScreenProps = { search: MessageSearch; onSearch: (change: Partial<MessageSearch>) => void }

const views = ['all', ...broadcastStates] as const

/** What the house wrote to many members, and the message that is being written. */
export function MessagesScreen({ search, onSearch }: MessagesScreenProps) {
  const { t } = useTranslation()
  const { view, page = 1, id } = search
  const found = useBroadcasts(search)
  const { data, error } = found
  const open = (next: string | undefined) => onSearch({ id: next })
  const columns = useColumns(id !== undefined)
  if (id === 'new') return <BroadcastForm onLeave={open} />
  return (
    <SplitView panel={id && <BroadcastPanel key={id} broadcastId={id} onClose={() => open(undefined)} />}>
      <PageHead title={t('nav.messages')}>
        <Button variant="lamp" onClick={() => open('new')} start={<Icon name="icon-[ph--plus-bold]" />}>
          {t('content:message.write')}
        </Button>
      </PageHead>
      <FilterChips
        options={views.map((value) => ({
          value,
          label: t(value === 'all' ? 'content:all' : `content:message.state.${value}`),
        }))}
        value={view ?? 'all'}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
        note={t('filter.newestFirst')}
      />
      {error && data && <StaleNote error={error} />}
      <Table
        dense
        label={t('nav.messages')}
        rows={data?.list ?? []}
        rowKey={({ broadcastId }) => broadcastId}
        columns={columns}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        onRowClick={({ broadcastId }) => open(broadcastId)}
        isFiltered={view !== undefined}
        onClearFilters={() => onSearch({ view: undefined, page: undefined })}
        empty={
          <Empty
            icon="icon-[ph--paper-plane-tilt-duotone]"
            title={t('content:message.empty')}
            text={t('content:message.emptyText')}
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
    </SplitView>
  )
}

function useColumns(isNarrow: boolean): Column<Broadcast>[] {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const columns: Column<Broadcast>[] = [
    {
      id: 'title',
      isRowHead: true,
      card: 'title',
      head: t('content:title'),
      cell: ({ texts }) => (
        <bdi className="block max-w-90 truncate font-semibold">
          {(texts[i18n.language] ?? Object.values(texts)[0])?.title}
        </bdi>
      ),
    },
    { id: 'who', card: 'meta', head: t('content:who'), cell: (row) => <Audience {...row} /> },
    {
      id: 'at',
      card: 'metaEnd',
      head: t('content:message.sendAt'),
      cell: ({ sendAt }) => <Moment at={sendAt} className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'readers',
      align: 'end',
      head: t('content:message.readers'),
      cell: ({ readCount, recipientCount }) =>
        recipientCount === undefined ? '–' : <bdi dir="ltr">{`${count(readCount)} / ${count(recipientCount)}`}</bdi>,
    },
    { id: 'state', card: 'end', head: t('content:stateHead'), cell: (row) => <BroadcastState {...row} /> },
  ]
  return isNarrow ? columns.filter(({ id }) => id !== 'who') : columns
}
