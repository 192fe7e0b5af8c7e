import { useSyncExternalStore } from 'react'

export interface Store<State extends object> {
  get(): State
  /** Replaces the named parts and tells the listeners. */
  set(patch: Partial<State>): void
  subscribe(listener: () => void): () => void
}

/** A value that the game changes and the screen follows. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(patch) {
      state = { ...state, ...patch }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Part of a store; the component renders again when that part is another value. */
export function useStore<State extends object, Part>(store: Store<State>, select: (state: State) => Part): Part {
  const part = () => select(store.get())
  return useSyncExternalStore(store.subscribe, part, part)
}
