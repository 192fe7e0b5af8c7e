import { createPlace } from './prompt.ts'

/** Chromium hands it to a page that may be put on the home screen; no standard names it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

const { set: keepInstall, use: useInstall } = createPlace<InstallEvent>()

export { useInstall }

/**
 * Has the browser keep what the site needs to say that there is no network. A version that waits for its turn is told
 * with what lets it take over and draws the page anew. @returns what ends the telling
 */
export function keepShell(onNewVersion: (takeOver: () => void) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('beforeinstallprompt', (event) => isInstallEvent(event) && keepInstall(event), { signal })
  window.addEventListener('appinstalled', () => keepInstall(undefined), { signal })
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // Browsers may forbid it; the site does without.
    watchVersions(navigator.serviceWorker, signal, onNewVersion).catch(() => {})
  return () => ending.abort()
}

async function watchVersions(
  workers: ServiceWorkerContainer,
  signal: AbortSignal,
  onNewVersion: (takeOver: () => void) => void,
): Promise<void> {
  // The first worker takes over a page that had none: nothing is new about that.
  const hadWorker = workers.controller !== null
  const registration = await workers.register('/service-worker.js')
  const tell = () => {
    const { waiting } = registration
    if (!waiting || !hadWorker || signal.aborted) return
    onNewVersion(() => {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage('take-over')
    })
  }
  tell()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell))
}
