import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'
import { CarouselDots } from './carousel-dots.tsx'
import { useAutoplay } from './use-autoplay.ts'

/** About a second for a full slide; embla counts in its own steps. */
const emblaDuration = 42

export type Slide = { id: string; name: string; content: ReactNode }

export type CarouselProps = {
  /** Names it for screen readers. */
  label: string
  slides: readonly Slide[]
  /** How long a slide stays, in milliseconds. */
  holdMs?: number
  className?: string
  /** The pictures are dark in both themes, so the bulbs stay light. */
  isDark?: boolean
  /** Of the row of bulbs: where it stands on the picture. */
  dotsClassName?: string
}

/** Banners that follow each other. One banner stands still and has no bulbs. */
export function Carousel({ label, slides, holdMs = 5000, isDark, className, dotsClassName }: CarouselProps) {
  const { dir, text } = useUi()
  const hasMany = slides.length > 1
  const box = useRef<HTMLElement>(null)
  const [viewport, embla] = useEmblaCarousel({
    loop: hasMany,
    direction: dir,
    duration: emblaDuration,
    active: hasMany,
  })
  const [selected, setSelected] = useState(0)
  const isCalm = useReducedMotion()
  const [isPaused, setIsPaused] = useState(false)
  useAutoplay(hasMany ? embla : undefined, { holdMs, isPaused, box })
  useEffect(() => {
    if (!embla) return
    const select = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', select)
    return () => {
      embla.off('select', select)
    }
  }, [embla])

  return (
    <section ref={box} aria-roledescription="carousel" aria-label={label} className={cx('relative', className)}>
      <div ref={viewport} className="h-full overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              aria-roledescription="slide"
              aria-label={fill(text.slideOf, { index: index + 1, total: slides.length })}
              inert={index !== selected}
              className="h-full min-w-0 shrink-0 grow-0 basis-full"
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {hasMany && (
        <CarouselDots
          slides={slides}
          selected={selected}
          isPaused={isPaused}
          isDark={isDark}
          onSelect={(index) => embla?.scrollTo(index, isCalm)}
          onPausedChange={setIsPaused}
          className={dotsClassName}
        />
      )}
    </section>
  )
}
