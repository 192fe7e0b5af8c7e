import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'
import { formatRtp } from './format-rtp.ts'
import { GameArt } from './game-art.tsx'
import { GameBadge } from './game-badge.tsx'
import type { GameTileProps } from './game-tile.tsx'
import { HeartButton } from './heart-button.tsx'
import { MaintenanceVeil } from './maintenance-veil.tsx'

export type GameTileLargeProps = GameTileProps & {
  /** Real information at the end of its line: how many play now. */
  note?: React.ReactNode
  /** The picture is the tall one, whose foot is kept free for what stands on it. */
  isTall?: boolean
}

/** The first game of the hot row: its whole picture with its lettering, and Play and Try always in sight. */
export function GameTileLarge(props: GameTileLargeProps) {
  const { name, artSrc, badge, badgeText, maintenance = false, isTall = false, className } = props
  const isOff = maintenance !== false
  return (
    <article
      className={cx(
        '@container relative flex min-h-80 flex-col overflow-hidden rounded-[18px] bg-[#1d0e2c] text-[#fff6e4]',
        className,
      )}
      aria-label={name}
    >
      <div className={isTall ? 'absolute inset-0' : 'relative aspect-3/4 shrink-0'}>
        <GameArt name={name} src={artSrc} isOff={isOff} />
      </div>
      {badge && !isOff && <GameBadge kind={badge} text={badgeText} className="absolute start-2.5 top-2.5 z-2 h-5.5!" />}
      <HeartButton {...props} />
      {isOff ? <MaintenanceVeil until={maintenance === true ? undefined : maintenance} /> : <Info {...props} />}
    </article>
  )
}

function Info({ name, vendor, rtpBp, rtpMinBp, note, isTall, href, onPlay, onTry }: GameTileLargeProps) {
  const { text, locale } = useUi()
  const play = {
    variant: 'lamp',
    'aria-label': fill(text.playGame, { name }),
    start: <Icon name="icon-[ph--play-fill]" />,
  } as const
  return (
    <div
      className={cx(
        'relative mt-auto px-4 pb-4',
        isTall ? 'bg-linear-to-b from-transparent to-[rgb(22_8_26/.92)] to-58% pt-15' : 'pt-3',
      )}
    >
      {!isTall && (
        <b dir="auto" className="mb-1 line-clamp-2 text-base leading-tight">
          {name}
        </b>
      )}
      <div className="mb-2.5 flex flex-wrap justify-between gap-x-2 text-xs text-[#f1dcc9]">
        <span dir="auto" className="truncate">
          {vendor}
        </span>
        {rtpBp !== undefined && (
          <b className="font-semibold whitespace-nowrap">
            {fill(text.rtp, { percent: formatRtp(rtpBp, locale, rtpMinBp) })}
          </b>
        )}
        {note && <span className="truncate">{note}</span>}
      </div>
      <div className={cx('grid gap-2', onTry && '@min-[15rem]:grid-cols-[1.35fr_1fr]')}>
        {href === undefined ? (
          <Button {...play} onClick={onPlay}>
            {text.play}
          </Button>
        ) : (
          <ButtonLink {...play} href={href} onClick={onPlay}>
            {text.play}
          </ButtonLink>
        )}
        {onTry && (
          <Button
            onClick={onTry}
            className="bg-[rgb(255_246_230/.14)]! text-[#fff6e4]! shadow-[inset_0_0_0_1.5px_rgb(255_246_230/.42)]!"
          >
            {text.tryGame}
          </Button>
        )}
      </div>
    </div>
  )
}
