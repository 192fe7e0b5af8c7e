import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { openSocketServer } from './open-socket-server.ts'
import { listenerTimes } from './request-times.ts'

type Limits = Parameters<typeof openSocketServer>[0]['limits']
const path = '/live'
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

/** A listener whose sockets are let in with the ticket `good`. */
async function start(limits: Limits) {
  let asked = 0
  const server: Server = createServer(listenerTimes(`${path}/`).http, (_request, response) => response.end('app'))
  const { io: sockets, close } = openSocketServer({
    ...{ server, path, limits, isLimited: true, trustedProxies: ['127.0.0.1'] },
    isOwnPage: () => {
      asked += 1
      return true
    },
  })
  sockets.use((socket, next) => next(socket.handshake.auth.ticket === 'good' ? undefined : new Error('NOT_LOGGED_IN')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close(), close)
  const address = server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, askedCount: () => asked }
}

const upgradeHeaders = {
  ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}

/** A line that never shows a ticket: 101, or the status it was refused with; `ended` when the server closes it. */
function openBare(port: number, from = '203.0.113.7', headers: object = upgradeHeaders) {
  const url = `http://127.0.0.1:${port}${path}/?EIO=4&transport=websocket`
  const sent = httpRequest(url, { headers: { ...headers, 'x-forwarded-for': from } })
  sent.end()
  closing.push(() => sent.destroy())
  return new Promise<{ status: number; retryAfter?: string; ended?: Promise<void> }>((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', ({ statusCode = 0, headers: told }: IncomingMessage) =>
      resolve({ status: statusCode, retryAfter: told['retry-after'] }),
    )
    sent.once('upgrade', (_response, socket) => {
      socket.resume()
      resolve({ status: 101, ended: new Promise((end) => socket.once('close', () => end())) })
    })
  })
}

function openPage(port: number, ticket: string, from = '203.0.113.7'): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    ...{ path, transports: ['websocket'], forceNew: true, reconnection: false },
    extraHeaders: { 'x-forwarded-for': from },
    auth: { ticket },
  })
  closing.push(() => socket.close())
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

test('a line that shows no ticket is closed, one that does stays', async () => {
  const { port } = await start({ ticketMsMax: 150 })
  const page = await openPage(port, 'good')
  const bare = await openBare(port)
  expect(bare.status).toBe(101)
  await bare.ended
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.connected).toBe(true)
})

test('few lines of one network may wait for their ticket, those of others are not counted with them', async () => {
  const { port } = await start({ waitingMax: 3 })
  const statuses = []
  for (let i = 0; i < 5; i += 1) statuses.push((await openBare(port)).status)
  expect(statuses).toEqual([101, 101, 101, 429, 429])
  expect((await openBare(port, '198.51.100.1')).status).toBe(101)
})

test('lines of one network are capped, wherever in its /48 they come from, and a closed one makes room', async () => {
  const { port } = await start({ openMax: 2, upgradesPerSecond: 100 })
  const pages = []
  for (let home = 0; home < 16; home += 1) pages.push(await openPage(port, 'good', `2001:db8:7:${home}00::1`))
  await expect(openPage(port, 'good', '2001:db8:7:ff00::1')).rejects.toThrow()
  pages[0]?.close()
  await expect.poll(() => openPage(port, 'good', '2001:db8:7:ff00::1').catch(() => undefined)).toBeDefined()
})

test('upgrades are counted before anything is done for them, and the refusal says how long to wait', async () => {
  const { port, askedCount } = await start({ upgradesPerSecond: 1, waitingMax: 100 })
  const answers = []
  for (let i = 0; i < 8; i += 1) answers.push(await openBare(port))
  expect(answers.filter(({ status }) => status === 101)).toHaveLength(5)
  expect(answers.at(-1)).toMatchObject({ status: 429, retryAfter: '1' })
  expect(askedCount()).toBe(5)
})

test('a line whose owner left by himself is closed, though nobody closed it', async () => {
  const { port } = await start({})
  const page = await openPage(port, 'good')
  const closed = new Promise<void>((resolve) => page.io.engine.once('close', () => resolve()))
  page.io.engine.write('1')
  page.io.engine.write('41')
  await closed
})

test('what is no socket at that address is answered by the app, a wish for HTTP/2 too', async () => {
  const { port } = await start({})
  expect((await openBare(port, '203.0.113.9', {})).status).toBe(200)
  expect((await openBare(port, '203.0.113.9', { connection: 'Upgrade', upgrade: 'h2c' })).status).toBe(200)
})
