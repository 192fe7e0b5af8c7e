import {
  Button,
  Empty,
  ErrorState,
  GameTileSkeleton,
  numberFormat,
  SearchInput,
  Shelf,
  Skeleton,
  VendorChip,
} from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VendorMark } from '../../components/vendor-mark.tsx'
import { query } from '../../lib/api.ts'
import { arrowsAbove } from './arrows-above.ts'
import { GameCard } from './game-card.tsx'
import type { GameView } from './game-view.ts'
import { hotGames } from './hot-games.ts'
import { favouriteGames, recentGames, slotsType } from './personal-games.ts'
import { tileWidth } from './tile-width.ts'
import { TypeSwitch } from './type-switch.tsx'

/** Two rows of fifteen; the list behind the heading has all. */
const shownMax = 30
const ownMax = 20
const vendorsMax = 5

/** Slots in two rows of fifteen: by brand, by name, mine and the last ones played. */
export function SlotsBlock() {
  const { t, i18n } = useTranslation()
  const [view, setView] = useState<GameView>()
  const [brand, setBrand] = useState<string>()
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const games = useGames({ view, brand, name })
  const menus = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  const group = menus.data?.find(({ title }) => title === slotsType)
  const hasFilter = brand !== undefined || name !== ''
  const search = (next: string) => {
    setView(undefined)
    setTyped(next)
  }
  const clear = () => {
    setBrand(undefined)
    setTyped('')
  }
  const count = group?.gameCount
  const head = (
    <>
      <h2 id="slots" className="poster text-2xl">
        <Link to="/$gameType" params={{ gameType: 'rng' }} className="rounded-sm focus-ring">
          {t('nav.slots')}
        </Link>
      </h2>
      {count !== undefined && (
        <span className="mt-1 text-sm text-ink-3">
          {t('home.gameCount', { count, formatted: numberFormat(i18n.language).format(count) })}
        </span>
      )}
    </>
  )
  const controls = (
    <div className="flex flex-wrap items-center gap-3">
      <TypeSwitch view={view} onViewChange={setView} />
      <SearchInput label={t('home.search')} value={typed} onValueChange={search} className="w-full sm:w-60" />
    </div>
  )
  const brands = view === undefined && (group || menus.isPending) && (
    <Shelf
      label={t('home.brands')}
      itemWidth="max-content"
      gapPx={8}
      arrows={arrowsAbove(vendorsMax, group?.cards.length ?? 0)}
      className="mb-4"
    >
      <VendorChip name={t('home.allBrands')} pressed={brand === undefined} onClick={() => setBrand(undefined)} />
      {!group && [1, 2, 3, 4].map((key) => <Skeleton key={key} className="h-9 w-30 rounded-full! touch:h-11" />)}
      {group?.cards.map((card) => (
        <VendorChip
          key={card.vassalage}
          name={card.displayName}
          mark={<VendorMark code={card.vassalage} name={card.displayName} className="h-4.25" />}
          pressed={brand === card.vassalage}
          onClick={() => setBrand(brand === card.vassalage ? undefined : card.vassalage)}
        />
      ))}
    </Shelf>
  )
  return (
    <section aria-labelledby="slots">
      <div className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-3">
        {head}
        <div className="w-full md:ms-auto md:w-auto">{controls}</div>
      </div>
      {brands}
      {games.isError && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void games.refetch()} isRetrying={games.isFetching} />
      )}
      {games.isPending && !games.isError && <SlotsSkeleton view={view} />}
      {games.data?.length === 0 && (
        <Empty
          icon="icon-[ph--cards-three-duotone]"
          title={t(hasFilter ? 'home.noMatch' : `home.empty.${view ?? 'all'}`)}
          action={
            hasFilter && (
              <Button variant="line" onClick={clear}>
                {t('ui:clearFilters')}
              </Button>
            )
          }
        />
      )}
      {games.data && games.data.length > 0 && (
        <Shelf label={t('nav.slots')} rows={2} itemWidth={tileWidth} head={<ShownNote view={view} />}>
          {games.data.map((game) => (
            <GameCard key={game.nodeId} game={game} />
          ))}
        </Shelf>
      )}
    </section>
  )
}

function useGames({ view, brand, name }: { view: GameView | undefined; brand: string | undefined; name: string }) {
  const all = useQuery({
    ...query.catalogue.popular.queryOptions({
      input: { gameType: slotsType, vassalage: brand, gameName: name || undefined, pageSize: shownMax },
    }),
    enabled: view === undefined,
    placeholderData: keepPreviousData,
    select: ({ list }) => list,
  })
  const hot = useQuery({
    ...hotGames(slotsType),
    enabled: view === 'hot',
    select: (games) => games.slice(0, shownMax),
  })
  const favourite = useQuery({
    ...favouriteGames,
    enabled: view === 'favourite',
    select: (games) => games.filter(({ gameType }) => gameType === slotsType).slice(0, ownMax),
  })
  const recent = useQuery({ ...recentGames, enabled: view === 'recent', select: ({ list }) => list })
  return { all, hot, favourite, recent }[view ?? 'all']
}

/** As large as what is coming: nothing below moves when it comes. */
function SlotsSkeleton({ view }: { view: GameView | undefined }) {
  const { t } = useTranslation()
  return (
    <Shelf label={t('nav.slots')} rows={2} itemWidth={tileWidth} head={<ShownNote view={view} />}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((key) => (
        <GameTileSkeleton key={key} />
      ))}
    </Shelf>
  )
}

function ShownNote({ view }: { view: GameView | undefined }) {
  const { t } = useTranslation()
  return <span className="text-sm text-ink-3">{t(`home.shown.${view ?? 'all'}`)}</span>
}
