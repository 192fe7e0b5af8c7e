import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { DepositTicket } from './deposit-ticket.tsx'

/** The last deposit, if there was one. */
export function LatestDeposit() {
  const { data } = useQuery(query.deposits.list.queryOptions({ input: { pageNo: 1, pageSize: 1 } }))
  const [deposit] = data?.list ?? []
  return deposit ? <DepositTicket deposit={deposit} /> : null
}
