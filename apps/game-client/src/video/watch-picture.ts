import { endExchange, exchangeOffer, type VideoDoor } from './exchange-offer.ts'
import { noPicture, type PictureState, unstampedMs, withStamp } from './picture-state.ts'
import type { Stamp } from './stamp.ts'
import { createWatchdog } from './watchdog.ts'

const lookMs = 5_000
/** Without a new frame for so long the picture is not live. */
const silentMs = 5_000
const tickMs = 1_000

interface Watching {
  video: HTMLVideoElement
  /** Where the picture comes from; null while there is none. */
  findDoor(): Promise<VideoDoor | null>
  /** The server's time. */
  nowMs(): number
  /** Whether a stamp may stand in this picture. */
  isMine(stamp: Stamp): boolean
  onState(state: PictureState): void
}

/** Shows the picture of a table whenever there is one, and connects again when it stands still. Returns what stops it. */
export function watchPicture(watching: Watching): () => void {
  let isStopped = false
  let wake = () => {}
  const work = async () => {
    while (!isStopped) {
      const door = await watching.findDoor()
      const isLate = door && !isStopped && (await watchOnce(watching, door, () => isStopped))
      if (isStopped) return
      if (isLate) continue
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, lookMs)
      })
    }
  }
  void work()
  return () => {
    isStopped = true
    wake()
  }
}

/** Until it stands still, lags, or is stopped; true when a new connection may mend it at once. */
async function watchOnce(watching: Watching, door: VideoDoor, isStopped: () => boolean): Promise<boolean> {
  const { video, onState } = watching
  const connection = new RTCPeerConnection()
  connection.addTransceiver('video', { direction: 'recvonly' })
  connection.addEventListener('track', ({ track }) => {
    video.srcObject = new MediaStream([track])
    // A browser that does not begin by itself shows the dealer who is drawn.
    void video.play().catch(() => undefined)
  })
  const frames = followFrames(watching, () => connection.connectionState !== 'closed')
  const location = await exchangeOffer(connection, door).catch(() => undefined)
  const watchdog = createWatchdog()
  let isLate = false
  while (location && !isStopped() && !isLate && performance.now() - frames.newestMs() < silentMs) {
    await new Promise((resolve) => setTimeout(resolve, tickMs))
    isLate = watchdog.isTooLate(frames.behindMs(), performance.now())
  }
  if (location) endExchange(location)
  connection.close()
  video.srcObject = null
  onState(noPicture)
  return isLate
}

/** Tells the state of the picture with each frame and each stamp. */
function followFrames({ video, nowMs, isMine, onState }: Watching, isOn: () => boolean) {
  let frameMs = performance.now()
  let stampedMs = Number.NEGATIVE_INFINITY
  let state = noPicture
  let look: ((presentedMs: number) => void) | undefined
  const show = (next: PictureState) => {
    state = next
    onState(state)
  }
  // What reads stamps is large, and needed with a picture only.
  void import('./read-stamps.ts').then(({ createStampReader }) => {
    const onStamp = (seen: Parameters<typeof withStamp>[1]) => {
      if (!isOn() || !isMine(seen.stamp)) return
      stampedMs = performance.now()
      show(withStamp(state, seen))
    }
    look = createStampReader({ video, nowMs, onStamp }).look
  })
  const onFrame = (_nowMs: number, { presentationTime }: VideoFrameCallbackMetadata) => {
    if (!isOn()) return
    frameMs = performance.now()
    const isStamped = frameMs - stampedMs < unstampedMs
    if (!state.isShown || state.isStamped !== isStamped)
      show(isStamped ? { ...state, isShown: true } : { ...noPicture, isShown: true })
    look?.(presentationTime)
    video.requestVideoFrameCallback(onFrame)
  }
  video.requestVideoFrameCallback(onFrame)
  return { newestMs: () => frameMs, behindMs: () => state.behindMs }
}
