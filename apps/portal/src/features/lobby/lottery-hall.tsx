import type { Game } from '@fairground/contract'
import { Empty, ErrorState, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { GameGrid } from './game-grid.tsx'
import { LotteryResults } from './lottery-results.tsx'
import { OpenInstead } from './open-instead.tsx'
import { WinnerBoard } from './winner-board.tsx'

interface LotteryHallProps {
  title: string
  /** The address named a lottery that is not here. */
  isUnknown: boolean
  games: readonly Game[] | undefined
  failure: { onRetry: () => void; isRetrying: boolean } | undefined
}

/** The lotteries to choose from. */
export function LotteryHall({ title, isUnknown, games, failure }: LotteryHallProps) {
  const { t } = useTranslation()
  return (
    <section
      data-game-page="ELOTT"
      aria-labelledby="lotteries"
      className="mx-auto max-w-page px-4 py-8 lg:px-6 2xl:px-0"
    >
      <h1 id="lotteries" className="mb-5 font-poster text-3xl">
        {title}
      </h1>
      {isUnknown && (
        <Note tone="info" className="mb-5">
          {t('lottery.unknown')}
        </Note>
      )}
      {failure && <ErrorState title={t('common:loadFailed')} {...failure} />}
      {games?.length === 0 && (
        <>
          <Empty icon="icon-[ph--ticket-duotone]" title={t('lottery.none')} text={t('games.noVendorText')} />
          <OpenInstead />
        </>
      )}
      {!failure && games?.length !== 0 && <GameGrid games={games} />}
      <LotteryResults />
      <WinnerBoard gameCategory="ELOTT" className="mt-9" />
    </section>
  )
}
