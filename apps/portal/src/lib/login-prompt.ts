import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the login popup, from wherever something needs an account. */
export function showLogin(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLoginPrompt = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
