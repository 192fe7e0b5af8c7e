import { Empty, ErrorState } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GameGrid } from './game-grid.tsx'
import { hotGames } from './hot-games.ts'

/** Every hot game, in the operator's order. */
export function HotList() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(hotGames())
  return (
    <section aria-labelledby="hot-list" className="mx-auto max-w-page px-4 py-8 lg:px-6 2xl:px-0">
      <h1 id="hot-list" className="mb-5 font-poster text-3xl">
        {t('home.hot')}
      </h1>
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data?.length === 0 && <Empty icon="icon-[ph--flame-duotone]" title={t('home.empty.hot')} />}
      {!isError && <GameGrid games={data} />}
    </section>
  )
}
