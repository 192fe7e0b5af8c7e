import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beaconTimeMs, quicknet } from '@fairground/fairness'
import { checkSalt } from '@fairground/game-rules/proof'
import { recordedBeacon } from '@fairground/vendor-kit'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { viewTable } from '../src/tables/table-view.ts'
import { TestTable, tableId } from './shared-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
/** The one round whose true signature stands here: the clock is set so that it is the one that is named. */
const { round, signature } = recordedBeacon
const comesMs = beaconTimeMs(round)
const relay = { asked: [] as string[], signature: undefined as string | undefined }
let server: Server
let table: TestTable

beforeAll(async () => {
  server = createServer((request, response) => {
    relay.asked.push(request.url ?? '')
    if (relay.signature === undefined) return response.writeHead(404).end()
    return response.end(JSON.stringify({ round, signature: relay.signature, randomness: '00' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  table = await TestTable.prepare(studio)
  studio.clock.now = () => new Date(comesMs - 31_000 + studio.clock.offsetMs)
})
afterAll(() => server.close())
beforeEach(() => {
  relay.asked = []
})

const useRelay = () => {
  const { port } = server.address() as AddressInfo
  Object.assign(studio.context.config, { drandUrls: ['http://127.0.0.1:9', `http://127.0.0.1:${port}`] })
}
const view = () => viewTable(studio.context, tableId)

test('a head is published, with a beacon that nobody knows yet, and no round is opened before it has come', async () => {
  useRelay()
  expect(await table.step()).toBe(31_000)
  const { phase, chain, next } = await view()
  expect([phase, chain]).toEqual(['idle', null])
  expect(next).toMatchObject({ length: 10_000, beacon: { kind: 'drand', chain: quicknet.chain, round } })
  expect(Date.parse(next?.publishedAt ?? '')).toBeLessThan(comesMs - 30_000)
  expect(relay.asked).toEqual([])
})

test('a beacon that is late, or that its network has not signed, salts nothing: the table waits', async () => {
  const { next } = await view()
  studio.clock.advance(31_000)
  expect(await table.step()).toBeGreaterThan(0)
  relay.signature = `${signature.slice(0, -1)}0`
  await table.step()
  expect(relay.asked).toEqual(Array.from({ length: 2 }, () => `/${quicknet.chain}/public/${round}`))
  expect(await view()).toMatchObject({ phase: 'idle', chain: null, next })
})

test('what the named beacon gave is the salt of the rounds, told with its signature', async () => {
  const { next } = await view()
  relay.signature = signature
  await table.step()
  const told = await view()
  expect(told).toMatchObject({
    phase: 'betting',
    next: null,
    chain: { head: next?.head, publishedAt: next?.publishedAt },
  })
  expect(told.chain?.saltedWith).toMatchObject({ kind: 'drand', round, signature, value: told.chain?.salt })
  expect(told.chain && checkSalt(told.chain)).toEqual({ fits: true, from: 'drand', beaconRound: round })
})

test('the next chain is announced while the one before is played, and a relay that is away stops no round', async () => {
  const { chain } = await view()
  await shorten(150)
  relay.signature = undefined
  const played = await view()
  await table.finish()
  studio.clock.advance(60_000)
  while ((await view()).round?.number === played.round?.number) studio.clock.advance(await table.step())
  const told = await view()
  expect(told).toMatchObject({ chain: { head: chain?.head }, round: { number: 2 } })
  expect(told.next?.beacon.kind).toBe('drand')
  expect(told.next?.beacon.round).toBeGreaterThan(round)
  expect(told.next?.head).not.toBe(chain?.head)
})

test('without a way out the beacon is a recorded one, and every proof says so', async () => {
  await table.finish()
  await shorten(2)
  Object.assign(studio.context.config, { drandUrls: [] })
  const { chain: before } = await view()
  while ((await view()).chain?.head === before?.head) studio.clock.advance(await table.step())
  const { chain } = await view()
  expect(chain?.saltedWith).toMatchObject({ kind: 'recorded', round, signature })
  expect(chain && checkSalt(chain)).toEqual({ fits: true, from: 'recorded', beaconRound: round })
})

/** As if the chain had so few rounds. */
async function shorten(length: number): Promise<void> {
  const owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  await owner.query('update studio.shared_chains set length = $1 where salt is not null', [length])
  await owner.end()
}
