import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { isTouch } from '../lib/is-touch.ts'
import { useUi } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'
import { formatRtp } from './format-rtp.ts'
import { GameArt } from './game-art.tsx'
import { GameBadge, type GameBadgeKind } from './game-badge.tsx'
import { HeartButton } from './heart-button.tsx'
import { MaintenanceVeil } from './maintenance-veil.tsx'
import { TileActions } from './tile-actions.tsx'

const GameSheet = lazy(() => import('./game-sheet.tsx').then((module) => ({ default: module.GameSheet })))

export type GameTileProps = {
  name: string
  vendor?: string
  /** Portrait art, 3 : 4. Without it, or when it fails, the brand fan with the name stands in. */
  artSrc?: string
  /** Return to player in basis points, 9650 for 96.5 %; with the best play, where bets differ. Hidden when absent, never 0. */
  rtpBp?: number
  /** Of the poorest bet, where it is another. */
  rtpMinBp?: number
  badge?: GameBadgeKind
  /** Instead of the badge's own word: the jackpot's size. */
  badgeText?: string
  href?: string
  onPlay?: () => void
  /** Present only where a demo exists. */
  onTry?: () => void
  /** Shows what is certified of it. */
  onFacts?: () => void
  isFavourite?: boolean
  /** Absent: no heart. */
  onFavouriteChange?: (isFavourite: boolean) => void
  /** `true`, or the time it should end, already formatted. */
  maintenance?: boolean | string
  /** First two rows: load at once. */
  eager?: boolean
  className?: string
}

/**
 * One game of a shelf. With a mouse, hover or focus shows Play and Try; with a finger the first tap opens a
 * sheet with both, so that nobody starts a game by scrolling.
 */
export function GameTile(props: GameTileProps) {
  const {
    name,
    vendor,
    artSrc,
    rtpBp,
    rtpMinBp,
    badge,
    badgeText,
    onTry,
    maintenance = false,
    eager,
    className,
  } = props
  const { text, locale } = useUi()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isOff = maintenance !== false
  const openSheet = (event: MouseEvent) => {
    if (!isTouch(event)) return false
    event.preventDefault()
    setIsSheetOpen(true)
    return true
  }
  return (
    <article className={cx('group/tile relative min-w-0', className)}>
      <div
        className={cx(
          'relative aspect-3/4 overflow-hidden rounded-[14px] bg-surface-2 transition-[transform,box-shadow] duration-base ease-out',
          'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-[inset_0_0_0_1px_rgb(255_240_215/.14)]',
          'has-[>:is(a,button):focus-visible]:outline-3 has-[>:is(a,button):focus-visible]:outline-offset-3 has-[>:is(a,button):focus-visible]:outline-focus',
          !isOff && 'group-hover/tile:-translate-y-1 group-hover/tile:shadow-lamp',
        )}
      >
        <GameArt name={name} src={artSrc} isOff={isOff} eager={eager} />
        {badge && !isOff && <GameBadge kind={badge} text={badgeText} className="absolute start-2 top-2 z-2" />}
        {isOff ? (
          <MaintenanceVeil until={maintenance === true ? undefined : maintenance} />
        ) : (
          <TileActions {...props} onTouch={openSheet} />
        )}
      </div>
      <HeartButton {...props} />
      <b className={cx('mt-2 block leading-4.75 font-semibold', isOff && 'text-ink-3')} title={name}>
        <bdi className="block w-fit max-w-full truncate">{name}</bdi>
      </b>
      <span className="flex justify-between gap-1.5 text-xs text-ink-3">
        <span dir="auto" className="min-w-0 truncate">
          {vendor}
        </span>
        {rtpBp !== undefined && !isOff && (
          <span className="font-semibold whitespace-nowrap max-md:hidden">
            {fill(text.rtp, { percent: formatRtp(rtpBp, locale, rtpMinBp) })}
          </span>
        )}
      </span>
      {isSheetOpen && (
        <Suspense>
          <GameSheet {...props} onTry={onTry} open onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </article>
  )
}
