import { useSyncExternalStore } from 'react'

/** Key of the specification: a token in session storage is what a signed-in tab is. */
const key = 'token'
const listeners = new Set<() => void>()

export const readToken = (): string | undefined =>
  typeof sessionStorage === 'undefined' ? undefined : (sessionStorage.getItem(key) ?? undefined)

export function saveToken(token: string | undefined): void {
  if (token) sessionStorage.setItem(key, token)
  else sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes when this tab signs in or out. */
export const useToken = (): string | undefined => useSyncExternalStore(subscribe, readToken, () => undefined)
