import { listedCategories } from '@fairground/contract/game-words'
import { numberFormat } from '@fairground/money'
import { Button, Chip, Empty, ErrorState, Icon, SearchInput, Shelf, VendorChip } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VendorMark } from '../../components/vendor-mark.tsx'
import { query } from '../../lib/api.ts'
import { siteStatus } from '../../lib/site-status.ts'
import { FactFilters } from './fact-filters.tsx'
import { GameGrid } from './game-grid.tsx'
import { GameNews } from './game-news.tsx'
import { classesFor, clearedSearch, factKeys, type GameSearch, hasFilter } from './game-search.ts'
import { vendorsOf } from './game-ways.ts'
import { JackpotBoard } from './jackpot-board.tsx'
import { GoodRoadAlerts } from './live/good-road-alerts.tsx'
import { LiveFilters } from './live/live-filters.tsx'
import { LiveGrid } from './live/live-grid.tsx'
import { LiveHero } from './live/live-hero.tsx'
import { TypeSwitch } from './type-switch.tsx'
import { useListedGames } from './use-listed-games.ts'

const searchPauseMs = 250

export interface GameListProps {
  gameType: string
  title: string
  search: GameSearch
  onSearch: (search: GameSearch) => void
  /** Vendors as cards above, instead of chips. */
  vendors?: ReactNode
}

/** Every game of a category, 42 at a time; what narrows it lives in the address, so that back and reload keep it. */
export function GameList({ gameType, title, search, onSearch, vendors }: GameListProps) {
  const { t, i18n } = useTranslation()
  const { games, total, isError, isFetching, refetch, more } = useListedGames(gameType, search)
  const number = numberFormat(i18n.language)
  const isLive = gameType === 'LIVE' && search.view === undefined
  const empty = hasFilter(search) ? 'home.noMatch' : `home.empty.${search.view ?? 'all'}`
  return (
    <section
      data-game-page={gameType}
      aria-labelledby="games"
      className="mx-auto max-w-page px-4 py-8 lg:px-6 2xl:px-0"
    >
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <h1 id="games" tabIndex={-1} className="font-poster text-3xl outline-none">
          {title}
        </h1>
        <p aria-live="polite" className="min-h-5 pb-1.5 text-sm text-ink-3">
          {total !== undefined && t('home.gameCount', { count: total, formatted: number.format(total) })}
        </p>
        <div className="flex w-full flex-wrap items-center gap-3 md:ms-auto md:w-auto">
          <TypeSwitch view={search.view} onViewChange={(view) => onSearch({ ...search, view })} />
          <NameSearch name={search.name} onName={(name) => onSearch({ ...search, view: undefined, name })} />
        </div>
      </div>
      {isLive && !isError && !hasFilter(search) && <LiveHero games={games} />}
      <GameNews gameType={gameType} />
      {search.classify === 'JP' && (
        <div className="mb-6">
          <JackpotBoard />
        </div>
      )}
      {vendors ?? <VendorChips gameType={gameType} search={search} onSearch={onSearch} />}
      {search.sameRulesAs !== undefined && (
        <SameRules nodeId={search.sameRulesAs} onEnd={() => onSearch({ ...search, sameRulesAs: undefined })} />
      )}
      {search.view === undefined && <Narrowing gameType={gameType} search={search} onSearch={onSearch} />}
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {games?.length === 0 && (
        <Empty
          icon="icon-[ph--magnifying-glass-duotone]"
          title={t(empty)}
          action={
            hasFilter(search) && (
              <Button variant="line" onClick={() => onSearch(clearedSearch(search))}>
                {t('ui:clearFilters')}
              </Button>
            )
          }
        />
      )}
      {!isError &&
        (isLive ? (
          <LiveGrid games={games} more={more} search={search} onSearch={onSearch} />
        ) : (
          <GameGrid games={games} more={more} />
        ))}
      {isLive && <GoodRoadAlerts games={games ?? []} />}
    </section>
  )
}

/** Asks once the typing rests; what comes from the address, as by the way back, stands in the box. */
function NameSearch({ name = '', onName }: { name: string | undefined; onName: (name: string | undefined) => void }) {
  const { t } = useTranslation()
  const [{ typed, told }, setState] = useState({ typed: name, told: name })
  if (told !== name) setState({ typed: name, told: name })
  useEffect(() => {
    if (typed === name) return
    const timer = setTimeout(() => {
      setState({ typed, told: typed })
      onName(typed || undefined)
    }, searchPauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label={t('home.search')}
      value={typed}
      onValueChange={(next) => setState({ typed: next, told: name })}
      maxLength={64}
      className="w-full md:w-64"
    />
  )
}

/** The list is of games with the mathematics of one. */
function SameRules({ nodeId, onEnd }: { nodeId: string; onEnd: () => void }) {
  const { t } = useTranslation()
  const { data: game } = useQuery(query.catalogue.game.queryOptions({ input: { nodeId } }))
  if (!game) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-surface-1 px-3.5 py-2.5">
      <Icon name="icon-[ph--function-bold]" className="text-lg text-lamp-ink" />
      <span className="min-w-0 flex-1 text-sm">{t('games.sameRulesAs', { name: game.displayName })}</span>
      <Button variant="line" size="sm" onClick={onEnd}>
        {t('ui:clearFilters')}
      </Button>
    </p>
  )
}

type PartProps = Pick<GameListProps, 'gameType' | 'search' | 'onSearch'>

function VendorChips({ gameType, search, onSearch }: PartProps) {
  const { t } = useTranslation()
  const { data: groups } = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  const choose = (vassalage: string | undefined) => onSearch({ ...search, view: undefined, vassalage })
  return (
    <Shelf
      label={t('home.brands')}
      itemWidth="max-content"
      gapPx={8}
      arrows="sides"
      className="mb-4 min-h-9 touch:min-h-11"
    >
      <VendorChip
        name={t('home.allBrands')}
        pressed={search.vassalage === undefined}
        onClick={() => choose(undefined)}
      />
      {vendorsOf(groups ?? [], gameType).map((card) => (
        <VendorChip
          key={card.vassalage}
          name={card.displayName}
          mark={<VendorMark code={card.vassalage} name={card.displayName} className="h-4.25" />}
          pressed={search.vassalage === card.vassalage}
          onClick={() => choose(card.vassalage)}
        />
      ))}
    </Shelf>
  )
}

/** What a list is narrowed by beside its vendors: tables by what is dealt, slots by their sub-categories and facts. */
function Narrowing(props: PartProps) {
  if (props.gameType === 'LIVE')
    return (
      <>
        <TableCategories {...props} />
        <LiveFilters {...props} />
      </>
    )
  return props.gameType === 'RNG' ? <SlotFilters {...props} /> : null
}

function TableCategories({ search, onSearch }: PartProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="mb-5 flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('games.tables')}</legend>
      {listedCategories.map((code) => (
        <Chip
          key={code}
          pressed={search.category === code}
          onClick={() => onSearch({ ...search, category: search.category === code ? undefined : code })}
        >
          {t(`games.table.${code}`)}
        </Chip>
      ))}
    </fieldset>
  )
}

/** Sub-categories, and the facts of games behind a button. */
function SlotFilters({ search, onSearch }: PartProps) {
  const { t } = useTranslation()
  const { data: site } = useQuery(siteStatus())
  const factCount = factKeys.filter((key) => search[key] !== undefined).length
  const [isOpen, setOpen] = useState(factCount > 0)
  return (
    <div className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {classesFor(site?.languages ?? []).map((code) => (
          <Chip
            key={code}
            pressed={search.classify === code}
            onClick={() => onSearch({ ...search, classify: search.classify === code ? undefined : code })}
          >
            {t(`games.class.${code}`)}
          </Chip>
        ))}
        <Button
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          start={<Icon name="icon-[ph--sliders-horizontal-bold]" />}
          onClick={() => setOpen(!isOpen)}
          className="ms-auto"
        >
          {factCount > 0 ? t('games.filtersOn', { count: factCount }) : t('games.filters')}
        </Button>
      </div>
      {isOpen && <FactFilters search={search} onSearch={onSearch} />}
    </div>
  )
}
