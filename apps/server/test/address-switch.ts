import { connect, createServer, type Socket } from 'node:net'

/** One address for a database that fails over, as the load balancer before a pair of servers is. */
export class AddressSwitch {
  /** The address that never changes. */
  url = ''
  #port: number
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((client) => this.#join(client))

  private constructor(targetUrl: string) {
    this.#port = Number(new URL(targetUrl).port)
  }

  static async open(targetUrl: string): Promise<AddressSwitch> {
    const opened = new AddressSwitch(targetUrl)
    await new Promise<void>((resolve) => opened.#server.listen(0, '127.0.0.1', resolve))
    const url = new URL(targetUrl)
    const address = opened.#server.address()
    url.port = typeof address === 'object' && address ? String(address.port) : ''
    opened.url = url.href
    return opened
  }

  /** Connections from now on go there; those that are open end. */
  turnTo(targetUrl: string): void {
    this.#port = Number(new URL(targetUrl).port)
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #join(client: Socket): void {
    const target = connect(this.#port, '127.0.0.1')
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }
}
