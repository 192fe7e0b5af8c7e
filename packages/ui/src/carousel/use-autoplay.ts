import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'

type AutoplayOptions = { holdMs: number; isPaused: boolean; box: RefObject<HTMLElement | null> }

/** Moves to the next slide after `holdMs`, but not under the pointer, with focus inside, hidden, or in calm motion. */
export function useAutoplay(embla: UseEmblaCarouselType[1], { holdMs, isPaused, box }: AutoplayOptions): void {
  const isCalm = useReducedMotion()
  const isHeld = useHeld(box)
  const isRunning = !isPaused && !isCalm && !isHeld
  useEffect(() => {
    if (!embla || !isRunning) return
    let timer = setTimeout(next, holdMs)
    function next() {
      if (document.visibilityState === 'visible') embla?.scrollNext()
      restart()
    }
    function restart() {
      clearTimeout(timer)
      timer = setTimeout(next, holdMs)
    }
    embla.on('select', restart)
    return () => {
      clearTimeout(timer)
      embla.off('select', restart)
    }
  }, [embla, isRunning, holdMs])
}

function useHeld(box: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const listeners = {
      pointerenter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      pointerleave: () => setIsHovered(false),
      focusin: (event: FocusEvent) =>
        setIsFocused(event.target instanceof Element && event.target.matches(':focus-visible')),
      focusout: () => setIsFocused(false),
    }
    element.addEventListener('pointerenter', listeners.pointerenter)
    element.addEventListener('pointerleave', listeners.pointerleave)
    element.addEventListener('focusin', listeners.focusin)
    element.addEventListener('focusout', listeners.focusout)
    return () => {
      element.removeEventListener('pointerenter', listeners.pointerenter)
      element.removeEventListener('pointerleave', listeners.pointerleave)
      element.removeEventListener('focusin', listeners.focusin)
      element.removeEventListener('focusout', listeners.focusout)
    }
  }, [box])
  return isHovered || isFocused
}
