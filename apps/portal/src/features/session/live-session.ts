import { connectLive, type LiveConnection } from '@fairground/client'
import type { Balance, LiveEvents } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { followVersion } from '../../lib/follow-version.ts'
import { isBack } from '../../lib/line.ts'
import { saveToken, useToken } from '../../lib/session.ts'
import { tableLine } from '../../lib/table-line.ts'

/** Answers for everybody are a second old at most, and not every page asks in the same moment. */
const restMs = 1_500
const spreadMs = 3_500

/** Nothing to see. Keeps what the page shows in step with the server while somebody is signed in, and says why when that ends. */
export function LiveSession(): null {
  const token = useToken()
  const queries = useQueryClient()
  const { show } = useToast()
  const { t } = useTranslation()
  useEffect(() => {
    if (token === undefined) return
    const refresh = (...keys: readonly (readonly unknown[])[]) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
    }
    const money = [query.wallet.key()] as const
    const balanceKey = query.wallet.balance.queryKey({ input: {} })
    const followBalance = followVersion({
      shown: () => queries.getQueryData<Balance>(balanceKey)?.version,
      fetch: () => queries.invalidateQueries({ queryKey: balanceKey }, { cancelRefetch: false }),
    })
    const timers = new Map<readonly unknown[], ReturnType<typeof setTimeout>>()
    const refreshSpread = (key: readonly unknown[]) => () => {
      clearTimeout(timers.get(key))
      timers.set(
        key,
        setTimeout(() => refresh(key), restMs + Math.random() * spreadMs),
      )
    }
    const end = ({ reason }: LiveEvents['session.ended']) => {
      saveToken(undefined)
      // Nothing of the account stays on a screen that others may see.
      void queries.resetQueries()
      if (reason !== 'logout') show({ tone: 'info', title: t('in_been_out'), text: t(`session.endedBy.${reason}`) })
    }
    const connection: LiveConnection = connectLive({
      origin: location.origin,
      ticket: async () => (await api.live.ticket({})).ticket,
      handlers: {
        'balance.changed': ({ version }) => {
          void followBalance(version)
          refresh(query.wallet.transactions.key(), query.records.key(), query.rewards.key())
        },
        'deposit.changed': () => refresh(...money, query.deposits.key()),
        'withdrawal.changed': () => refresh(...money, query.withdrawals.key()),
        'inbox.changed': () => refresh(query.inbox.key()),
        'contract.changed': () => refresh(query.agentContracts.key()),
        'session.ended': end,
        'site.changed': () => refresh(query.system.key()),
        'lobby.changed': refreshSpread(query.catalogue.key()),
        'winners.changed': refreshSpread(query.catalogue.winnerBoard.key()),
        'tables.news': tableLine.news,
        'tables.again': tableLine.again,
      },
      // The line of a page that rests is the first to notice that the server is out of reach.
      onDisconnect: () => {
        tableLine.left()
        void isBack()
      },
      onConnect: () => tableLine.joined(connection),
      onReconnect: () =>
        refresh(query.system.key(), ...money, query.deposits.key(), query.withdrawals.key(), query.inbox.key()),
    })
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      connection.close()
      tableLine.left()
    }
  }, [token, queries, show, t])
  return null
}
