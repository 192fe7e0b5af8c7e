import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { VideoRelay } from '../src/video/relay.ts'

interface Question {
  action: 'publish' | 'read'
  path: string
  protocol: string
  token: string
}

/** A media server beside the studio that speaks WHIP and WHEP as MediaMTX does, and asks who may. */
export class TestMediaServer {
  readonly relay = new VideoRelay()
  /** Every call with what it was let in by. */
  readonly heard: { method: string; url: string; token: string }[] = []
  /** Refuses whatever comes next with this. */
  status: number | undefined
  /** Whether what comes is counted: a picture that stands still is sent to a server that hears nothing of it. */
  isHearing = true
  private bytes = 0
  private server: Server | undefined
  private readonly allows: (question: Question) => Promise<boolean>

  constructor(allows: (question: Question) => Promise<boolean>) {
    this.allows = allows
  }

  async start(): Promise<string> {
    const server = createServer((request, response) => {
      void this.answer(request).then(({ status, headers = {}, body = '' }) => {
        response.writeHead(status, headers).end(body)
      })
    })
    this.server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    await this.relay.stop()
    this.server?.closeAllConnections()
    await new Promise((resolve) => this.server?.close(resolve))
  }

  private async answer(
    request: IncomingMessage,
  ): Promise<{ status: number; headers?: object & Record<string, string>; body?: string }> {
    const { method = '', url = '', headers } = request
    const token = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    this.heard.push({ method, url, token })
    if (this.status !== undefined) return { status: this.status }
    const state = /^\/v3\/paths\/get\/(.+)$/.exec(url)?.[1]
    if (state !== undefined)
      return { status: 200, body: JSON.stringify({ ready: this.relay.isLive(state), bytesReceived: this.bytes }) }
    const [, path = '', kind = '', sessionId] = /^\/(.+)\/(whip|whep)(?:\/([\w-]+))?$/.exec(url) ?? []
    if (method === 'OPTIONS') return { status: 204 }
    if (method === 'DELETE') return { status: this.relay.end(sessionId ?? '') ? 200 : 404 }
    const action = kind === 'whip' ? 'publish' : 'read'
    if (!(await this.allows({ action, path, protocol: 'webrtc', token }))) return { status: 401 }
    const offer = await text(request)
    const follower = {
      mayGoOn: async () => true,
      seen: () => {
        if (this.isHearing) this.bytes += 1_000
      },
    }
    const done =
      kind === 'whip' ? await this.relay.publish(path, offer, follower) : await this.relay.watch(path, token, offer)
    if (done === 'off') return { status: 404 }
    if (done === 'full') return { status: 503 }
    // MediaMTX names its sessions by a path.
    const location = `/${path}/${kind}/${done.sessionId}`
    return { status: 201, headers: { location, 'content-type': 'application/sdp' }, body: done.answer }
  }
}
