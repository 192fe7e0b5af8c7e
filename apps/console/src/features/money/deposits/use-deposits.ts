import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { DepositSearch } from './deposit-search.ts'

export const pageSize = 50

/** One page of the deposits, renewed as they change. */
export function useDeposits({ view = 'pending', query: text, page = 1 }: DepositSearch) {
  return useQuery({
    ...query.staff.deposits.queryOptions({
      input: {
        status: view === 'all' || view === 'incident' ? undefined : view,
        hasIncident: view === 'incident' ? 'true' : undefined,
        query: text || undefined,
        pageNo: page,
        pageSize,
      },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })
}

/** The page that holds just this deposit, in whatever state it is. */
export const oneDeposit = (depositId: string) =>
  query.staff.deposits.queryOptions({ input: { query: depositId, pageSize: 1 } })

/** One deposit; null when there is none of this id. */
export const useDeposit = (depositId: string) =>
  useQuery({
    ...oneDeposit(depositId),
    refetchInterval: usePollMs(),
    select: ({ list }) => list.find((deposit) => deposit.depositId === depositId) ?? null,
  })
