import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { WishSearch } from './wish-search.ts'

export const pageSize = 50

/** One page of what was asked for, renewed as it changes. */
export const useWishes = ({ view = 'asked', page = 1 }: WishSearch) =>
  useQuery({
    ...query.staff.wishes.queryOptions({ input: { state: view === 'all' ? undefined : view, pageNo: page, pageSize } }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })
