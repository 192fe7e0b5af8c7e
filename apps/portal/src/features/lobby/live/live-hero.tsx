import type { Game } from '@fairground/contract'
import { Awning, Button, cx, GameArt, HeartButton, Icon, MaintenanceVeil, Skeleton } from '@fairground/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hosted } from '../../../lib/image-host.ts'
import { useLobby } from '../lobby-context.ts'
import { tileOf } from '../tile-of.ts'
import { DerivedBoards } from './derived-boards.tsx'
import { FeaturedTable } from './featured-table.ts'
import { useLiveStore, useShownTable } from './live-context.ts'
import { Bar, Chips, GoodRoad, Limits, TableFacts, Tally } from './live-parts.tsx'
import type { ShownTable } from './live-store.ts'
import { MiniRoad } from './mini-road.tsx'
import { resultsOf } from './results-of.ts'
import './live.css'

const frame = 'relative mb-8 overflow-hidden rounded-lg bg-surface-1 shadow-2'

/** The table where most play at this moment, with its roads, before all others. */
export function LiveHero({ games }: { games: readonly Game[] | undefined }) {
  const store = useLiveStore()
  const [featured] = useState(() => new FeaturedTable())
  const read = () => featured.choose(store, games ?? [])
  const nodeId = useSyncExternalStore(store.subscribe, read, () => games?.[0]?.nodeId)
  const game = games?.find((one) => one.nodeId === nodeId)
  if (games && !game) return null
  return (
    <div className={frame}>
      <Awning height={22} />
      <div className="grid grid-cols-1 md:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        {game ? <Table game={game} /> : <Skeleton className="aspect-5/3 rounded-none! md:col-span-2 md:aspect-5/2" />}
      </div>
    </div>
  )
}

function Table({ game }: { game: Game }) {
  const { t } = useTranslation()
  const lobby = useLobby()
  const shown = useShownTable(game.nodeId)
  const isClosed = shown?.table.state === 'closed'
  const picture = game.lagerIcon ?? game.showIcon ?? game.iconUrl
  const { onPlay, onTry, ...tile } = tileOf(game, lobby)
  return (
    <>
      <div className="relative aspect-5/3 overflow-hidden bg-surface-2 text-[#fff6e4] md:aspect-auto md:min-h-88">
        <GameArt
          name={game.displayName}
          src={picture && hosted(picture)}
          eager
          className="absolute inset-0 object-[50%_15%]"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-b from-transparent to-[rgb(18_9_38/.9)]"
        />
        <div className="absolute start-3 top-3 flex flex-wrap gap-1">
          <Chips game={game} table={shown?.table} />
        </div>
        {isClosed && <MaintenanceVeil until={undefined} />}
        <div className="absolute inset-x-4 bottom-3">{shown && !isClosed && <Bar table={shown.table} />}</div>
      </div>
      <div className="grid grid-cols-1 content-start gap-3 p-4 md:p-5">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h2 className="font-poster text-2xl leading-8 lg:text-3xl lg:leading-10">
              <bdi>{game.displayName}</bdi>
            </h2>
          </div>
          <HeartButton {...tile} on="surface" />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <TableFacts game={game} shown={shown} />
          <span className="text-sm font-semibold text-ink-2">
            {shown?.table.stakes && <Limits stakes={shown.table.stakes} />}
          </span>
        </div>
        <Roads name={game.displayName} shown={shown} />
        <div className="mt-1 flex gap-2.5">
          <Button
            variant="lamp"
            disabled={isClosed}
            start={<Icon name="icon-[ph--play-fill]" />}
            onClick={onPlay}
            className="flex-1"
          >
            {t('ui:play')}
          </Button>
          {onTry && (
            <Button variant="line" disabled={isClosed} onClick={onTry} className="flex-1">
              {t('ui:tryGame')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

const noLetters: ShownTable['letters'] = []

/** As high whatever is known, so that nothing below moves. */
function Roads({ name, shown }: { name: string; shown: ShownTable | undefined }) {
  const { letters = noLetters, table } = shown ?? {}
  const road = table?.road ?? ''
  // The same while nothing comes, so that roads are not drawn again.
  const results = useMemo(() => resultsOf(road, letters), [road, letters])
  return (
    <>
      <div className="flex min-h-5 items-center justify-between gap-2 text-xs text-ink-2">
        {shown && <Tally {...shown} />}
        {shown && <GoodRoad shown={shown} />}
      </div>
      {shown ? (
        <MiniRoad name={name} road={shown.table.road} letters={shown.letters} />
      ) : (
        <div className="live-board live-board-empty" />
      )}
      <div className={cx('max-md:hidden', results.length === 0 && 'invisible')}>
        <DerivedBoards results={results} />
      </div>
    </>
  )
}
