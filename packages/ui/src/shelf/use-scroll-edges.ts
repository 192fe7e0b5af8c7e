import { type RefObject, useCallback, useEffect, useState } from 'react'

export type ScrollEdges = {
  hasBefore: boolean
  hasAfter: boolean
  /** Moves nine tenths of what is in sight, forth (1) or back (−1) in reading direction. */
  page: (way: 1 | -1) => void
}

/** Whether a row has more to either side. Works in both directions: scrollLeft counts down in right-to-left. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState({ hasBefore: false, hasAfter: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const at = Math.abs(element.scrollLeft)
      const hasBefore = at > 2
      const hasAfter = at + element.clientWidth < element.scrollWidth - 2
      setEdges((old) => (old.hasBefore === hasBefore && old.hasAfter === hasAfter ? old : { hasBefore, hasAfter }))
    }
    element.addEventListener('scroll', measure, { passive: true })
    // Measures at once too, but after the layout that comes anyway: asked for here it would be made for every row alone.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [row])
  const page = useCallback(
    (way: 1 | -1) => {
      const element = row.current
      if (!element) return
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
      element.scrollBy({ left: way * sign * element.clientWidth * 0.9, behavior: 'smooth' })
    },
    [row],
  )
  return { ...edges, page }
}
