/** Whether notices can be had here, and whether somebody said no in the browser's own question. */
export type PushPower = 'none' | 'denied' | 'ready'

export function pushPower(): PushPower {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** Of this browser, as it stands; asks for nothing. A page that has no worker has none. */
export async function currentPush(): Promise<PushSubscription | undefined> {
  if (pushPower() === 'none') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Asks for leave and subscribes; only after a press, as browsers refuse the question otherwise. Undefined when the answer was no. */
export async function askForPush(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription for another key, as of another installation, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  return { endpoint: made.endpoint, keys: { p256dh, auth } }
}
