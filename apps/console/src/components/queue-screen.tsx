import { refusalText } from '@fairground/client'
import type { TableProps } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListQuery, listState } from '../lib/list-state.ts'
import { NextRowContext, rowAfter } from '../lib/next-row.ts'
import { useQueueKeys } from '../lib/use-queue-keys.ts'
import { PageHead } from './page-head.tsx'
import { QueueFooter } from './queue-footer.tsx'
import { SearchBox } from './search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from './shortcuts.tsx'
import { SplitView } from './split-view.tsx'
import { StaleNote } from './stale-note.tsx'

/** What the frame gives the table of a queue; the table adds its columns. */
export type QueueTableProps<Row> = Omit<TableProps<Row>, 'columns' | 'label' | 'rowKey' | 'dense'> & {
  /** A panel stands beside it. */
  isNarrow: boolean
}

interface FoundRows<Row> extends ListQuery {
  data: { list: readonly Row[]; total: number } | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

interface QueueSearch {
  page?: number | undefined
  id?: string | undefined
}

interface Find {
  label: string
  text: string
  onText: (text: string) => void
}

interface QueueScreenProps<Row> {
  title: string
  /** In the head, before and after the search. */
  tools?: ReactNode
  endTools?: ReactNode
  /** Absent where nothing is found by a word. */
  find?: Find | undefined
  found: FoundRows<Row>
  idOf: (row: Row) => string
  /** Page, and the row whose panel is open. */
  search: QueueSearch
  onSearch: (change: QueueSearch) => void
  pageSize: number
  panel: ReactNode
  isFiltered?: boolean
  onClearFilters?: () => void
  empty: ReactNode
  /** Decisions are made by key in its panel. */
  hasDecisions?: boolean
  table: (props: QueueTableProps<Row>) => ReactNode
  /** Between head and table: tabs, figures, filters. */
  children?: ReactNode
}

/** A list that renews itself with one of its rows beside it, walked by key. */
export function QueueScreen<Row>(props: QueueScreenProps<Row>) {
  const { found, find, idOf, search, onSearch, hasDecisions = false } = props
  const { t } = useTranslation()
  const { data, error } = found
  const open = (id: string | undefined) => onSearch({ id })
  const rows = data?.list ?? []
  const ids = rows.map(idOf)
  const keys = useQueueKeys({ ids, openId: search.id, onOpen: open })
  const goOn = () => {
    const next = rowAfter(ids, search.id)
    if (next) open(next)
  }
  const table: QueueTableProps<Row> = {
    rows,
    isNarrow: search.id !== undefined,
    state: listState(found),
    errorText: error && refusalText(t, error),
    onRetry: () => void found.refetch(),
    activeKey: keys.activeId,
    onRowClick: (row) => open(idOf(row)),
    isFiltered: props.isFiltered,
    onClearFilters: props.onClearFilters,
    empty: props.empty,
    footer: data && (
      <QueueFooter
        page={search.page ?? 1}
        pageSize={props.pageSize}
        totalCount={data.total}
        onPageChange={(page) => onSearch({ page })}
      />
    ),
  }
  return (
    <SplitView box={keys.page} panel={props.panel && <NextRowContext value={goOn}>{props.panel}</NextRowContext>}>
      <PageHead title={props.title}>
        {props.tools}
        {find && <SearchBox label={find.label} value={find.text} box={keys.searchBox} onSearch={find.onText} />}
        {props.endTools}
      </PageHead>
      {props.children}
      {error && data && <StaleNote error={error} />}
      {props.table(table)}
      <ShortcutsDialog {...keys.help} items={useQueueShortcuts(hasDecisions)} />
    </SplitView>
  )
}
