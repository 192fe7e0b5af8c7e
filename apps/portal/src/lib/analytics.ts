import { useSyncExternalStore } from 'react'

export type Consent = 'yes' | 'no'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const key = 'analyticsConsent'
const listeners = new Set<() => void>()
/** On the page where its policy lets it measure; a tag that is set later waits for the next load. */
const allowedTag = import.meta.env.SSR ? undefined : document.documentElement.dataset.tag
let started: string | undefined

const read = (): Consent | undefined => {
  const kept = localStorage.getItem(key)
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

/** Kept for the next visit; undefined asks again. */
export function saveConsent(consent: Consent | undefined): void {
  if (consent) localStorage.setItem(key, consent)
  else localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useConsent = (): Consent | undefined => useSyncExternalStore(subscribe, read, () => undefined)

/** The id that this page may measure with; undefined where it measures nothing, and while it is as it was drawn. */
export const useTag = (gtagId: string | undefined): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (gtagId === allowedTag ? allowedTag : undefined),
    () => undefined,
  )

/** Loads the tag once; `isOn` may change at any time after that. */
export function measure(tag: string, isOn: boolean): void {
  Object.assign(window, { [`ga-disable-${tag}`]: !isOn })
  if (!isOn || started === tag) return
  started = tag
  window.dataLayer ??= []
  const commands: unknown[][] = [
    ['js', new Date()],
    ['config', tag, { allow_google_signals: false, allow_ad_personalization_signals: false }],
  ]
  // The tag takes a command only where it looks like the arguments of a call.
  for (const command of commands) window.dataLayer.push({ ...command, length: command.length, callee: undefined })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${tag}`
  document.head.append(script)
}
