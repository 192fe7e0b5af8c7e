import { useSyncExternalStore } from 'react'

/** Several tables have room beside each other. */
const query = '(min-width: 64rem) and (min-height: 36rem)'

export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
