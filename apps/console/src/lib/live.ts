import { connectLive } from '@fairground/client'
import type { StaffLiveEvents, StaffLiveEventType } from '@fairground/contract'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState } from 'react'
import { api, query } from './api.ts'

/** Whether the server tells this page of changes by itself; `down` once it has not for a while. */
export type LiveState = 'starting' | 'up' | 'down'

/** How often lists are asked for without being told to: seldom while the server tells, in case something was missed. */
const pollMsWhileUp = 60_000
export const pollMsWhileDown = 15_000
/** A short break is nobody's concern. */
const patienceMs = 5_000

const shownBy: Record<StaffLiveEventType, () => (readonly unknown[])[]> = {
  'deposits.changed': () => [query.staff.deposits.key()],
  'withdrawals.changed': () => [
    query.staff.withdrawals.key(),
    query.staff.withdrawal.key(),
    query.staff.disputes.key(),
  ],
  'dashboard.changed': () => [query.staff.dashboard.key()],
  'tables.changed': () => [query.staff.tableExposure.key()],
}

export const LiveContext = createContext<LiveState>('starting')

/** Whether the server tells of changes now. */
export const useIsTold = (): boolean => useContext(LiveContext) === 'up'

/** Milliseconds until a list that changes by itself is asked for again. */
export const usePollMs = (): number => (useContext(LiveContext) === 'up' ? pollMsWhileUp : pollMsWhileDown)

/** Hears of changes while the page stands, and renews what shows them. */
export function useLive(): LiveState {
  const queries = useQueryClient()
  const [state, setState] = useState<LiveState>('starting')
  useEffect(() => {
    const renew = (type: StaffLiveEventType) => {
      // A tab that nobody looks at asks when it is looked at again, so that its session may end meanwhile.
      const refetchType = document.hidden ? 'none' : 'active'
      for (const queryKey of shownBy[type]()) void queries.invalidateQueries({ queryKey, refetchType })
    }
    const everything = () => {
      for (const type of Object.keys(shownBy) as StaffLiveEventType[]) renew(type)
    }
    let patience = setTimeout(setState, patienceMs, 'down')
    const connection = connectLive<StaffLiveEvents>({
      origin: location.origin,
      ticket: async () => (await api.staff.liveTicket({})).ticket,
      handlers: {
        'deposits.changed': () => renew('deposits.changed'),
        'withdrawals.changed': () => renew('withdrawals.changed'),
        'dashboard.changed': () => renew('dashboard.changed'),
        'tables.changed': () => renew('tables.changed'),
      },
      onConnect: () => {
        clearTimeout(patience)
        setState('up')
        everything()
      },
      onDisconnect: () => {
        setState('starting')
        patience = setTimeout(setState, patienceMs, 'down')
      },
    })
    return () => {
      clearTimeout(patience)
      connection.close()
    }
  }, [queries])
  return state
}
