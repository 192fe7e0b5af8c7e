import { ErrorState, GameTileSkeleton, Icon, Shelf } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { GameCard } from './game-card.tsx'
import { categoryPage } from './game-ways.ts'
import { tileWidth } from './tile-width.ts'

const shownMax = 15
const panelTileWidth = 'clamp(104px, 26vw, 124px)'

interface GameRowProps {
  category: string
  /** Half a row, in a panel. */
  isPanel?: boolean
  className?: string
}

/** The first games of a category, and the way to its centre. */
export function GameRow({ category, isPanel = false, className }: GameRowProps) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(
    query.catalogue.popular.queryOptions({ input: { gameType: category, pageSize: shownMax } }),
  )
  const title = t(`gameType.${category}`)
  const games = data?.list
  return (
    <Shelf
      label={title}
      className={className}
      itemWidth={isPanel ? panelTileWidth : tileWidth}
      head={<h2 className={isPanel ? 'poster text-xl' : 'poster text-2xl'}>{title}</h2>}
      aside={
        <Link
          to={categoryPage(category)}
          className="inline-flex items-center gap-1 rounded-sm text-sm font-semibold text-lamp-ink hit-44 focus-ring hover:underline"
        >
          {t('common:seeAll')}
          <Icon name="icon-[ph--caret-right-bold]" flip className="text-[11px]" />
        </Link>
      }
    >
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {games?.map((game) => (
        <GameCard key={game.nodeId} game={game} />
      ))}
      {!games && !isError && [1, 2, 3, 4, 5].map((key) => <GameTileSkeleton key={key} />)}
    </Shelf>
  )
}
