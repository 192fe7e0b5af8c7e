import http, { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type FetchRules, fetchText } from './fetch-text.ts'

const stops: (() => unknown)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A source on this machine, which the rules of a test let it reach. */
async function fetchFrom(listener: RequestListener, rules: Partial<FetchRules> = {}): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const url = `http://localhost:${(server.address() as AddressInfo).port}/north.csv`
  const isAllowed = () => true
  return fetchText(url, {
    timeoutMs: 5_000,
    bytesMax: 100,
    isAllowed,
    ask: http.request as FetchRules['ask'],
    ...rules,
  })
}

test('an address of a private network is refused, whether it is written or looked up', async () => {
  await expect(fetchText('https://127.0.0.1/north.csv')).rejects.toThrow('127.0.0.1 is not a public address')
  await expect(fetchText('https://[::1]/north.csv')).rejects.toThrow('::1 is not a public address')
  await expect(fetchText('https://10.1.2.3/north.csv')).rejects.toThrow('10.1.2.3 is not a public address')
  await expect(fetchText('https://localhost:9/north.csv')).rejects.toThrow('localhost is not a public address')
})

test('the text of an answer is taken, and one that is no answer is not', async () => {
  expect(await fetchFrom((_, answer) => answer.end('date,special'))).toBe('date,special')
  const moved = fetchFrom((_, answer) => answer.writeHead(302, { location: 'http://127.0.0.1/' }).end())
  await expect(moved).rejects.toThrow('answered with status 302')
})

test('an answer that is too long or never ends is cut off', async () => {
  await expect(fetchFrom((_, answer) => answer.end('x'.repeat(101)))).rejects.toThrow('longer than 100 bytes')
  const endless = fetchFrom((_, answer) => void answer.writeHead(200).write('x'), { timeoutMs: 300 })
  await expect(endless).rejects.toThrow('no whole answer within 0.3 s')
})
