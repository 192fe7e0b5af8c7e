import http from 'node:http'
import https from 'node:https'
import { isNear } from '@fairground/psw'
import { OutboundRefused, type Reach, resolveOutside } from './outbound.ts'
import { within } from './within.ts'

export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** For everything, from the look-up of the name to the last byte. */
  timeoutMs: number
}

export interface OutboundAnswer {
  status: number
  body: string
}

const bodyBytesMax = 64 * 1024

/**
 * One request to a service that staff set up: https only, but for a sandbox on its own machine; no redirect is followed,
 * so the answer is the service's own. @throws OutboundRefused, and whatever the connection dies of
 */
export async function requestOutside(
  reach: Reach,
  { method, url, headers = {}, body, timeoutMs }: OutboundRequest,
): Promise<OutboundAnswer> {
  const { protocol, hostname, port, pathname, search, username } = new URL(url)
  if (username) throw new OutboundRefused('an address must not hold a user name')
  const signal = AbortSignal.timeout(timeoutMs)
  const host = await within(signal, resolveOutside(reach, hostname))
  if (protocol !== 'https:' && !(protocol === 'http:' && isNear(host)))
    throw new OutboundRefused('only https leads outside')
  const lookup = (_name: string, _options: unknown, done: (error: null, found: Found[]) => void) =>
    done(null, [{ address: host, family: host.includes(':') ? 6 : 4 }])
  const client = protocol === 'https:' ? https : http
  const content = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const request = client.request({
      method,
      hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
      port,
      path: pathname + search,
      headers: { ...headers, ...content },
      agent: false,
      lookup,
      signal,
    })
    request.once('error', reject)
    request.once('response', (response) => {
      readAll(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text }), reject)
    })
    request.end(body)
  })
}

interface Found {
  address: string
  family: number
}

async function readAll(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    parts.push(part)
    bytes += part.length
    if (bytes > bodyBytesMax) throw new Error(`the answer has more than ${bodyBytesMax} bytes`)
  }
  return Buffer.concat(parts).toString('utf8')
}
