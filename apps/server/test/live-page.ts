import { livePath } from '@fairground/contract'
import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import type { TestServer } from './test-server.ts'

const waitMsMax = 5_000

/** An open page of the ticket's holder, with its events in order. */
export class LivePage {
  readonly heard: { type: string; value: unknown }[] = []
  #socket: Socket

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.onAny((type, value) => this.heard.push({ type, value }))
  }

  /** Opens a page of the portal; rejects when the server refuses its socket. */
  static open(server: TestServer, ticket: string, origin = server.context.config.portalUrl): Promise<LivePage> {
    return LivePage.#openAt(server.portalApp, ticket, origin)
  }

  /** Opens a page of the console; rejects when the server refuses its socket. */
  static openConsole(server: TestServer, ticket: string, origin = server.context.config.consoleUrl): Promise<LivePage> {
    return LivePage.#openAt(server.consoleApp, ticket, origin)
  }

  static async #openAt(app: FastifyInstance, ticket: string, origin: string): Promise<LivePage> {
    const address = app.server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const socket = io(`http://127.0.0.1:${port}`, {
      path: livePath,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin },
      auth: { ticket },
    })
    const page = new LivePage(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return page
  }

  get isOpen(): boolean {
    return this.#socket.connected
  }

  /** Waits until the page heard of that. */
  async hear(type: string): Promise<unknown> {
    const until = Date.now() + waitMsMax
    while (Date.now() < until) {
      const event = this.heard.find((known) => known.type === type)
      if (event) return event.value
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`the page never heard of ${type}`)
  }

  close(): void {
    this.#socket.disconnect()
  }
}
