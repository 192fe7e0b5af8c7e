import { type ReactNode, useRef, useState } from 'react'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { late } from '../late/late.ts'
import { useLate } from '../late/use-late.ts'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'
import { CarouselDots } from './carousel-dots.tsx'
import type { CarouselMotorProps, Embla } from './carousel-motor.tsx'

const motor = late(() => import('./carousel-motor.tsx').then((module) => module.CarouselMotor))

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
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<Embla>()
  const [selected, setSelected] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isCalm = useReducedMotion()
  const choose = (index: number) => {
    if (embla) embla.scrollTo(index, isCalm)
    else setSelected(index)
  }

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
        <>
          <CarouselDots
            slides={slides}
            selected={selected}
            isPaused={isPaused}
            isDark={isDark}
            onSelect={choose}
            onPausedChange={setIsPaused}
            className={dotsClassName}
          />
          <LateMotor
            {...{ box, viewport, dir, holdMs, isPaused, selected }}
            onSelect={setSelected}
            onReady={setEmbla}
          />
        </>
      )}
    </section>
  )
}

/** The first slide stands without it; choosing another one calls it at once. */
function LateMotor(props: CarouselMotorProps) {
  const { part: CarouselMotor } = useLate(motor, props.selected)
  return CarouselMotor && <CarouselMotor {...props} />
}
