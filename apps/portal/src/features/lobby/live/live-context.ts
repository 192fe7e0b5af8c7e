import { createContext, use, useSyncExternalStore } from 'react'
import type { LiveStore, ShownTable } from './live-store.ts'

export const LiveContext = createContext<LiveStore | undefined>(undefined)

/** The live tables of the page below. */
export function useLiveStore(): LiveStore {
  const store = use(LiveContext)
  if (!store) throw new Error('live tables need <LiveProvider> above them')
  return store
}

/** Undefined for a table of which nobody tells. */
export function useShownTable(nodeId: string): ShownTable | undefined {
  const store = useLiveStore()
  const find = () => store.find(nodeId)
  return useSyncExternalStore(store.subscribe, find, () => undefined)
}
