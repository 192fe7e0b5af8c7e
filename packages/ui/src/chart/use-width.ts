import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of an element in px, kept up to date; `firstPx` until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>, firstPx: number): number {
  const [width, setWidth] = useState(firstPx)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    setWidth(Math.max(200, node.clientWidth)) // before the first paint
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width)))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return width
}
