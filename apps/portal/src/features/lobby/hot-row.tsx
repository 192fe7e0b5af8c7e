import type { Game } from '@fairground/contract'
import {
  cx,
  ErrorState,
  GameTileLarge,
  GameTileSkeleton,
  SectionHead,
  Shelf,
  Skeleton,
  useIsWide,
} from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hosted } from '../../lib/image-host.ts'
import { GameCard } from './game-card.tsx'
import { hotColumns } from './hot-columns.ts'
import { hotGames } from './hot-games.ts'
import { useLobby } from './lobby-context.ts'
import { tileOf } from './tile-of.ts'
import { tileWidth } from './tile-width.ts'

const besideLargeOnPhone = 2
/** The large picture stays whole: with its buttons it is as tall as two tiles with their names. */
const besideLarge = 'mb-5 grid grid-cols-[1.6fr_1fr] gap-3 sm:grid-cols-[1.95fr_1fr]'
/** So many may be in sight at first; on a phone the row stands below the first screen. */
const eagerColumns = 8

/** The hottest game large; up to 14 follow in the first row, the rest in the second. */
export function HotRow() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(hotGames())
  const isPhone = !useIsWide()
  const [first, ...others] = data ?? []
  if (!first) {
    return (
      <section id="hot" aria-label={t('home.hot')} className="scroll-mt-16">
        {(isError || data || isPhone) && <SectionHead title={t('home.hot')} />}
        {isError && (
          <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !isError && <HotSkeleton isPhone={isPhone} />}
      </section>
    )
  }
  const inRows = isPhone ? others.slice(besideLargeOnPhone) : others
  const eagerCount = isPhone ? 0 : eagerColumns
  return (
    <section id="hot" aria-label={t('home.hot')} className="scroll-mt-16">
      {isPhone && (
        <>
          <SectionHead title={t('home.hot')} more={{ label: t('common:seeAll'), href: '/hot' }} />
          <div className={besideLarge}>
            <LargeGame game={first} isPhone />
            <div className="grid content-between gap-3">
              {others.slice(0, besideLargeOnPhone).map((game) => (
                <GameCard key={game.nodeId} game={game} />
              ))}
            </div>
          </div>
        </>
      )}
      <Shelf
        label={t('home.hot')}
        itemWidth={tileWidth}
        head={isPhone ? undefined : <HotHead />}
        aside={isPhone ? undefined : <SeeAll />}
        lead={isPhone ? undefined : <LargeGame game={first} className="w-75 shrink-0" />}
      >
        {hotColumns(inRows).map(([upper, lower], i) => (
          <div key={(upper ?? lower)?.nodeId} className={cx('grid gap-4.5', upper ? 'content-between' : 'content-end')}>
            {upper && <GameCard game={upper} eager={i < eagerCount} />}
            {lower && <GameCard game={lower} eager={i < eagerCount} />}
          </div>
        ))}
      </Shelf>
    </section>
  )
}

function HotHead() {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="poster text-2xl">{t('home.hot')}</h2>
      <span className="mt-1 text-sm text-ink-3">{t('home.hotNote')}</span>
    </>
  )
}

function SeeAll() {
  const { t } = useTranslation()
  return (
    <Link to="/hot" className="rounded-sm text-sm font-semibold text-lamp-ink hit-44 focus-ring hover:underline">
      {t('common:seeAll')}
    </Link>
  )
}

/** On a phone the ordinary picture: the tall one has its lettering where the buttons would stand. */
function LargeGame({ game, isPhone = false, className }: { game: Game; isPhone?: boolean; className?: string }) {
  const tall = isPhone || game.gameType === 'LIVE' ? undefined : game.lagerIcon
  const picture = tall ?? game.showIcon ?? game.iconUrl
  return (
    <GameTileLarge
      {...tileOf(game, useLobby())}
      badge="hot"
      className={className}
      artSrc={picture && hosted(picture)}
      isTall={tall !== undefined}
    />
  )
}

/** As large as what is coming: nothing below moves when it comes. */
function HotSkeleton({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {isPhone && (
        <div className={besideLarge}>
          <Skeleton className="min-h-80 rounded-[18px]!" />
          <div className="grid content-between gap-3">
            <GameTileSkeleton />
            <GameTileSkeleton />
          </div>
        </div>
      )}
      <Shelf
        label={t('home.hot')}
        itemWidth={tileWidth}
        head={isPhone ? undefined : <HotHead />}
        lead={isPhone ? undefined : <Skeleton className="w-75 shrink-0 rounded-[18px]!" />}
      >
        {[1, 2, 3, 4, 5, 6, 7, 8].map((column) => (
          <div key={column} className="grid content-between gap-4.5">
            <GameTileSkeleton />
            <GameTileSkeleton />
          </div>
        ))}
      </Shelf>
    </>
  )
}
