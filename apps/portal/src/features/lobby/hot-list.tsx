import { ErrorState, GameTileSkeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { GameCard } from './game-card.tsx'

/** Every hot game, in the operator's order. */
export function HotList() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(query.catalogue.hotGames.queryOptions({ input: {} }))
  return (
    <section aria-labelledby="hot-list" className="mx-auto max-w-page px-4 py-8 lg:px-6 2xl:px-0">
      <h1 id="hot-list" className="mb-5 font-poster text-3xl">
        {t('home.hot')}
      </h1>
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-5 md:gap-x-4 lg:grid-cols-7 xl:grid-cols-8">
        {(data ?? []).map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} eager />
          </li>
        ))}
        {!data &&
          !isError &&
          [1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
            <li key={key}>
              <GameTileSkeleton />
            </li>
          ))}
      </ul>
    </section>
  )
}
