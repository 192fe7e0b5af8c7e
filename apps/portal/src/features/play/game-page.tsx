import { refusalText } from '@fairground/client'
import { ErrorState } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { hostsOf } from '../../lib/pick-host.ts'
import { siteStatus } from '../../lib/site-status.ts'
import { useTitle } from '../../lib/use-title.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { launchAddress } from './launch-address.ts'
import { useFrameMessages } from './use-frame-messages.ts'

/** That this page's policy lets it frame, beside the site's own. */
const launchHosts = hostsOf(document.documentElement.dataset.launchHosts)

interface GamePageProps {
  nodeId: string
  mode: 'real' | 'trial'
}

/** A game in its frame below the game bar. The money in the bar follows the frame, so that it never tells a result early. */
export function GamePage({ nodeId, mode }: GamePageProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const game = useQuery(query.catalogue.game.queryOptions({ input: { nodeId } }))
  const [balanceMinor, setBalanceMinor] = useState<string>()
  const { mutate, ...launch } = useMutation({
    mutationFn: async () => {
      const { vassalage, gameType, gameCode } = await api.catalogue.game({ nodeId })
      const launched = await api.catalogue.launch({
        nodeId,
        vassalage,
        gameType,
        gameCode,
        mode,
        language: i18n.language,
        returnUrl: location.origin,
      })
      const site = await queries.ensureQueryData(siteStatus)
      return launchAddress(launched.url, site, { allowed: launchHosts, chance: Math.random() })
    },
  })
  useEffect(() => mutate(), [mutate])
  useTitle(game.data?.displayName)
  const leave = useCallback(() => {
    void queries.invalidateQueries({ queryKey: query.wallet.key() })
    void navigate({ to: '/' })
  }, [navigate, queries])
  const frameOrigin = launch.data && new URL(launch.data).origin
  useFrameMessages(frameOrigin, {
    onBalance: setBalanceMinor,
    onExit: leave,
    onCashier: () => void navigate({ to: '/member/$pageKey', params: { pageKey: 'depositv2' } }),
  })
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-sunk">
      <GameBar game={game.data} mode={mode} balanceMinor={balanceMinor} onLeave={leave} />
      <main className="relative min-h-0">
        {launch.error ? (
          <div className="grid h-full place-items-center p-6">
            <ErrorState
              layout="column"
              title={t('game.launchFailed')}
              text={refusalText(t, launch.error)}
              onRetry={() => mutate()}
              isRetrying={launch.isPending}
            />
          </div>
        ) : (
          <GameFrame url={launch.data} title={game.data?.displayName ?? ''} />
        )}
      </main>
    </div>
  )
}
