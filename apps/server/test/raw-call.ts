import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface RawCall {
  method?: string
  /** Sent as it is: nothing puts it in order on the way. */
  path: string
  headers?: Record<string, string>
  body?: string
}

/** A call over a socket, for addresses and headers that `inject` would tidy up. */
export async function rawCall(app: FastifyInstance, { method = 'GET', path, headers, body }: RawCall) {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
