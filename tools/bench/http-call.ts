import { type Agent, request } from 'node:http'

/** Makes the call once and resolves to the body of its answer. @throws on any other status than 200 */
export type HttpCall = () => Promise<Buffer>

interface CallOptions {
  headers: Record<string, string>
  /** Sent by POST as JSON; without it the call is a GET. */
  body?: object
}

/** A client on connections that stay open, as lean as Node allows: it shares the machine with what it measures. */
export function createHttpCall(url: string, { headers, body }: CallOptions, agent: Agent): HttpCall {
  const { hostname, port, pathname, search } = new URL(url)
  const payload = body && Buffer.from(JSON.stringify(body))
  const content = payload && { 'content-type': 'application/json', 'content-length': String(payload.length) }
  const method = payload ? 'POST' : 'GET'
  const options = { agent, hostname, port, method, path: pathname + search, headers: { ...headers, ...content } }
  return () =>
    new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          if (response.statusCode === 200) resolve(bytes)
          else reject(new Error(`${url} answered ${response.statusCode}: ${bytes}`))
        })
      })
      sent.on('error', reject)
      sent.end(payload)
    })
}
