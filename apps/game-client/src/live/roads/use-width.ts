import { type RefObject, useLayoutEffect, useState } from 'react'

/** Of the narrowest phone. */
const firstPx = 320

/** Width of an element in px; measured before the first paint, so that nothing moves. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(firstPx)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    setWidthPx(node.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(entry.contentRect.width))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return widthPx
}
