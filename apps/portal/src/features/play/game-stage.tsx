import { refusalText } from '@fairground/client'
import { ErrorState } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { hostsOf } from '../../lib/pick-host.ts'
import { siteStatus } from '../../lib/site-status.ts'
import { GameFrame } from './game-frame.tsx'
import { launchAddress } from './launch-address.ts'

/** That this page's policy lets it frame, beside the site's own. */
const launchHosts = hostsOf(document.documentElement.dataset.launchHosts)

interface GameStageProps {
  nodeId: string
  mode: 'real' | 'trial'
  /** In place of a launch of this game by its own call. */
  launch?: () => Promise<{ url: string }>
  /** Where messages of the frame may come from, once it is known. */
  onOrigin?: (origin: string) => void
}

/** A game in its frame: launched once, again when somebody asks after a failure. */
export function GameStage({ nodeId, mode, launch: launchOtherwise, onOrigin }: GameStageProps) {
  const { t, i18n } = useTranslation()
  const queries = useQueryClient()
  const game = useQuery(query.catalogue.game.queryOptions({ input: { nodeId } }))
  const launchGame = async () => {
    const { vassalage, gameType, gameCode } = await api.catalogue.game({ nodeId })
    const named = { nodeId, vassalage, gameType, gameCode, mode }
    return api.catalogue.launch({ ...named, language: i18n.language, returnUrl: location.origin })
  }
  const { mutate, ...launch } = useMutation({
    mutationFn: async () => {
      const launched = await (launchOtherwise ?? launchGame)()
      const site = await queries.ensureQueryData(siteStatus())
      return launchAddress(launched.url, site, { allowed: launchHosts, chance: Math.random() })
    },
    onSuccess: (url) => onOrigin?.(new URL(url).origin),
  })
  useEffect(() => mutate(), [mutate])
  if (launch.error)
    return (
      <div className="grid h-full place-items-center p-6">
        <ErrorState
          layout="column"
          title={t('game.launchFailed')}
          text={refusalText(t, launch.error)}
          onRetry={() => mutate()}
          isRetrying={launch.isPending}
        />
      </div>
    )
  return <GameFrame url={launch.data} title={game.data?.displayName ?? ''} />
}
