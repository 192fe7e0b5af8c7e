import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { filterOf, type WithdrawalSearch } from './withdrawal-search.ts'

const everyMs = 5_000
export const pageSize = 50

/** One page of the queue, renewed every 5 seconds while the tab is looked at. */
export function useWithdrawals({ view = 'open', query: text, page = 1 }: WithdrawalSearch) {
  return useQuery({
    ...query.staff.withdrawals.queryOptions({
      input: { ...filterOf(view), query: text || undefined, pageNo: page, pageSize },
    }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
}

/** One withdrawal with everything its reviewer needs, renewed as often as the queue. */
export const useWithdrawal = (withdrawalId: string) =>
  useQuery({ ...query.staff.withdrawal.queryOptions({ input: { withdrawalId } }), refetchInterval: everyMs })
