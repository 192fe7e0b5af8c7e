import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

export const depositPageSize = 10

/** A page of my deposits, newest first; pages count from 1. */
export const useDeposits = (page: number) =>
  useQuery({
    ...query.deposits.list.queryOptions({ input: { pageNo: page, pageSize: depositPageSize } }),
    placeholderData: keepPreviousData,
  })
