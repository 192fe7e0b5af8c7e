import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testServer } from './test-server.ts'

const server = testServer()
const shortMs = 300

/** What a caller gets whose request never becomes whole; undefined when the line is not cut. */
async function answerTo(port: number, begin: string, drop: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1')
  socket.write(begin)
  const dropping = setInterval(() => socket.write(drop), 50)
  let heard = ''
  socket.on('data', (data) => {
    heard += data.toString()
  })
  socket.on('error', () => {})
  const isCut = await Promise.race([
    new Promise<boolean>((resolve) => socket.once('close', () => resolve(true))),
    new Promise<boolean>((resolve) => setTimeout(resolve, 15_000, false)),
  ])
  clearInterval(dropping)
  socket.destroy()
  return isCut ? heard : undefined
}

test.each([
  ['portal', () => server.portalApp],
  ['console', () => server.consoleApp],
] as const)(
  '[A-39] the %s cuts a request that comes drop by drop after 30 seconds, looked at every second',
  async (_, appOf) => {
    const app = appOf()
    expect(app.server.requestTimeout).toBe(30_000)
    // Of the two, Node takes the longer one for the body.
    expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000)
    expect(app.server).toMatchObject({ connectionsCheckingInterval: 1_000 })
    // The same server with a shorter patience, so that the test need not have the long one.
    Object.assign(app.server, { requestTimeout: shortMs, headersTimeout: shortMs, connectionsCheckingInterval: 50 })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const address = app.server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const slowJson =
      'POST /wps/session/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{'
    expect(await answerTo(port, slowJson, ' ')).toMatch(/^HTTP\/1\.1 408 /)
    expect(await answerTo(port, 'GET /wps/system/status HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n')).toMatch(
      /^HTTP\/1\.1 408 /,
    )
  },
)
