import { useQuery } from '@tanstack/react-query'
import { query } from './api.ts'

/** What is still to be staked before money leaves; read anew wherever it is shown, because play changes it. */
export const useTurnover = () => useQuery({ ...query.turnover.mine.queryOptions({ input: {} }), staleTime: 0 })

export type Turnover = NonNullable<ReturnType<typeof useTurnover>['data']>

export const isOpen = (turnover: Turnover | undefined): turnover is Turnover =>
  turnover !== undefined && Number(turnover.left) > 0
