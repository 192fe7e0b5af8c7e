import type { Balance } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useToken } from '../../lib/session.ts'
import { newerBalance } from './newer-balance.ts'

/** The balance of whoever is signed in; live events make it fresh. */
export function useBalance() {
  const token = useToken()
  return useQuery({
    ...query.wallet.balance.queryOptions({ input: {} }),
    enabled: token !== undefined,
    structuralSharing: (before, next) => newerBalance(before as Balance | undefined, next as Balance),
  })
}
