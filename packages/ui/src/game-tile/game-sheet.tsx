import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { useUi } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'
import { formatRtp } from './format-rtp.ts'
import { GameArt } from './game-art.tsx'
import { HeartButton } from './heart-button.tsx'

export type GameSheetProps = {
  open: boolean
  onClose: () => void
  name: string
  vendor?: string
  artSrc?: string
  rtpBp?: number
  rtpMinBp?: number
  href?: string
  onPlay?: () => void
  onTry?: () => void
  onFacts?: () => void
  isFavourite?: boolean
  onFavouriteChange?: (isFavourite: boolean) => void
}

/** Opened by the first tap on a game: the game with play and trial buttons. */
export function GameSheet({
  open,
  onClose,
  name,
  vendor,
  artSrc,
  rtpBp,
  rtpMinBp,
  href,
  onPlay,
  onTry,
  onFacts,
  ...heart
}: GameSheetProps) {
  const { text, locale } = useUi()
  const play = {
    variant: 'lamp',
    size: 'lg',
    className: 'flex-1',
    start: <Icon name="icon-[ph--play-fill]" />,
  } as const
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      phone="bottom"
      title={name}
      footer={
        <>
          {href ? (
            <ButtonLink {...play} href={href} onClick={onPlay}>
              {text.play}
            </ButtonLink>
          ) : (
            <Button {...play} onClick={onPlay}>
              {text.play}
            </Button>
          )}
          {onTry && (
            <Button variant="line" size="lg" onClick={onTry}>
              {text.tryGame}
            </Button>
          )}
        </>
      }
    >
      <div className="flex items-center gap-4">
        <div className="aspect-3/4 w-24 shrink-0 overflow-hidden rounded-md">
          <GameArt name={name} src={artSrc} eager />
        </div>
        <div className="min-w-0 flex-1">
          <p className="text-base text-ink-2">{vendor}</p>
          {rtpBp !== undefined && (
            <p className="mt-1 text-sm font-semibold text-ink-3">
              {fill(text.rtp, { percent: formatRtp(rtpBp, locale, rtpMinBp) })}
            </p>
          )}
          {onFacts && (
            <Button
              variant="quiet"
              size="sm"
              className="-ms-2.75 mt-1"
              start={<Icon name="icon-[ph--info-bold]" />}
              onClick={() => {
                onClose()
                onFacts()
              }}
            >
              {text.facts}
            </Button>
          )}
        </div>
        <HeartButton {...heart} name={name} on="surface" />
      </div>
    </Dialog>
  )
}
