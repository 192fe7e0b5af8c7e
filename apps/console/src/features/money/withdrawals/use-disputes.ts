import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { DisputeSearch } from './dispute-search.ts'
import { pageSize } from './use-withdrawals.ts'

/** One page of the disputes, renewed as they change. */
export const useDisputes = ({ view = 'open', query: text, page = 1 }: DisputeSearch) =>
  useQuery({
    ...query.staff.disputes.queryOptions({ input: { view, query: text || undefined, pageNo: page, pageSize } }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })
