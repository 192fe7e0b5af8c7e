import { endExchange, exchangeOffer } from './exchange-offer.ts'
import { followFrames } from './follow-frames.ts'
import { playQuietly } from './play-quietly.ts'
import { untilStill } from './until-still.ts'
import { createWatchdog } from './watchdog.ts'
import type { PictureDoor, Watching } from './watching.ts'

const lookMs = 5_000

/** Shows the picture of a table whenever there is one, and connects again when it stands still. Returns what stops it. */
export function watchPicture(watching: Watching): () => void {
  let isStopped = false
  let wake = () => {}
  const work = async () => {
    while (!isStopped) {
      const door = await watching.findDoor()
      const end = door && !isStopped ? await watchOnce(watching, door, () => isStopped) : 'still'
      if (isStopped) return
      if (end === 'late') continue
      // Segments come where no connection does: the server is full, or a network lets none through.
      if (end === 'never' && door?.hls) {
        const { watchSegments } = await import('./watch-segments.ts')
        if (!isStopped) await watchSegments(watching, door.hls, () => isStopped)
        if (isStopped) return
      }
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

/**
 * Until it stands still, lags, or is stopped. `late`: a new connection may mend it at once; `never`: no frame came.
 */
async function watchOnce(
  watching: Watching,
  door: PictureDoor,
  isStopped: () => boolean,
): Promise<'still' | 'late' | 'never'> {
  const { video } = watching
  const connection = new RTCPeerConnection()
  const stream = new MediaStream()
  for (const kind of ['video', 'audio']) connection.addTransceiver(kind, { direction: 'recvonly' })
  connection.addEventListener('track', ({ track }) => {
    stream.addTrack(track)
    if (track.kind !== 'video') return
    video.srcObject = stream
    playQuietly(video)
  })
  const frames = followFrames(watching, { isBySegments: false })
  const location = await exchangeOffer(connection, door).catch(() => undefined)
  const watchdog = createWatchdog()
  const isLate = () => watchdog.isTooLate(frames.behindMs(), performance.now())
  const end = location ? await untilStill(frames, { isStopped, isLate }) : 'still'
  if (location) endExchange(location)
  const hasCome = frames.end()
  connection.close()
  video.srcObject = null
  if (end === 'late') return end
  return hasCome ? 'still' : 'never'
}
