import type { MouseEvent } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'

export type TileActionsProps = {
  name: string
  href?: string
  onPlay?: () => void
  onTry?: () => void
  onFacts?: () => void
  /** Takes a click made by a finger; answers whether it did. */
  onTouch: (event: MouseEvent) => boolean
}

const small = 'min-h-9! px-2! text-sm!'

/** The whole art plays; over it, on hover or focus, Play and Try. */
export function TileActions({ name, href, onPlay, onTry, onFacts, onTouch }: TileActionsProps) {
  const { text, Link } = useUi()
  const label = fill(text.playGame, { name })
  const play = (event: MouseEvent) => {
    if (!onTouch(event)) onPlay?.()
  }
  return (
    <>
      {href ? (
        <Link href={href} aria-label={label} onClick={play} className={stretched} />
      ) : (
        <button type="button" aria-label={label} onClick={play} className={stretched} />
      )}
      <span
        className={cx(
          'pointer-events-none absolute inset-0 z-2 flex flex-col justify-end gap-1.5 rounded-[inherit] p-2.5 opacity-0 transition-opacity duration-base',
          'bg-linear-to-b from-[rgb(18_9_38/.1)] from-20% to-[rgb(18_9_38/.9)]',
          'group-hover/tile:opacity-100 group-has-[:focus-visible]/tile:opacity-100 pointer-coarse:hidden',
        )}
      >
        <span aria-hidden="true" className={cx(buttonClass({ variant: 'lamp', size: 'sm' }), small)}>
          <Icon name="icon-[ph--play-fill]" />
          {text.play}
        </span>
        <span className="pointer-events-auto flex gap-1.5 empty:hidden">
          {onTry && (
            <button
              type="button"
              onClick={onTry}
              className={cx(buttonClass({ variant: 'glass', size: 'sm' }), small, 'min-w-0 flex-1')}
            >
              {text.tryGame}
            </button>
          )}
          {onFacts && (
            <button
              type="button"
              aria-label={fill(text.gameFacts, { name })}
              onClick={onFacts}
              className={cx(buttonClass({ variant: 'glass', size: 'sm' }), small, !onTry && 'flex-1')}
            >
              <Icon name="icon-[ph--info-bold]" className="text-base" />
            </button>
          )}
        </span>
      </span>
    </>
  )
}

const stretched = 'absolute inset-0 z-1 rounded-[inherit] outline-none!'
