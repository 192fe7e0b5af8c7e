import type { Balance } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useFrameBalance } from '../../lib/frame-balance.ts'
import { useToken } from '../../lib/session.ts'
import { newerBalance } from './newer-balance.ts'
import { shownBalance } from './shown-balance.ts'

/** The balance of whoever is signed in, as far as it may be shown by now; live events make it fresh. */
export function useBalance() {
  const token = useToken()
  const frame = useFrameBalance()
  return useQuery({
    ...query.wallet.balance.queryOptions({ input: {} }),
    enabled: token !== undefined,
    select: (ledger) => shownBalance(ledger, frame),
    structuralSharing: (before, next) => newerBalance(before as Balance | undefined, next as Balance),
  })
}
