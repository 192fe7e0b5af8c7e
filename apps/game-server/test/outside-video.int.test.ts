import { type VideoPlay, type VideoPublish, videoPaths } from '@fairground/contract/studio'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findShift } from '../src/dealer/dealer-store.ts'
import { reloadTables } from '../src/tables/open-tables.ts'
import { findPicture } from '../src/video/picture-store.ts'
import { newVideoTicket } from '../src/video/video-tickets.ts'
import { Desk, dealtTableId } from './dealer-table.ts'
import { TestMediaServer } from './media-server.ts'
import { TestTable } from './shared-table.ts'
import { openGame, testStudio } from './test-studio.ts'
import { payloadBytes, VideoPeers } from './video-peers.ts'

const studio = testStudio()
const peers = new VideoPeers(studio)
const path = 'studio/c05'
const withinMs = { timeout: 15_000, interval: 100 }
const media = new TestMediaServer(async (question) => (await ask(question)) === 200)
let address: string
let dealer: Desk
let player: string

beforeAll(async () => {
  address = await media.start()
  await TestTable.prepare(studio, dealtTableId)
  dealer = await Desk.open(studio, 'thu-ha')
  await dealer.do({ act: 'open-shift' })
  player = (await openGame(studio, { gameId: dealtTableId })).opened.session
  await useServer({ hls: 'https://hls.example' })
})
afterEach(async () => {
  media.status = undefined
  media.isHearing = true
  media.heard.length = 0
  await peers.end()
})
afterAll(() => media.stop())

test('a picture goes to the server that the table names and back to a player, and nobody but the studio gets its secret', async () => {
  const shown = await show()
  expect(shown.door).toMatchObject({ isTold: true, codings: ['video/H264', 'video/VP9'] })
  expect(JSON.stringify(shown.door)).not.toContain(studio.context.config.mediaTokens.publish)
  await tellUntilLive(shown.location)
  const viewer = peers.open('video', 'audio')
  const received = peers.received(viewer)
  const play = (await look()).play
  expect(play).toMatchObject({ url: videoPaths.whep, hls: { url: `https://hls.example/${path}/index.m3u8` } })
  expect(JSON.stringify(play)).not.toContain(studio.context.config.mediaTokens.play)
  // On a busy machine the picture may stand still for so long that it does not count for a moment.
  const offer = async () => peers.offer(viewer, videoPaths.whep, (await look()).play?.token ?? '')
  await expect.poll(async () => (await offer()).status, withinMs).toBe(201)
  await expect
    .poll(() => received.video.filter((length) => length === payloadBytes).length, withinMs)
    .toBeGreaterThan(5)
  await expect.poll(() => received.audio.length, withinMs).toBeGreaterThan(5)
  const posts = media.heard.filter(({ method }) => method === 'POST').map(({ token }) => token)
  expect(posts).toEqual([studio.context.config.mediaTokens.publish, studio.context.config.mediaTokens.play])
  expect(await end(shown.location)).toBe(200)
  expect(media.relay.isLive(path)).toBe(false)
  expect(await look()).toEqual({ play: null })
})

test('a picture that the desk tells of counts only while the server says that more of it comes', async () => {
  const shown = await show()
  await tellUntilLive(shown.location)
  media.isHearing = false
  await expect.poll(() => tellOn(shown.location), withinMs).toEqual([200, false])
  media.isHearing = true
  await expect.poll(() => tellOn(shown.location), withinMs).toEqual([200, true])
  media.status = 500
  await expect.poll(() => tellOn(shown.location), withinMs).toEqual([200, false])
})

test('nobody tells of a picture by another address, and what the server refuses is refused', async () => {
  const shown = await show()
  expect(await tell(videoPaths.outside)).toBe(404)
  expect(await tell(shown.location.slice(0, -4))).toBe(404)
  expect(await end(`${videoPaths.outside}?session=v1.a.b.c`)).toBe(404)
  const offer = async () => (await peers.offer(peers.open('video'), videoPaths.whep, playTicket())).status
  for (const [status, told] of [
    [404, 404],
    [503, 503],
    [401, 400],
    [500, 400],
  ] as const) {
    media.status = status
    expect(await offer()).toBe(told)
  }
})

test('the server is told who may: the studio by its secrets, and a page by a ticket for segments of that table', async () => {
  const { publish = '', play = '' } = studio.context.config.mediaTokens
  const ticket = (tableId: string, kind: 'segments' | 'play' = 'segments') =>
    newVideoTicket(studio.context, { kind, tableId, of: 'session' })
  const webrtc = { path, protocol: 'webrtc' }
  expect(await ask({ ...webrtc, action: 'publish', token: publish })).toBe(200)
  expect(await ask({ ...webrtc, action: 'publish', token: play })).toBe(401)
  expect(await ask({ ...webrtc, action: 'read', token: play })).toBe(200)
  expect(await ask({ ...webrtc, action: 'read', token: '' })).toBe(401)
  expect(await ask({ ...webrtc, action: 'api', token: publish })).toBe(401)
  const hls = { path, protocol: 'hls', action: 'read' }
  expect(await ask({ ...hls, token: ticket(dealtTableId) })).toBe(200)
  expect(await ask({ ...hls, path: 'studio/c06', token: ticket(dealtTableId) })).toBe(401)
  expect(await ask({ ...hls, token: ticket('live-baccarat') })).toBe(401)
  expect(await ask({ ...hls, token: ticket(dealtTableId, 'play') })).toBe(401)
  const early = ticket(dealtTableId)
  studio.clock.advance(5 * 60_000 + 1)
  expect(await ask({ ...hls, token: early })).toBe(401)
})

test('the page may load segments from the server of a table, and from nowhere else', async () => {
  const policyOf = async (gameId: string) =>
    String((await studio.app.inject({ method: 'GET', url: `/play/${gameId}` })).headers['content-security-policy'])
  const slot = studio.context.catalogue.list().find(({ kind }) => kind === 'slot')?.gameId ?? ''
  expect(await policyOf(dealtTableId)).toMatch(/connect-src 'self' https:\/\/hls\.example;.*media-src blob:/)
  expect(await policyOf(slot)).toContain("connect-src 'self';")
  await useServer({ hls: null })
  expect(await policyOf(dealtTableId)).toContain("connect-src 'self';")
  expect((await publishDoor()).codings).toEqual(['video/H264', 'video/VP9', 'video/VP8'])
})

test('the picture ends at the server when its shift is over or the table has another server', async () => {
  const shown = await show()
  await tellUntilLive(shown.location)
  await useServer({ path: 'studio/other' })
  expect(await tell(shown.location)).toBe(404)
  expect(media.relay.isLive(path)).toBe(false)
  await useServer({})
  const again = await show()
  await tellUntilLive(again.location)
  await dealer.do({ act: 'close-shift' })
  expect(await tell(again.location)).toBe(404)
  expect(media.relay.isLive(path)).toBe(false)
  expect(await look()).toEqual({ play: null })
})

async function useServer(change: object): Promise<void> {
  const server = { kind: 'mediamtx', webrtc: address, hls: null, api: address, path, recordings: null, ...change }
  const { db } = studio.context
  await db
    .updateTable('tables')
    .set({ media: JSON.stringify(server) })
    .where('table_id', '=', dealtTableId)
    .execute()
  await reloadTables(studio.context)
}

const ask = async (payload: object) =>
  (await studio.app.inject({ method: 'POST', url: videoPaths.allowed, payload })).statusCode
const publishDoor = async () => (await dealer.call('POST', videoPaths.publish, {})).body as VideoPublish

/** A desk that shows a picture with sound. */
async function show() {
  const door = await publishDoor()
  const peer = peers.open()
  peers.sendPicture(peer)
  peers.sendSound(peer)
  const { status, location } = await peers.offer(peer, videoPaths.whip, door.token)
  expect(status).toBe(201)
  await expect.poll(() => media.relay.isLive(path), withinMs).toBe(true)
  return { door, location }
}

const tell = async (location: string) => (await dealer.call('POST', videoPaths.seen, { location })).status
/** As time goes by. */
async function tellOn(location: string) {
  studio.clock.advance(100)
  return [await tell(location), await isSeenWithin(2_500)]
}

const tellUntilLive = (location: string) =>
  expect.poll(async () => (await tell(location)) === 200 && (await look()).play !== null, withinMs).toBe(true)
const end = async (url: string) => (await studio.app.inject({ method: 'DELETE', url })).statusCode
const playTicket = () => newVideoTicket(studio.context, { kind: 'play', tableId: dealtTableId, of: 'session' })
const look = async () =>
  (await studio.call({ method: 'GET', url: videoPaths.play, headers: { authorization: `Bearer ${player}` } }))
    .body as VideoPlay

/** Whether the picture was seen so short a time ago. */
async function isSeenWithin(ms: number): Promise<boolean> {
  const { db, clock } = studio.context
  const shift = await findShift(db, dealtTableId)
  const picture = await findPicture(db, { table_id: dealtTableId, shift_id: shift?.shift_id ?? '' })
  return !!picture && picture.seen_at.getTime() > clock.now().getTime() - ms
}
