import { Button, ErrorState, formatRtp, GameArt, GameBadge, GameTileSkeleton, HeartButton, Icon, Shelf } from '@fairground/ui'
import type { Game } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { GameCard } from './game-card.tsx'
import { useLobby } from './lobby-actions.tsx'

const firstRowMax = 14

/** The hottest game large; up to 14 follow in the first row, the rest in the second. */
export function HotRow() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(query.catalogue.hotGames.queryOptions({ input: {} }))
  const [first, ...others] = data ?? []
  return (
    <section aria-labelledby="hot">
      <div className="mb-4 flex items-baseline gap-3">
        <h2 id="hot" className="font-poster text-2xl">
          {t('home.hot')}
        </h2>
        <p className="hidden text-sm text-ink-3 sm:block">{t('home.hotNote')}</p>
        <Link to="/hot" className="ms-auto rounded-sm text-sm font-bold text-lamp-ink focus-ring">
          {t('common:seeAll')}
        </Link>
      </div>
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <HotSkeleton />}
      {first && (
        <div className="grid gap-4 md:grid-cols-[minmax(16rem,18.75rem)_minmax(0,1fr)]">
          <LargeGame game={first} />
          <div className="grid min-w-0 content-between gap-5">
            <Shelf label={t('home.hot')} itemWidth="150px" gapPx={16} arrows="sides">
              {others.slice(0, firstRowMax).map((game) => (
                <GameCard key={game.nodeId} game={game} eager />
              ))}
            </Shelf>
            {others.length > firstRowMax && (
              <Shelf label={t('home.hotMore')} itemWidth="150px" gapPx={16} arrows="sides">
                {others.slice(firstRowMax).map((game) => (
                  <GameCard key={game.nodeId} game={game} eager />
                ))}
              </Shelf>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

function LargeGame({ game }: { game: Game }) {
  const { t, i18n } = useTranslation()
  const { play, tryOut, setFavourite } = useLobby()
  return (
    <article className="relative isolate mx-auto flex min-h-105 w-full max-w-90 flex-col justify-end overflow-hidden rounded-lg shadow-2 md:max-w-none">
      <GameArt name={game.displayName} src={game.lagerIcon ?? game.iconUrl} className="absolute inset-0 -z-10 size-full object-cover" eager />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-52 bg-linear-to-t from-[rgb(18_8_40/.92)] to-transparent" />
      <div className="absolute inset-x-3 top-3 flex justify-between">
        <GameBadge kind="hot" />
        <HeartButton name={game.displayName} isFavourite={game.isFavourite ?? false} onFavouriteChange={(isFavourite) => setFavourite(game, isFavourite)} />
      </div>
      <div className="grid gap-3 p-4 text-[#fff6e4]">
        <h3 className="sr-only">{game.displayName}</h3>
        <p className="flex justify-between text-sm">
          <span>{game.vendorName}</span>
          {game.rtpBp !== undefined && <b className="font-semibold">{t('ui:rtp', { percent: formatRtp(game.rtpBp, i18n.language) })}</b>}
        </p>
        <div className="flex gap-2">
          <Button variant="lamp" block onClick={() => play(game)} start={<Icon name="icon-[ph--play-fill]" />}>
            {t('ui:play')}
          </Button>
          {game.supportPlay === 0 && (
            <Button variant="glass" block onClick={() => tryOut(game)}>
              {t('ui:tryGame')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

const HotSkeleton = () => (
  <div className="grid grid-cols-3 gap-4 md:grid-cols-6">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <GameTileSkeleton key={key} />
    ))}
  </div>
)
