import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'
import { GameBar } from './game-bar.tsx'
import { GameStage } from './game-stage.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

interface GamePageProps {
  nodeId: string
  mode: 'real' | 'trial'
  /** In place of a launch of this game by its own call. */
  launch?: () => Promise<{ url: string }>
}

/** A game in its frame below the game bar. The money in the bar follows the frame, so that it never tells a result early. */
export function GamePage({ nodeId, mode, launch }: GamePageProps) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const game = useQuery(query.catalogue.game.queryOptions({ input: { nodeId } }))
  const [balanceMinor, setBalanceMinor] = useState<string>()
  const [frameOrigin, setFrameOrigin] = useState<string>()
  const [names, setNames] = useState<Record<string, string>>()
  const title = names?.[i18n.language] ?? names?.en ?? game.data?.displayName
  useTitle(title)
  const leave = useCallback(() => {
    void queries.invalidateQueries({ queryKey: query.wallet.key() })
    void navigate({ to: '/' })
  }, [navigate, queries])
  useFrameMessages(frameOrigin, {
    onBalance: setBalanceMinor,
    onTitle: setNames,
    onExit: leave,
    onCashier: () => void navigate({ to: '/member/$pageKey', params: { pageKey: 'depositv2' } }),
  })
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-sunk">
      <GameBar game={game.data} title={title} mode={mode} balanceMinor={balanceMinor} onLeave={leave} />
      <main className="relative min-h-0">
        <GameStage nodeId={nodeId} mode={mode} {...(launch && { launch })} onOrigin={setFrameOrigin} />
      </main>
    </div>
  )
}
