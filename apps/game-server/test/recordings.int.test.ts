import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { VendorTableRound } from '@fairground/contract/psw'
import { type VideoPublish, videoPaths } from '@fairground/contract/studio'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { beginRecording, keepOutsideRecording } from '../src/recordings/recording-store.ts'
import { tidyRecordings } from '../src/recordings/tidy-recordings.ts'
import { reloadTables } from '../src/tables/open-tables.ts'
import { dealtTableId } from './dealer-table.ts'
import { dealerWorld } from './dealer-world.ts'
import { callAsPortal, testStudio } from './test-studio.ts'
import { VideoPeers } from './video-peers.ts'

const studio = testStudio()
const world = dealerWorld(studio)
const peers = new VideoPeers(studio)
const folder = mkdtempSync(path.join(tmpdir(), 'recordings-'))
const room = { folder, days: 30, bytesMax: 200 * 1_048_576 }
const withinMs = { timeout: 15_000, interval: 100 }

beforeAll(() => {
  studio.context.config.recordings = room
})
afterEach(() => peers.end())
afterAll(() => rmSync(folder, { recursive: true }))

test('the picture of a round is a file of its own with its times and its hash, and staff see it in parts', async () => {
  const { sharedRoundId, end } = await film()
  studio.clock.advance(1_000)
  await end()
  await expect.poll(async () => (await recordings(sharedRoundId))[0]?.state, withinMs).toBe('whole')
  const [recording] = await recordings(sharedRoundId)
  const file = readFileSync(path.join(folder, `${recording?.recordingId}.webm`))
  expect(recording).toMatchObject({ bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') })
  expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect(file.length).toBeGreaterThan(5_000)
  // The length has its own place in the head, and is not written over the tracks.
  const places = ['D\x89', '\x16\x54\xae\x6b', 'V_VP8', 'A_OPUS'].map((part) => file.indexOf(part, 0, 'latin1'))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  expect(Date.parse(recording?.to ?? '')).toBeGreaterThan(Date.parse(recording?.from ?? ''))
  const { url, state } = await ticket(recording?.recordingId)
  expect(state).toBe('whole')
  expect((await ticket(recording?.recordingId, 'shr_other')).url).toBeUndefined()
  const part = await fetchFile(url, { range: 'bytes=0-3' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 0-3/${file.length}`)
  expect(part.rawPayload.toString('hex')).toBe('1a45dfa3')
  expect((await fetchFile(url)).rawPayload.equals(file)).toBe(true)
  expect((await fetchFile(url, { range: `bytes=${file.length}-` })).statusCode).toBe(416)
  expect((await fetchFile(`${url}x`)).statusCode).toBe(401)
  studio.clock.advance(10 * 60_000 + 1)
  expect((await fetchFile(url)).statusCode).toBe(401)
})

test('a writer that was killed leaves a row that says so, and a file that was changed is said to be', async () => {
  const sharedRoundId = world.roundId
  const { recordingId, file } = await beginRecording(studio.context, { tableId: dealtTableId, sharedRoundId })
  appendFileSync(path.join(folder, file), 'half a picture')
  const stateOf = async () => (await recordings(sharedRoundId)).find((one) => one.recordingId === recordingId)
  expect(await stateOf()).toMatchObject({ state: 'writing', to: null, sha256: null })
  studio.clock.advance(15_001)
  expect(await stateOf()).toMatchObject({ state: 'broken' })
  await tidyRecordings(studio.context)
  expect(await stateOf()).toMatchObject({ state: 'broken', to: null, bytes: null, sha256: null })
  expect(await ticket(recordingId)).toMatchObject({ state: 'broken' })
  const whole = await wholeRecording()
  appendFileSync(path.join(folder, `${whole}.webm`), 'more')
  expect(await ticket(whole)).toMatchObject({ state: 'changed' })
  rmSync(path.join(folder, `${whole}.webm`))
  expect((await recordings(sharedRoundId)).find((one) => one.recordingId === whole)).toMatchObject({ state: 'missing' })
  expect((await ticket(whole)).url).toBeUndefined()
})

test('the oldest files make room for further ones, and all go after their days; the rows stay and say so', async () => {
  await studio.context.db.updateTable('recordings').set({ state: 'removed' }).where('state', '=', 'broken').execute()
  const first = await wholeRecording()
  const second = await wholeRecording()
  const size = statSync(path.join(folder, `${second}.webm`)).size
  studio.context.config.recordings = { ...room, bytesMax: size + 1 }
  await tidyRecordings(studio.context)
  const states = async () => {
    const all = await recordings(world.roundId)
    return [first, second].map((id) => all.find(({ recordingId }) => recordingId === id)?.state)
  }
  expect(await states()).toEqual(['removed', 'whole'])
  studio.context.config.recordings = room
  studio.clock.advance(31 * 24 * 3_600_000)
  await tidyRecordings(studio.context)
  expect(await states()).toEqual(['removed', 'removed'])
  expect(readdirSync(folder).filter((file) => file.includes(first) || file.includes(second))).toEqual([])
  for (const desk of [world.dealer, world.second, world.pit]) await desk.renew()
})

test('what an outside server records is found at the address that was said when the round was played', async () => {
  const { db } = studio.context
  const media = (recordings: string) => ({
    media: JSON.stringify({
      kind: 'plain',
      whip: 'http://127.0.0.1:1/whip',
      whep: 'http://127.0.0.1:1/whep',
      hls: null,
      recordings,
    }),
  })
  const pattern = 'https://rec.example/{table}/{round}?from={from}&to={to}'
  await keepOutsideRecording(studio.context, dealtTableId, pattern)
  await keepOutsideRecording(studio.context, dealtTableId, pattern)
  await db
    .updateTable('tables')
    .set(media('https://other.example/{round}'))
    .where('table_id', '=', dealtTableId)
    .execute()
  const sharedRoundId = world.roundId
  const [recording, ...more] = await recordings(sharedRoundId)
  expect([recording?.state, more]).toEqual(['outside', []])
  expect((await ticket(recording?.recordingId)).url).toBeUndefined()
  await world.table.until('running')
  await world.readAll()
  await world.settle()
  const round = await view(sharedRoundId)
  const [from, to] = [round.openedAt, round.endedAt ?? ''].map((at) => encodeURIComponent(new Date(at).toISOString()))
  expect(await ticket(recording?.recordingId)).toMatchObject({
    state: 'outside',
    url: `https://rec.example/${dealtTableId}/${sharedRoundId}?from=${from}&to=${to}`,
  })
  await db.updateTable('tables').set({ media: null }).where('table_id', '=', dealtTableId).execute()
  await reloadTables(studio.context)
})

/** A desk that shows a picture until the round has a file. */
async function film() {
  const peer = peers.open()
  peers.sendPicture(peer)
  peers.sendSound(peer)
  const { token } = (await world.dealer.call('POST', videoPaths.publish, {})).body as VideoPublish
  const { status, location } = await peers.offer(peer, videoPaths.whip, token)
  expect(status).toBe(201)
  const sharedRoundId = world.roundId
  const before = (await recordings(sharedRoundId)).length
  await expect.poll(async () => (await recordings(sharedRoundId)).length, withinMs).toBeGreaterThan(before)
  await expect
    .poll(async () => sizeOf((await recordings(sharedRoundId)).at(-1)?.recordingId), withinMs)
    .toBeGreaterThan(5_000)
  const end = () => studio.app.inject({ method: 'DELETE', url: location })
  return { sharedRoundId, end }
}

async function wholeRecording(): Promise<string> {
  studio.clock.advance(1_000)
  const { sharedRoundId, end } = await film()
  await end()
  await expect.poll(async () => (await recordings(sharedRoundId)).at(-1)?.state, withinMs).toBe('whole')
  return (await recordings(sharedRoundId)).at(-1)?.recordingId ?? ''
}

const sizeOf = (id: string | undefined): number => {
  try {
    return statSync(path.join(folder, `${id}.webm`)).size
  } catch {
    return 0
  }
}
const view = async (id: string) => (await callAsPortal(studio, 'GET', `/tables/rounds/${id}`)).body as VendorTableRound
const recordings = async (id: string) => (await view(id)).recordings
async function ticket(recordingId = '', sharedRoundId = world.roundId): Promise<{ url?: string; state?: string }> {
  const wanted = { requestId: randomUUID(), sharedRoundId, recordingId }
  return (await callAsPortal(studio, 'POST', '/recordings/tickets', wanted)).body
}
const fetchFile = (url = '', headers = {}) =>
  studio.app.inject({ method: 'GET', url: url.slice(studio.context.config.url.length), headers })
