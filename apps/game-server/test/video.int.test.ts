import { type VideoPlay, type VideoPublish, videoPaths } from '@fairground/contract/studio'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { VideoRelay } from '../src/video/relay.ts'
import { Desk, dealtTableId } from './dealer-table.ts'
import { TestTable } from './shared-table.ts'
import { openGame, testStudio } from './test-studio.ts'
import { payloadBytes, VideoPeers } from './video-peers.ts'

const studio = testStudio()
const peers = new VideoPeers(studio)
const withinMs = { timeout: 15_000, interval: 50 }
let dealer: Desk
let player: string

beforeAll(async () => {
  await TestTable.prepare(studio, dealtTableId)
  dealer = await Desk.open(studio, 'thu-ha')
  await dealer.do({ act: 'open-shift' })
  player = (await openGame(studio, { gameId: dealtTableId })).opened.session
})
afterEach(() => peers.end())

test('a viewer gets the picture that the desk shows, and it is gone when the desk ends it', async () => {
  const shown = await show(await publishToken())
  const viewer = peers.open()
  viewer.addTransceiver('video', { direction: 'recvonly' })
  const received: number[] = []
  viewer.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => received.push(payload.length))
  })
  expect(await peers.offer(viewer, videoPaths.whep, await playToken())).toMatchObject({ status: 201 })
  await expect.poll(() => received.filter((length) => length === payloadBytes).length, withinMs).toBeGreaterThan(5)
  await expect.poll(() => shown.keyframesAsked(), withinMs).toBeGreaterThan(0)
  expect(await end(shown.location)).toBe(200)
  expect(await end(shown.location)).toBe(404)
  expect(await look()).toEqual({ play: null })
})

test('nobody shows or watches without a ticket of that kind that is still good', async () => {
  const publish = await publishToken()
  const shown = await show(publish)
  const play = await playToken()
  for (const [path, token] of [
    [videoPaths.whip, play],
    [videoPaths.whep, publish],
    [videoPaths.whep, play.slice(0, -4)],
    [videoPaths.whep, ''],
  ] as const)
    expect(await peers.offer(peers.open('video'), path, token)).toMatchObject({ status: 401 })
  studio.clock.advance(60_001)
  expect(await peers.offer(peers.open('video'), videoPaths.whep, play)).toMatchObject({ status: 401 })
  await end(shown.location)
})

test('no more watch than may; a frame that asks again and again watches once, and takes the place of nobody', async () => {
  const relay = new VideoRelay(2)
  peers.onEnd(() => relay.stop())
  const peer = peers.open()
  peers.sendPicture(peer)
  await peer.setLocalDescription(await peer.createOffer())
  const follower = { mayGoOn: async () => true, seen: () => {} }
  const shown = await relay.publish('table', peer.localDescription?.sdp ?? '', follower)
  await peer.setRemoteDescription({ type: 'answer', sdp: shown.answer })
  await expect.poll(() => relay.isLive('table'), withinMs).toBe(true)
  const watch = async (viewerId: string) => {
    const viewer = peers.open('video')
    await viewer.setLocalDescription(await viewer.createOffer())
    const session = await relay.watch('table', viewerId, viewer.localDescription?.sdp ?? '')
    return typeof session === 'string' ? session : session.sessionId
  }
  const again = [await watch('frame'), await watch('frame'), await watch('frame')]
  const other = await watch('another')
  expect(await watch('late')).toBe('full')
  expect(again.map((sessionId) => relay.end(sessionId))).toEqual([false, false, true])
  expect(await watch('late')).toMatch(/^[\w-]{20,}$/)
  expect(relay.end(other)).toBe(true)
})

test('the picture ends with its shift, and no token outlives it', async () => {
  const token = await publishToken()
  await show(token)
  await dealer.do({ act: 'close-shift' })
  await expect.poll(look, withinMs).toEqual({ play: null })
  expect(await peers.offer(peers.open('video'), videoPaths.whip, token)).toMatchObject({ status: 401 })
  expect((await dealer.call('POST', videoPaths.publish, {})).status).toBe(404)
})

/** A desk that shows a picture. */
async function show(token: string) {
  const peer = peers.open()
  const keyframesAsked = peers.sendPicture(peer)
  const { status, location } = await peers.offer(peer, videoPaths.whip, token)
  expect(status).toBe(201)
  await expect.poll(look, withinMs).toMatchObject({ play: { url: videoPaths.whep } })
  return { location, keyframesAsked }
}

const end = async (url: string) => (await studio.app.inject({ method: 'DELETE', url })).statusCode
const publishToken = async () => ((await dealer.call('POST', videoPaths.publish, {})).body as VideoPublish).token
const playToken = async () => (await look()).play?.token ?? ''
const look = async () =>
  (await studio.call({ method: 'GET', url: videoPaths.play, headers: { authorization: `Bearer ${player}` } }))
    .body as VideoPlay
