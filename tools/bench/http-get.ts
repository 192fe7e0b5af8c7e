import { type Agent, get } from 'node:http'

/** Fetches the address once and resolves to its body. @throws on any other status than 200 */
export type HttpGet = () => Promise<Buffer>

/** A client on connections that stay open, as lean as Node allows: it shares the machine with what it measures. */
export function createHttpGet(url: string, headers: Record<string, string>, agent: Agent): HttpGet {
  const { hostname, port, pathname, search } = new URL(url)
  const options = { agent, hostname, port, path: pathname + search, headers }
  return () =>
    new Promise((resolve, reject) => {
      const request = get(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          if (response.statusCode === 200) resolve(body)
          else reject(new Error(`${url} answered ${response.statusCode}: ${body}`))
        })
      })
      request.on('error', reject)
    })
}
