import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** To whom one may send money, and how much. */
export const useTransferDesk = () => useQuery(query.transfers.desk.queryOptions({ input: {} }))

export type TransferDesk = NonNullable<ReturnType<typeof useTransferDesk>['data']>
