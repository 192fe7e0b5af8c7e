import type { SocialValue } from '@fairground/contract'
import { useSyncExternalStore } from 'react'
import type { SocialProvider } from './social-visit.ts'

export interface SocialTicket extends SocialValue {
  provider: SocialProvider
}

let ticket: SocialTicket | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Somebody whom a provider vouched for and who has no account yet: the registration form goes on with it. */
export function setSocialTicket(next: SocialTicket | undefined): void {
  ticket = next
  for (const listener of listeners) listener()
}

export const useSocialTicket = (): SocialTicket | undefined =>
  useSyncExternalStore(
    subscribe,
    () => ticket,
    () => undefined,
  )
