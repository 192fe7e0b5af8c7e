import { useSyncExternalStore } from 'react'

let anchor: string | undefined
const listeners = new Set<() => void>()

function set(next: string | undefined): void {
  anchor = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The help centre over whatever is there, at the article of that anchor, or at its first topic. */
export const openHelp = (at = ''): void => set(at)
export const closeHelp = (): void => set(undefined)
/** The anchor asked for; undefined while the help centre is closed. */
export const useHelpPrompt = (): string | undefined => useSyncExternalStore(subscribe, () => anchor)
