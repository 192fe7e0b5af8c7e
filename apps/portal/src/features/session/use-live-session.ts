import { connectLive } from '@fairground/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, query } from '../../lib/api.ts'
import { saveToken, useToken } from '../../lib/session.ts'

/** Keeps what the page shows in step with the server while somebody is signed in. */
export function useLiveSession(): void {
  const token = useToken()
  const queries = useQueryClient()
  useEffect(() => {
    if (token === undefined) return
    const refresh = (...keys: readonly (readonly unknown[])[]) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
    }
    const money = [query.wallet.key()] as const
    const connection = connectLive({
      origin: location.origin,
      ticket: async () => (await api.live.ticket({})).ticket,
      handlers: {
        'balance.changed': () => refresh(...money),
        'deposit.changed': () => refresh(...money, query.deposits.key()),
        'withdrawal.changed': () => refresh(...money, query.withdrawals.key()),
        'session.ended': () => saveToken(undefined),
      },
      onReconnect: () => refresh(...money, query.deposits.key(), query.withdrawals.key()),
    })
    return () => connection.close()
  }, [token, queries])
}
