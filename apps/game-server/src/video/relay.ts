import { viewersMax } from '@fairground/contract/studio'
import { newToken } from '@fairground/vendor-kit'
import type { MediaStreamTrack, RTCPeerConnection, RTCPeerConnectionConfig } from 'werift'

const connectMs = 15_000
const checkMs = 5_000
const seenMs = 1_000
/** A page that goes on watching asks for a further ticket. */
const watchMs = 30 * 60_000

interface Peer {
  connection: RTCPeerConnection
  timers: NodeJS.Timeout[]
}

interface Picture {
  publisherId: string
  /** Packets since somebody was told that they come. */
  packets: number
  track: MediaStreamTrack | undefined
  sound: MediaStreamTrack | undefined
  askKeyframe(): void
  /** Sessions by the frame that watches. */
  viewers: Map<string, string>
}

export interface Session {
  sessionId: string
  answer: string
}

/** What comes of a table. */
export interface Filmed {
  tracks: MediaStreamTrack[]
  askKeyframe(): void
}

export interface Follower {
  /** Asked every few seconds: without a yes the picture ends. */
  mayGoOn(): Promise<boolean>
  /** Called about every second while the picture comes. */
  seen(): void
  /** Called with the first packet; returns what is called with the end. */
  comes?(filmed: Filmed): () => Promise<void>
}

/** Sends the picture of a table on to its viewers as it came, within this process. */
export class VideoRelay {
  private readonly pictures = new Map<string, Picture>()
  private readonly peers = new Map<string, { peer: Peer; end(): void }>()
  private readonly ending = new Set<Promise<void>>()
  private readonly viewersMax: number

  constructor(most = viewersMax) {
    this.viewersMax = most
  }

  isLive = (tableId: string): boolean => this.pictures.get(tableId)?.track !== undefined

  /** The newest picture takes the place of the one before. */
  async publish(tableId: string, offer: string, { mayGoOn, seen, comes }: Follower): Promise<Session> {
    const sessionId = newToken()
    const peer = await newPeer()
    const { connection } = peer
    const none = { track: undefined, sound: undefined, packets: 0, askKeyframe: () => {} }
    const picture: Picture = { publisherId: sessionId, ...none, viewers: new Map() }
    const earlier = this.pictures.get(tableId)
    if (earlier) this.end(earlier.publisherId)
    this.pictures.set(tableId, picture)
    let gone: (() => Promise<void>) | undefined
    this.keep(sessionId, peer, () => {
      if (gone) this.await(gone())
      gone = undefined
      if (this.pictures.get(tableId) === picture) this.pictures.delete(tableId)
      for (const viewer of [...picture.viewers.values()]) this.end(viewer)
    })
    const check = async () => {
      if (!(await mayGoOn().catch(() => true))) this.end(sessionId)
    }
    const tell = () => {
      if (picture.packets > 0) seen()
      picture.packets = 0
    }
    peer.timers.push(
      setInterval(() => void check(), checkMs),
      setInterval(tell, seenMs),
    )
    connection.onTrack.subscribe((track) => {
      if (track.kind !== 'video') {
        picture.sound = track
        return
      }
      picture.track = track
      track.onReceiveRtp.subscribe(() => {
        picture.packets += 1
        if (gone || !comes || !this.peers.has(sessionId)) return
        const tracks = picture.sound ? [track, picture.sound] : [track]
        gone = comes({ tracks, askKeyframe: () => picture.askKeyframe() })
      })
      const receiver = connection.getReceivers().find(({ track: own }) => own === track)
      picture.askKeyframe = () => void (track.ssrc && receiver?.sendRtcpPLI(track.ssrc))
    })
    return this.answer(sessionId, connection, offer)
  }

  /** The table whose picture this session shows. */
  tableOf = (sessionId: string): string | undefined =>
    [...this.pictures].find(([, { publisherId }]) => publisherId === sessionId)?.[0]

  /** A frame watches once: what it watched before ends. `full` when as many watch as may, `off` when there is no picture. */
  async watch(tableId: string, viewerId: string, offer: string): Promise<Session | 'off' | 'full'> {
    const picture = this.pictures.get(tableId)
    if (!picture?.track) return 'off'
    const before = picture.viewers.get(viewerId)
    if (before !== undefined) this.end(before)
    if (picture.viewers.size >= this.viewersMax) return 'full'
    const sessionId = newToken()
    const leave = () => void (picture.viewers.get(viewerId) === sessionId && picture.viewers.delete(viewerId))
    picture.viewers.set(viewerId, sessionId)
    const peer = await newPeer().catch((error: unknown) => {
      leave()
      throw error
    })
    this.keep(sessionId, peer, leave)
    const { connection } = peer
    const { sender } = connection.addTransceiver(picture.track, { direction: 'sendonly' })
    if (picture.sound && /^m=audio /m.test(offer)) connection.addTransceiver(picture.sound, { direction: 'sendonly' })
    sender.onPictureLossIndication.subscribe(() => picture.askKeyframe())
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') picture.askKeyframe()
    })
    peer.timers.push(setTimeout(() => this.end(sessionId), watchMs))
    return this.answer(sessionId, connection, offer)
  }

  /** False when there is no such session. */
  end(sessionId: string): boolean {
    const kept = this.peers.get(sessionId)
    if (!kept) return false
    this.peers.delete(sessionId)
    for (const timer of kept.peer.timers) clearTimeout(timer)
    kept.end()
    void kept.peer.connection.close().catch(() => undefined)
    return true
  }

  /** Waits for what followed the pictures. */
  async stop(): Promise<void> {
    for (const sessionId of [...this.peers.keys()]) this.end(sessionId)
    await Promise.all(this.ending)
  }

  private await(ending: Promise<void>): void {
    const ended = ending.catch(() => undefined).finally(() => this.ending.delete(ended))
    this.ending.add(ended)
  }

  /** Whoever does not connect in time, or is lost, makes room. */
  private keep(sessionId: string, peer: Peer, end: () => void): void {
    this.peers.set(sessionId, { peer, end })
    const { connection, timers } = peer
    const late = setTimeout(() => connection.connectionState !== 'connected' && this.end(sessionId), connectMs)
    timers.push(late)
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'failed' || state === 'closed' || state === 'disconnected') this.end(sessionId)
    })
  }

  private async answer(sessionId: string, connection: RTCPeerConnection, offer: string): Promise<Session> {
    try {
      await connection.setRemoteDescription({ type: 'offer', sdp: offer })
      await connection.setLocalDescription(await connection.createAnswer())
      return { sessionId, answer: connection.localDescription?.sdp ?? '' }
    } catch (error) {
      this.end(sessionId)
      throw error
    }
  }
}

async function newPeer(): Promise<Peer> {
  const { RTCPeerConnection } = await import('werift')
  return { connection: new RTCPeerConnection(await peerConfig()), timers: [] }
}

/** Candidates of this machine alone: nobody outside is asked for an address. One coding of each, as nothing is decoded. */
export async function peerConfig(): Promise<RTCPeerConnectionConfig> {
  const { RTCRtpCodecParameters } = await import('werift')
  const rtcpFeedback = [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }]
  const vp8 = new RTCRtpCodecParameters({ mimeType: 'video/VP8', clockRate: 90_000, rtcpFeedback })
  const opus = new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 })
  return { iceServers: [], iceAdditionalHostAddresses: ['127.0.0.1'], codecs: { video: [vp8], audio: [opus] } }
}
