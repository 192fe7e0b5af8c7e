import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; `isDrawnAs` without a browser and for the first drawing of what was drawn there. Prefer CSS: use this only where markup must differ. */
export function useMediaQuery(query: string, isDrawnAs = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => isDrawnAs,
  )
}
