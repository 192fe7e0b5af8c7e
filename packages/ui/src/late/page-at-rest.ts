import { isOffline } from './late.ts'

const quietMs = 3_000
/** A window that nothing moves in may never be told that it is idle. */
const idleMsMax = 3_000

let rest: Promise<void> | undefined

/** Resolves when the page has loaded, three seconds have passed, and the browser has a network and nothing to do. */
export function pageAtRest(): Promise<void> {
  rest ??= loaded()
    .then(() => new Promise((resolve) => setTimeout(resolve, quietMs)))
    .then(idle)
  return rest.then(online)
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** Safari has no idle callback; those seconds are enough there. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: idleMsMax })
    else resolve()
  })

const online = () =>
  new Promise<void>((resolve) => {
    if (isOffline()) window.addEventListener('online', () => resolve(), { once: true })
    else resolve()
  })
