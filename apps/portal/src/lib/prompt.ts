import { useSyncExternalStore } from 'react'

/** A value that is known everywhere: any part of the portal sets it, undefined takes it away. */
export function createPlace<Value>(): { set: (value: Value | undefined) => void; use: () => Value | undefined } {
  let current: Value | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(value) {
      current = value
      for (const listener of listeners) listener()
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => undefined,
      ),
  }
}

/** Whether a popup is open, known everywhere: any part of the portal opens or closes it. */
export function createPrompt(): { show: (open: boolean) => void; useIsOpen: () => boolean } {
  const { set, use } = createPlace<true>()
  return { show: (open) => set(open || undefined), useIsOpen: () => use() === true }
}
