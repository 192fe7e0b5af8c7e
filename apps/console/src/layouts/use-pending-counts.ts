import type { StaffMe } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/api.ts'
import { may } from '../lib/me.ts'
import type { NavCount } from './nav-items.ts'

const everyMs = 15_000

/** How much waits for a decision, renewed every 15 seconds. */
export function usePendingCounts(me: StaffMe): Partial<Record<NavCount, number>> {
  const withdrawals = useQuery({
    ...query.staff.withdrawals.queryOptions({ input: { status: 'submitted', pageSize: 1 } }),
    select: ({ total }) => total,
    refetchInterval: everyMs,
    enabled: may(me, 'withdrawals.read'),
  })
  const deposits = useQuery({
    ...query.staff.deposits.queryOptions({ input: { status: 'pending', pageSize: 1 } }),
    select: ({ total }) => total,
    refetchInterval: everyMs,
    enabled: may(me, 'deposits.read'),
  })
  return { withdrawals: withdrawals.data, deposits: deposits.data }
}
