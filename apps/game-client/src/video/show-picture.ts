import type { VideoPublish } from '@fairground/contract/studio'
import { endExchange, exchangeOffer } from './exchange-offer.ts'
import { createSendWatch } from './send-watch.ts'

const tellsMs = 1_000

export interface Showing {
  door: VideoPublish
  onLost: () => void
  /** Tells the studio that a picture which goes past it goes on; false when it is to begin anew. */
  tell(location: string): Promise<boolean>
}

/** Shows a stream at a table until it is stopped; undefined when the table takes none. */
export async function showPicture(stream: MediaStream, { door, onLost, tell }: Showing) {
  const connection = new RTCPeerConnection()
  for (const track of stream.getTracks()) {
    const transceiver = connection.addTransceiver(track, { direction: 'sendonly' })
    if (track.kind !== 'video') continue
    const known = RTCRtpSender.getCapabilities('video')?.codecs ?? []
    transceiver.setCodecPreferences(
      door.codings.flatMap((coding) => known.filter(({ mimeType }) => mimeType === coding)),
    )
  }
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed' || connection.connectionState === 'disconnected') onLost()
  })
  const location = await exchangeOffer(connection, door).catch(() => undefined)
  if (!location) {
    connection.close()
    return undefined
  }
  const stopTelling = door.isTold ? tellOf(connection, async () => (await tell(location)) || onLost()) : () => {}
  return {
    stop() {
      stopTelling()
      endExchange(location)
      connection.close()
    },
  }
}

/** Every second in which the other end is known to get more of it. Returns what stops it. */
function tellOf(connection: RTCPeerConnection, tell: () => Promise<unknown>): () => void {
  const watch = createSendWatch()
  let isTelling = false
  const look = async () => {
    if (isTelling) return
    isTelling = true
    const goesOn = watch.goesOn([...(await connection.getStats()).values()])
    if (goesOn && connection.connectionState === 'connected') await tell().catch(() => undefined)
    isTelling = false
  }
  const timer = setInterval(() => void look(), tellsMs)
  return () => clearInterval(timer)
}
