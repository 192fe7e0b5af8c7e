import { useSyncExternalStore } from 'react'

/** Whether a popup is open, known everywhere: any part of the portal opens or closes it. */
export function createPrompt(): { show: (open: boolean) => void; useIsOpen: () => boolean } {
  let isOpen = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    show(open) {
      isOpen = open
      for (const listener of listeners) listener()
    },
    useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen),
  }
}
