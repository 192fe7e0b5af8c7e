import { type VideoPlay, type VideoPublish, videoPaths, viewersMax } from '@fairground/contract/studio'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket } from 'werift'
import { peerConfig } from '../src/video/relay.ts'
import { Desk, dealtTableId } from './dealer-table.ts'
import { TestTable } from './shared-table.ts'
import { openGame, testStudio } from './test-studio.ts'

const studio = testStudio()
const config = await peerConfig()
const withinMs = { timeout: 15_000, interval: 50 }
let dealer: Desk
let player: string
let ends: (() => unknown)[] = []

beforeAll(async () => {
  await TestTable.prepare(studio, dealtTableId)
  dealer = await Desk.open(studio, 'thu-ha')
  await dealer.do({ act: 'open-shift' })
  player = (await openGame(studio, { gameId: dealtTableId })).opened.session
})
afterEach(async () => {
  for (const end of ends) await end()
  ends = []
})

test('a viewer gets the picture that the desk shows, and it is gone when the desk ends it', async () => {
  const shown = await show(await publishToken())
  const viewer = newPeer()
  viewer.addTransceiver('video', { direction: 'recvonly' })
  const received: number[] = []
  viewer.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => received.push(payload.length))
  })
  expect(await offer(viewer, videoPaths.whep, await playToken())).toMatchObject({ status: 201 })
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
    expect(await offer(newPeer('video'), path, token)).toMatchObject({ status: 401 })
  studio.clock.advance(60_001)
  expect(await offer(newPeer('video'), videoPaths.whep, play)).toMatchObject({ status: 401 })
  await end(shown.location)
})

test(`viewer ${viewersMax + 1} is refused, and comes in when another one has left`, async () => {
  const shown = await show(await publishToken())
  const token = await playToken()
  const places = Array.from({ length: viewersMax }, () => newPeer('video'))
  const watching = await Promise.all(places.map((peer) => offer(peer, videoPaths.whep, token)))
  expect(watching.every(({ status }) => status === 201)).toBe(true)
  expect(await offer(newPeer('video'), videoPaths.whep, token)).toMatchObject({ status: 503 })
  await end(watching[0]?.location ?? '')
  expect(await offer(newPeer('video'), videoPaths.whep, token)).toMatchObject({ status: 201 })
  await end(shown.location)
})

test('the picture ends with its shift, and no token outlives it', async () => {
  const token = await publishToken()
  await show(token)
  await dealer.do({ act: 'close-shift' })
  await expect.poll(look, withinMs).toEqual({ play: null })
  expect(await offer(newPeer('video'), videoPaths.whip, token)).toMatchObject({ status: 401 })
  expect((await dealer.call('POST', videoPaths.publish, {})).status).toBe(404)
})

const payloadBytes = 321

function newPeer(kind?: 'video'): RTCPeerConnection {
  const peer = new RTCPeerConnection(config)
  if (kind) peer.addTransceiver(kind, { direction: 'recvonly' })
  ends.push(() => peer.close())
  return peer
}

/** A desk that shows a picture, one packet every 20 ms. */
async function show(token: string) {
  const peer = newPeer()
  const track = new MediaStreamTrack({ kind: 'video' })
  const { sender } = peer.addTransceiver(track, { direction: 'sendonly' })
  let asked = 0
  sender.onPictureLossIndication.subscribe(() => {
    asked += 1
  })
  let sequenceNumber = 0
  const sending = setInterval(() => {
    sequenceNumber += 1
    const header = new RtpHeader({ sequenceNumber, timestamp: sequenceNumber * 1_800, payloadType: 96, ssrc: 7 })
    track.writeRtp(new RtpPacket(header, Buffer.alloc(payloadBytes, 1)))
  }, 20)
  ends.push(() => clearInterval(sending))
  const { status, location } = await offer(peer, videoPaths.whip, token)
  expect(status).toBe(201)
  await expect.poll(look, withinMs).toMatchObject({ play: { url: videoPaths.whep } })
  return { location, keyframesAsked: () => asked }
}

async function offer(peer: RTCPeerConnection, url: string, token: string) {
  await peer.setLocalDescription(await peer.createOffer())
  const { statusCode, headers, body } = await studio.app.inject({
    ...{ method: 'POST', url, payload: peer.localDescription?.sdp ?? '' },
    headers: { 'content-type': 'application/sdp', authorization: `Bearer ${token}` },
  })
  if (statusCode === 201) await peer.setRemoteDescription({ type: 'answer', sdp: body })
  return { status: statusCode, location: String(headers.location) }
}

const end = async (url: string) => (await studio.app.inject({ method: 'DELETE', url })).statusCode
const publishToken = async () => ((await dealer.call('POST', videoPaths.publish, {})).body as VideoPublish).token
const playToken = async () => (await look()).play?.token ?? ''
const look = async () =>
  (await studio.call({ method: 'GET', url: videoPaths.play, headers: { authorization: `Bearer ${player}` } }))
    .body as VideoPlay
