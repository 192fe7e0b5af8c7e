import type { StaffMe } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/api.ts'
import { usePollMs } from '../lib/live.ts'
import { may } from '../lib/me.ts'
import type { NavCount } from './nav-items.ts'

/** The studio tells nobody of them by itself. */
const caresMs = 15_000

/** How much waits for a decision, renewed as it changes. */
export function usePendingCounts(me: StaffMe): Partial<Record<NavCount, number>> {
  const refetchInterval = usePollMs()
  const withdrawals = useQuery({
    ...query.staff.withdrawals.queryOptions({ input: { status: 'submitted', pageSize: 1 } }),
    select: ({ total }) => total,
    refetchInterval,
    enabled: may(me, 'withdrawals.read'),
  })
  const deposits = useQuery({
    ...query.staff.deposits.queryOptions({ input: { status: 'pending', pageSize: 1 } }),
    select: ({ total }) => total,
    refetchInterval,
    enabled: may(me, 'deposits.read'),
  })
  const disputes = useQuery({
    ...query.staff.disputes.queryOptions({ input: { view: 'ours', pageSize: 1 } }),
    select: ({ counts }) => counts.ours,
    refetchInterval,
    enabled: may(me, 'withdrawals.read'),
  })
  const cares = useQuery({
    ...query.staff.tableCares.queryOptions({ input: { state: 'open' } }),
    select: ({ list }) => list.length,
    refetchInterval: caresMs,
    enabled: may(me, 'chat.moderate'),
  })
  const risk = useQuery({
    ...query.staff.riskCases.queryOptions({ input: { pageSize: 1 } }),
    select: ({ counts }) => counts.open,
    refetchInterval,
    enabled: may(me, 'risk.read'),
  })
  const identity = useQuery({
    ...query.staff.identityChecks.queryOptions({ input: { state: 'pending', pageSize: 1 } }),
    select: ({ total }) => total,
    refetchInterval,
    enabled: may(me, 'identity.read'),
  })
  return {
    ...{ withdrawals: withdrawals.data, deposits: deposits.data, disputes: disputes.data },
    ...{ cares: cares.data, risk: risk.data, identity: identity.data },
  }
}
