import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'

type CarouselDotsProps = {
  slides: readonly { id: string; name: string }[]
  selected: number
  isPaused: boolean
  isDark: boolean | undefined
  onSelect: (index: number) => void
  onPausedChange: (isPaused: boolean) => void
  className: string | undefined
}

const bulb = {
  base:
    'block h-3 w-2.75 rounded-full transition-[background-color,box-shadow] duration-fast ' +
    'bg-[rgb(255_246_230/.22)] shadow-[inset_0_0_0_1.5px_rgb(255_246_230/.6)] ' +
    'group-aria-[current]/dot:bg-[#fff0c8] group-aria-[current]/dot:shadow-[0_0_8px_2px_rgb(255_205_110/.95),0_0_22px_6px_rgb(255_170_70/.5)]',
  day:
    'light:bg-[rgb(42_26_62/.1)] light:shadow-[inset_0_0_0_1.5px_#5a4a6b] ' +
    'light:group-aria-[current]/dot:bg-[#ffb42e] light:group-aria-[current]/dot:shadow-[0_0_0_2px_#8a5000]',
}

/** The lamps under a carousel: named buttons, the one that is on is lit; then pause. */
export function CarouselDots(props: CarouselDotsProps) {
  const { slides, selected, isPaused, isDark = false, onSelect, onPausedChange, className } = props
  const text = useUiText()
  return (
    <div className={cx('flex items-center gap-0.5', className ?? 'absolute start-4 bottom-3 z-2')}>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          aria-label={slide.name}
          aria-current={index === selected || undefined}
          onClick={() => onSelect(index)}
          className="group/dot grid size-6.25 place-items-center rounded-full hit-44 focus-ring"
        >
          <i aria-hidden="true" className={cx(bulb.base, !isDark && bulb.day)} />
        </button>
      ))}
      <button
        type="button"
        aria-label={isPaused ? text.resume : text.pause}
        onClick={() => onPausedChange(!isPaused)}
        className={cx(
          'grid size-6.25 place-items-center rounded-full text-[11px] text-[rgb(255_246_230/.8)] hit-44 focus-ring hover:text-white calm:hidden',
          !isDark && 'light:text-[#43325a] light:hover:text-[#2a1a3e]',
        )}
      >
        <Icon name={isPaused ? 'icon-[ph--play-fill]' : 'icon-[ph--pause-fill]'} />
      </button>
    </div>
  )
}
