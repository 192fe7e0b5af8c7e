import { useTranslation } from 'react-i18next'
import { FilterChips } from './filter-chips.tsx'

interface QueueViewsProps<View extends string> {
  /** The first is what waits: the oldest of it comes first, and it needs no word in the address. */
  views: readonly [View, ...View[]]
  labelOf: (view: View) => string
  search: { view?: View | undefined; query?: string | undefined }
  onSearch: (change: { view: View | undefined; page: undefined }) => void
  found: { data: { total: number } | undefined; isPlaceholderData: boolean }
}

/** The parts of a queue; of the one in sight it is known how much is in it. */
export function QueueViews<View extends string>({ views, labelOf, search, onSearch, found }: QueueViewsProps<View>) {
  const { t } = useTranslation()
  const [first] = views
  const view = search.view ?? first
  const count = search.query || found.isPlaceholderData ? undefined : found.data?.total
  return (
    <FilterChips
      options={views.map((value) => ({ value, label: labelOf(value), count: value === view ? count : undefined }))}
      value={view}
      onValueChange={(next) => onSearch({ view: next === first ? undefined : next, page: undefined })}
      note={t(view === first ? 'filter.oldestFirst' : 'filter.newestFirst')}
    />
  )
}
