import { type RefObject, useEffect } from 'react'

/**
 * Puts the focus into `target`, or the first field in it, whenever `cause` becomes another one that is not empty.
 * A window whose focused part goes away takes the focus itself, at once and in the next frame; this comes after it.
 */
export function useLateFocus(target: RefObject<HTMLElement | null>, cause: unknown): void {
  useEffect(() => {
    if (!cause) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const element = target.current
        const field = element instanceof HTMLFormElement ? element.querySelector('input') : element
        field?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [target, cause])
}
