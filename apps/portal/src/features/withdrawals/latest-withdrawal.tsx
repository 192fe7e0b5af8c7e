import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { WithdrawalTicket } from './withdrawal-ticket.tsx'

/** The last withdrawal, if there was one. */
export function LatestWithdrawal() {
  const { data } = useQuery(query.withdrawals.list.queryOptions({ input: { pageNo: 1, pageSize: 1 } }))
  const [withdrawal] = data?.list ?? []
  return withdrawal ? <WithdrawalTicket withdrawal={withdrawal} /> : null
}
