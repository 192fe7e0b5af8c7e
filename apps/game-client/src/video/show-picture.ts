import { endExchange, exchangeOffer, type VideoDoor } from './exchange-offer.ts'

/** Shows a stream at a table until it is stopped; undefined when the table takes none. */
export async function showPicture(stream: MediaStream, door: VideoDoor, onLost: () => void) {
  const connection = new RTCPeerConnection()
  for (const track of stream.getVideoTracks()) {
    const transceiver = connection.addTransceiver(track, { direction: 'sendonly' })
    // The relay takes this coding alone.
    const codecs = RTCRtpSender.getCapabilities('video')?.codecs ?? []
    transceiver.setCodecPreferences(codecs.filter(({ mimeType }) => mimeType === 'video/VP8'))
  }
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed' || connection.connectionState === 'disconnected') onLost()
  })
  const location = await exchangeOffer(connection, door).catch(() => undefined)
  if (!location) connection.close()
  return (
    location && {
      stop() {
        endExchange(location)
        connection.close()
      },
    }
  )
}
