import { pageSize } from './use-withdrawals.ts'
import { WithdrawalPanel } from './withdrawal-panel.tsx'

interface Search {
  query?: string | undefined
  page?: number | undefined
  id?: string | undefined
}

/** What every queue of withdrawals gives its frame: search by word, pages, and one withdrawal beside the rows. */
export function withdrawalQueue<Row extends { withdrawalId: string }>(
  search: Search,
  onSearch: (change: Search) => void,
  searchLabel: string,
) {
  const { query = '', id } = search
  const find = (text: string) => onSearch({ query: text || undefined, page: undefined })
  return {
    find: { label: searchLabel, text: query, onText: find },
    idOf: (row: Row) => row.withdrawalId,
    search,
    onSearch,
    pageSize,
    panel: id && <WithdrawalPanel key={id} withdrawalId={id} onClose={() => onSearch({ id: undefined })} />,
    isFiltered: query !== '',
    onClearFilters: () => find(''),
  }
}
