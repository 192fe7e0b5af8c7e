import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'
import { useAutoplay } from './use-autoplay.ts'

/** In embla's own steps: after 1,000 ms less than a hundredth of the way is left. */
const emblaDuration = 28

export type Embla = UseEmblaCarouselType[1]

export type CarouselMotorProps = {
  box: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  dir: 'ltr' | 'rtl'
  holdMs: number
  isPaused: boolean
  /** The slide in sight when the motor arrives. */
  selected: number
  onSelect: (index: number) => void
  onReady: (embla: Embla) => void
}

/** Slide movement by swipe, dot and timer, without rendering. */
export function CarouselMotor(props: CarouselMotorProps) {
  const { box, viewport, dir, holdMs, isPaused, selected, onSelect, onReady } = props
  const [startIndex] = useState(selected)
  const [setViewport, embla] = useEmblaCarousel({ loop: true, direction: dir, duration: emblaDuration, startIndex })
  useAutoplay(embla, { holdMs, isPaused, box })
  useEffect(() => setViewport(viewport.current), [setViewport, viewport])
  useEffect(() => {
    if (!embla) return
    const select = () => onSelect(embla.selectedScrollSnap())
    embla.on('select', select)
    onReady(embla)
    return () => {
      embla.off('select', select)
      onReady(undefined)
    }
  }, [embla, onReady, onSelect])
  return null
}
