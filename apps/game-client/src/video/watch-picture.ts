import { endExchange, exchangeOffer, type VideoDoor } from './exchange-offer.ts'

const lookMs = 5_000
/** Without a new frame for so long the picture is not live. */
const silentMs = 5_000
const tickMs = 1_000

interface Watching {
  video: HTMLVideoElement
  /** Where the picture comes from; null while there is none. */
  findDoor(): Promise<VideoDoor | null>
  onLive(isLive: boolean): void
}

/** Shows the picture of a table whenever there is one, and connects again when it stands still. Returns what stops it. */
export function watchPicture(watching: Watching): () => void {
  let isStopped = false
  let wake = () => {}
  const work = async () => {
    while (!isStopped) {
      const door = await watching.findDoor()
      if (door && !isStopped) await watchOnce(watching, door, () => isStopped)
      if (isStopped) return
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

async function watchOnce({ video, onLive }: Watching, door: VideoDoor, isStopped: () => boolean): Promise<void> {
  const connection = new RTCPeerConnection()
  connection.addTransceiver('video', { direction: 'recvonly' })
  connection.addEventListener('track', ({ track }) => {
    video.srcObject = new MediaStream([track])
    // A browser that does not begin by itself shows the dealer who is drawn.
    void video.play().catch(() => undefined)
  })
  let frameMs = performance.now()
  const onFrame = () => {
    if (connection.connectionState === 'closed') return
    frameMs = performance.now()
    onLive(true)
    video.requestVideoFrameCallback(onFrame)
  }
  video.requestVideoFrameCallback(onFrame)
  const location = await exchangeOffer(connection, door).catch(() => undefined)
  while (location && !isStopped() && performance.now() - frameMs < silentMs)
    await new Promise((resolve) => setTimeout(resolve, tickMs))
  if (location) endExchange(location)
  connection.close()
  video.srcObject = null
  onLive(false)
}
