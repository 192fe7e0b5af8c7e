import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { isTouch } from '../lib/is-touch.ts'
import { GameArt } from './game-art.tsx'
import type { GameTileProps } from './game-tile.tsx'
import { HeartButton } from './heart-button.tsx'
import { MaintenanceVeil } from './maintenance-veil.tsx'
import { TileActions } from './tile-actions.tsx'

const GameSheet = lazy(() => import('./game-sheet.tsx').then((module) => ({ default: module.GameSheet })))

export type LiveTileProps = Omit<GameTileProps, 'badge' | 'badgeText'> & {
  /** Over the picture: what kind of table it is. */
  chips?: ReactNode
  /** At its foot: who deals, and where the round stands. */
  bar?: ReactNode
  /** Beside the name. */
  limits?: ReactNode
  /** Of one size in all tiles, whatever is known. */
  board: ReactNode
  foot?: ReactNode
  /** The picture lies across; upright ones show who stands at their top. */
  isWide?: boolean
  /** Glows and stands out: it has what the player looks for. */
  isLit?: boolean
}

/** A table that is played at this moment. What the picture does is as on every game's tile. */
export function LiveTile(props: LiveTileProps) {
  const {
    name,
    artSrc,
    maintenance = false,
    eager,
    isLit = false,
    isWide,
    chips,
    bar,
    limits,
    board,
    foot,
    ...rest
  } = props
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isOff = maintenance !== false
  const openSheet = (event: MouseEvent) => {
    if (!isTouch(event)) return false
    event.preventDefault()
    setIsSheetOpen(true)
    return true
  }
  return (
    <article
      data-lit={isLit || undefined}
      className={cx(
        'group/tile relative h-full min-w-0 overflow-hidden rounded-lg bg-surface-1 transition-[transform,box-shadow] duration-base ease-out',
        'has-[>div>:is(a,button):focus-visible]:outline-3 has-[>div>:is(a,button):focus-visible]:outline-offset-3 has-[>div>:is(a,button):focus-visible]:outline-focus',
        isLit
          ? '-translate-y-1 shadow-[inset_0_0_0_2px_var(--f-lamp),0_0_22px_-2px_var(--f-lamp)]'
          : 'shadow-[inset_0_0_0_1px_var(--f-line),var(--f-shadow-1)]',
        !isOff && 'hover:-translate-y-1 hover:shadow-lamp',
      )}
    >
      <div className="relative aspect-2/1 overflow-hidden bg-surface-2 sm:aspect-5/3 text-[#fff6e4]">
        <GameArt
          name={name}
          src={artSrc}
          isOff={isOff}
          eager={eager}
          className={isWide ? 'object-[50%_40%]' : 'object-[50%_14%] sm:object-[50%_12%]'}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-0 h-3/5 bg-linear-to-b from-transparent to-[rgb(18_9_38/.92)]"
        />
        {isOff ? (
          <MaintenanceVeil until={maintenance === true ? undefined : maintenance} />
        ) : (
          <TileActions {...rest} name={name} onTouch={openSheet} />
        )}
        <div className="pointer-events-none absolute start-2 top-2 z-2 flex max-w-4/5 flex-wrap gap-1">{chips}</div>
        <div className="pointer-events-none absolute inset-x-2.5 bottom-2 z-2 transition-opacity duration-fast group-hover/tile:opacity-0 group-has-[:focus-visible]/tile:opacity-0 pointer-coarse:opacity-100!">
          {bar}
        </div>
      </div>
      <HeartButton {...rest} name={name} />
      <div className="grid gap-2 p-3">
        <div className="flex items-baseline justify-between gap-2">
          <b className="min-w-0 truncate leading-4.75 font-semibold" title={name}>
            <bdi>{name}</bdi>
          </b>
          <span className="shrink-0 text-xs font-semibold text-ink-2">{limits}</span>
        </div>
        {board}
        {foot}
      </div>
      {isSheetOpen && (
        <Suspense>
          <GameSheet {...rest} name={name} artSrc={artSrc} open onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </article>
  )
}
