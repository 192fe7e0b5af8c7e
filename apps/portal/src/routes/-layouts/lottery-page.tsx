import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { LotteryHall } from '../../features/lobby/lottery-hall.tsx'
import { GamePage } from '../../features/play/game-page.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { api, query } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Pending } from './pending.tsx'
import { SiteLayout } from './site-layout.tsx'

interface LotteryPageProps {
  name: 'lottery' | 'sea' | 'vn'
  /** Only lotteries of this vendor are to choose from. */
  vassalage?: string
  gameCode: string | undefined
}

const lotteriesMax = 60

/** The lottery that the address names, by the launch of lotteries; without one, or when there is none of that name, all of them to choose from. */
export function LotteryPage({ name, vassalage, gameCode }: LotteryPageProps) {
  const { t, i18n } = useTranslation()
  const { isTrial } = useMember()
  const title = t(`lottery.${name}`)
  useTitle(title)
  const menu = useQuery({ ...query.lottery.menu.queryOptions({ input: {} }), enabled: gameCode !== undefined })
  const { data, isError, isFetching, refetch } = useQuery(
    query.catalogue.popular.queryOptions({ input: { gameType: 'ELOTT', vassalage, pageSize: lotteriesMax } }),
  )
  const named = menu.data?.flatMap(({ games }) => games).find((one) => one.gameCode === gameCode)
  if (gameCode !== undefined && menu.isPending) return <Pending />
  if (named) {
    const { nodeId, prizeMode } = named
    const launch = { gameCode: named.gameCode, prizeMode, lotteryType: 'Elott', language: i18n.language } as const
    return (
      <GamePage
        key={`${nodeId}-${i18n.language}`}
        nodeId={nodeId}
        mode={isTrial ? 'trial' : 'real'}
        launch={() => api.lottery.launchLobby(launch)}
      />
    )
  }
  return (
    <SiteLayout surround="game">
      <LobbyProvider isTrial={isTrial}>
        <LotteryHall
          title={title}
          isUnknown={gameCode !== undefined && menu.data !== undefined}
          games={data?.list}
          failure={isError ? { onRetry: () => void refetch(), isRetrying: isFetching } : undefined}
        />
      </LobbyProvider>
    </SiteLayout>
  )
}
