import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { LotteryHall } from '../../features/lobby/lottery-hall.tsx'
import { GamePage } from '../../features/play/game-page.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { query } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Pending } from './pending.tsx'
import { SiteLayout } from './site-layout.tsx'

interface LotteryPageProps {
  name: 'lottery' | 'sea' | 'vn'
  /** Only lotteries of this vendor. */
  vassalage?: string
  gameCode: string | undefined
}

/** The lottery that the address names; without one, or when there is none of that name, all of them to choose from. */
export function LotteryPage({ name, vassalage, gameCode }: LotteryPageProps) {
  const { t, i18n } = useTranslation()
  const { isTrial } = useMember()
  const title = t(`lottery.${name}`)
  useTitle(title)
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    query.catalogue.popular.queryOptions({ input: { gameType: 'ELOTT', vassalage, pageSize: lotteriesMax } }),
  )
  const game = data?.list.find((one) => one.gameCode === gameCode)
  const needsMore = gameCode !== undefined && !game && data !== undefined && data.total > data.list.length
  const found = useQuery(
    query.catalogue.popular.queryOptions({
      input: needsMore ? { gameType: 'ELOTT', vassalage, pageSize: lotteriesMax, page: 2 } : skipToken,
    }),
  )
  const opened = game ?? found.data?.list.find((one) => one.gameCode === gameCode)
  if (gameCode !== undefined && (isPending || (needsMore && found.isPending))) return <Pending />
  if (opened)
    return (
      <GamePage key={`${opened.nodeId}-${i18n.language}`} nodeId={opened.nodeId} mode={isTrial ? 'trial' : 'real'} />
    )
  return (
    <SiteLayout surround="game">
      <LobbyProvider isTrial={isTrial}>
        <LotteryHall
          title={title}
          isUnknown={gameCode !== undefined && data !== undefined}
          games={data?.list}
          failure={isError ? { onRetry: () => void refetch(), isRetrying: isFetching } : undefined}
        />
      </LobbyProvider>
    </SiteLayout>
  )
}

const lotteriesMax = 60
