import { type RefObject, useEffect, useState } from 'react'

/** Whether what is in a box is wider than the box. A box that scrolls sideways cannot keep its head in sight. */
export function useIsTooWide(box: RefObject<HTMLElement | null>): boolean {
  const [isTooWide, setIsTooWide] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setIsTooWide(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [box])
  return isTooWide
}
