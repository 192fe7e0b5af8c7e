import { MediaStreamTrack, RTCPeerConnection, type RTCPeerConnectionConfig, RtpHeader, RtpPacket } from 'werift'
import { peerConfig } from '../src/video/relay.ts'
import type { TestStudio } from './test-studio.ts'

export const payloadBytes = 321
const config: RTCPeerConnectionConfig = await peerConfig()

/** Desks and viewers without a browser; all that was opened ends with `end`. */
export class VideoPeers {
  private readonly studio: Pick<TestStudio, 'app'>
  private ends: (() => unknown)[] = []

  constructor(studio: Pick<TestStudio, 'app'>) {
    this.studio = studio
  }

  onEnd(end: () => unknown): void {
    this.ends.push(end)
  }

  async end(): Promise<void> {
    for (const end of this.ends.splice(0)) await end()
  }

  /** One that watches this, or one that watches nothing. */
  open(...kinds: ('video' | 'audio')[]): RTCPeerConnection {
    const peer = new RTCPeerConnection(config)
    for (const kind of kinds) peer.addTransceiver(kind, { direction: 'recvonly' })
    this.onEnd(() => peer.close())
    return peer
  }

  /** How long the payloads of each kind are that come. */
  received(peer: RTCPeerConnection): { video: number[]; audio: number[] } {
    const lengths: { video: number[]; audio: number[] } = { video: [], audio: [] }
    peer.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe(({ payload }) => lengths[track.kind as 'video' | 'audio'].push(payload.length))
    })
    return lengths
  }

  /** One packet every 20 ms, each a whole key frame by its first bytes. Tells how often a whole picture was asked for. */
  sendPicture(peer: RTCPeerConnection): () => number {
    const keyframe = Buffer.alloc(payloadBytes, 1)
    // A VP8 descriptor that begins a frame, and a frame header that says key frame, shown, 640 × 360.
    keyframe.set([0x10, 0x10, 0x02, 0x00, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0x68, 0x01])
    return this.send(peer, { kind: 'video', payload: keyframe, payloadType: 96, step: 1_800, ssrc: 7 })
  }

  sendSound(peer: RTCPeerConnection): void {
    this.send(peer, { kind: 'audio', payload: Buffer.alloc(77, 2), payloadType: 97, step: 960, ssrc: 8 })
  }

  async offer(peer: RTCPeerConnection, url: string, token: string) {
    await peer.setLocalDescription(await peer.createOffer())
    const { statusCode, headers, body } = await this.studio.app.inject({
      ...{ method: 'POST', url, payload: peer.localDescription?.sdp ?? '' },
      headers: { 'content-type': 'application/sdp', authorization: `Bearer ${token}` },
    })
    if (statusCode === 201) await peer.setRemoteDescription({ type: 'answer', sdp: body })
    return { status: statusCode, location: String(headers.location) }
  }

  private send(peer: RTCPeerConnection, { kind, payload, payloadType, step, ssrc }: Sent): () => number {
    const track = new MediaStreamTrack({ kind })
    const { sender } = peer.addTransceiver(track, { direction: 'sendonly' })
    let asked = 0
    sender.onPictureLossIndication.subscribe(() => {
      asked += 1
    })
    let sequenceNumber = 0
    const sending = setInterval(() => {
      sequenceNumber += 1
      const header = new RtpHeader({
        sequenceNumber,
        timestamp: sequenceNumber * step,
        payloadType,
        ssrc,
        marker: true,
      })
      track.writeRtp(new RtpPacket(header, payload))
    }, 20)
    this.onEnd(() => clearInterval(sending))
    return () => asked
  }
}

interface Sent {
  kind: 'video' | 'audio'
  payload: Buffer
  payloadType: number
  step: number
  ssrc: number
}
