import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { rememberAnswers } from './remember-answers.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on' })

interface Asking {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
}

/** Routes that answer with the number of times they were asked, under a clock that stands. */
function counting() {
  let nowMs = 0
  let times = 0
  const app = Fastify()
  const clock = { now: () => new Date(nowMs) }
  app.all('/*', rememberAnswers({ ...server.context, clock }, ['/list']), async (request, reply) => {
    times += 1
    const status = request.url.includes('refused') ? 503 : 200
    return reply.status(status).header('content-type', 'application/json').send(`"${times}, đồng"`)
  })
  const ask = async (url: string, options: Asking = {}) => (await app.inject({ url, ...options })).json()
  const wait = (ms: number) => {
    nowMs += ms
  }
  return { app, ask, wait }
}

test('visitors are told what another was told, for a second', async () => {
  const { ask, wait } = counting()
  expect([await ask('/list'), await ask('/list')]).toEqual(['1, đồng', '1, đồng'])
  wait(999)
  expect(await ask('/list')).toBe('1, đồng')
  wait(1)
  expect(await ask('/list')).toBe('2, đồng')
})

test('a remembered answer is whole: status, type and length, and no cache on the way keeps it', async () => {
  const { app } = counting()
  const [first, second] = [await app.inject('/list'), await app.inject('/list')]
  expect(second.statusCode).toBe(200)
  for (const name of ['content-type', 'content-length']) expect(second.headers[name]).toBe(first.headers[name])
  expect(second.headers['cache-control']).toBe('no-store')
})

test.each<[string, string, Asking]>([
  ['whoever is signed in', '/list', { headers: { token: 'mine' } }],
  ['another language', '/list', { headers: { language: 'en' } }],
  ['another query', '/list?page=2', {}],
  ['another path', '/other', {}],
  ['another method', '/list', { method: 'POST' }],
])('%s is never told it', async (_title, url, options) => {
  const { ask } = counting()
  await ask('/list')
  expect(await ask(url, options)).toBe('2, đồng')
})

test.each<[string, string, Asking]>([
  ['what a member was told', '/list', { headers: { token: 'mine' } }],
  ['a refusal', '/list?refused', {}],
  ['another path', '/other', {}],
])('%s is not remembered', async (_title, url, options) => {
  const { ask } = counting()
  await ask(url, options)
  expect(await ask(url)).toBe('2, đồng')
})

test('the memory has an end, however many addresses strangers make up', async () => {
  const { ask } = counting()
  await ask('/list')
  for (let i = 0; i < 500; i += 1) await ask(`/list?${i}`)
  expect(await ask('/list')).toBe('502, đồng')
})

test('remembered answers count as calls: without end they are refused', async () => {
  const statuses = new Set<number>()
  for (let i = 0; i < 1_300 && !statuses.has(429); i += 1)
    statuses.add((await server.portal('GET', '/lgw/games/popular')).status)
  expect([...statuses]).toEqual([200, 429])
})
