import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import { filterOf, type WithdrawalSearch } from './withdrawal-search.ts'

export const pageSize = 50

/** One page of the queue, renewed as it changes. */
export function useWithdrawals({ view = 'open', query: text, page = 1 }: WithdrawalSearch) {
  return useQuery({
    ...query.staff.withdrawals.queryOptions({
      input: { ...filterOf(view), query: text || undefined, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })
}

/** One withdrawal with everything its reviewer needs, renewed with the queue. */
export const useWithdrawal = (withdrawalId: string) =>
  useQuery({ ...query.staff.withdrawal.queryOptions({ input: { withdrawalId } }), refetchInterval: usePollMs() })
