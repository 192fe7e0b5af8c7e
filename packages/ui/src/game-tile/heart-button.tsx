import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { createClickGuard } from '../lib/click-guard.ts'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'

export type HeartButtonProps = {
  name: string
  isFavourite?: boolean
  onFavouriteChange?: (isFavourite: boolean) => void
  /** On art (default) or on a surface. */
  on?: 'art' | 'surface'
}

/** A heart that was just pressed is not pressed again for so long. */
const guardMs = 1000

/** The heart on a game. Draws nothing without a handler. */
export function HeartButton({ name, isFavourite = false, onFavouriteChange, on = 'art' }: HeartButtonProps) {
  const text = useUiText()
  const [guard] = useState(() => createClickGuard(guardMs, () => performance.now()))
  if (!onFavouriteChange) return null
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={fill(isFavourite ? text.removeFavourite : text.addFavourite, { name })}
      onClick={() => guard.accepts() && onFavouriteChange(!isFavourite)}
      className={cx(
        'grid place-items-center rounded-full text-[15px] transition-transform duration-fast ease-swing focus-ring active:scale-90',
        on === 'art'
          ? 'absolute end-1 top-1 z-3 size-8.5 text-[#fff4dc] [filter:drop-shadow(0_1px_3px_rgb(10_4_30/.8))] touch:end-0 touch:top-0 touch:size-11'
          : 'size-10 text-ink-2 hit-44 hover:text-ink',
        isFavourite && (on === 'art' ? 'text-[#ff7f8a]!' : 'text-ruby-ink!'),
      )}
    >
      <Icon
        key={String(isFavourite)}
        name={isFavourite ? 'icon-[ph--heart-fill]' : 'icon-[ph--heart-bold]'}
        className={isFavourite ? 'animate-pop' : undefined}
      />
    </button>
  )
}
