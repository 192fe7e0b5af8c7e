import { randomBytes, randomUUID } from 'node:crypto'
import { pswHeaders } from '@fairground/contract/psw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants, launch, register, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const rival = new TestVendor('rival')
beforeAll(async () => {
  await vendor.start(server)
  await rival.start(server)
})
afterAll(() => Promise.all([vendor.stop(), rival.stop()]))
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const countOf = async (table: 'psw_transactions' | 'psw_nonces') =>
  Number(
    (
      await server.db
        .selectFrom(table)
        .select((e) => e.fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('W-02 a bad signature, one changed byte, an unknown key and another vendor’s key are refused without a trace', async () => {
  const player = await seatPlayer(server, vendor)
  const before = [await countOf('psw_transactions'), await countOf('psw_nonces')]
  const raw = JSON.stringify({ requestId: randomUUID(), playerId: player.playerId })
  const refused = [
    await vendor.send('bet', {}, { secret: randomBytes(32) }),
    await vendor.send('bet', {}, { raw, sentInstead: raw.replace('ply_', 'plx_') }),
    await vendor.send('bet', {}, { keyId: 'k9' }),
    await vendor.send('bet', {}, { secret: rival.secret }),
    await vendor.send('bet', {}, { vendorId: 'nobody' }),
  ]
  expect(refused.map(({ status, answer }) => `${status} ${answer.code}`)).toEqual([
    '401 BAD_SIGNATURE',
    '401 BAD_SIGNATURE',
    '401 UNKNOWN_KEY',
    '401 BAD_SIGNATURE',
    '401 UNKNOWN_KEY',
  ])
  expect([await countOf('psw_transactions'), await countOf('psw_nonces')]).toEqual(before)
})

test('W-03 a clock 61 seconds off and a reused nonce are refused', async () => {
  const offsets = [-61_000, 61_000, -59_000]
  const codes = await Promise.all(
    offsets.map(async (offset) => (await vendor.send('ping', {}, { nowMs: Date.now() + offset })).answer.code),
  )
  expect(codes).toEqual(['CLOCK_SKEW', 'CLOCK_SKEW', 'OK'])
  const { requestHeaders } = await import('@fairground/psw')
  const raw = JSON.stringify({ requestId: randomUUID() })
  const path = '/psw/v1/ping'
  const headers = requestHeaders(
    { vendorId: vendor.vendorId, keyId: vendor.keyId, secret: vendor.secret },
    { method: 'POST', path, body: Buffer.from(raw), nowMs: Date.now() },
  )
  const post = () =>
    server.portalApp.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: raw,
    })
  expect((await post()).json().code).toBe('OK')
  const again = await post()
  expect([again.statusCode, again.json().code]).toEqual([401, 'REPLAYED_REQUEST'])
  expect(again.headers[pswHeaders.signature]).toBeUndefined()
})

test('W-05 a launch token is valid for its vendor, its game and 60 seconds; a reload gets the same session', async () => {
  const token = await register(server)
  const launchToken = await launch(server, token, vendor, { gameCode: testGames.single, mode: 'real' })
  const open = (by: TestVendor, gameId: string) => by.send('authenticate', { launchToken, gameId })
  const first = await open(vendor, testGames.single)
  expect(first.answer.code).toBe('OK')
  expect((await open(vendor, testGames.single)).answer.sessionToken).toBe(first.answer.sessionToken)
  expect((await open(rival, testGames.single)).answer.code).toBe('LAUNCH_TOKEN_INVALID')
  expect((await open(vendor, testGames.multi)).answer.code).toBe('LAUNCH_TOKEN_INVALID')
  const later = await launch(server, token, vendor, { gameCode: testGames.single, mode: 'real' })
  server.clock.advance(61_000)
  const late = await vendor.send(
    'authenticate',
    { launchToken: later, gameId: testGames.single },
    { nowMs: server.clock.now().getTime() },
  )
  expect(late.answer.code).toBe('LAUNCH_TOKEN_INVALID')
  server.clock.advance(-61_000)
  const last = await launch(server, token, vendor, { gameCode: testGames.single, mode: 'real' })
  await server.portal('DELETE', '/wps/session/logout', { token })
  expect((await vendor.send('authenticate', { launchToken: last, gameId: testGames.single })).answer.code).toBe(
    'LAUNCH_TOKEN_INVALID',
  )
})

test('W-28 a bet in an expired session, with another player’s token, or with a demo token moves nothing', async () => {
  const player = await seatPlayer(server, vendor)
  const other = await seatPlayer(server, vendor)
  const demo = await seatPlayer(server, vendor, { mode: 'trial' })
  const codes = [
    (await player.bet({ sessionToken: other.sessionToken })).answer.code,
    (await player.bet({ sessionToken: demo.sessionToken })).answer.code,
  ]
  server.clock.advance(31 * 60_000)
  const { playerId, sessionToken } = player
  const bet = {
    playerId,
    sessionToken,
    transactionId: 'late',
    roundId: 'late',
    gameId: testGames.single,
    amount: '1000',
    currency: 'VND',
    placedAt: new Date().toISOString(),
  }
  codes.push((await vendor.send('bet', bet, { nowMs: server.clock.now().getTime() })).answer.code)
  server.clock.advance(-31 * 60_000)
  expect(codes).toEqual(['SESSION_INVALID', 'SESSION_INVALID', 'SESSION_EXPIRED'])
  expect(await player.balanceMinor()).toBe(100_000n)
  expect(await other.balanceMinor()).toBe(100_000n)
})

test('W-54 unknown fields are ignored; a doubled name, a 65 KiB body and __proto__ are refused', async () => {
  const player = await seatPlayer(server, vendor)
  expect((await player.bet({ colour: 'gold' })).answer.code).toBe('OK')
  const head = `"requestId":"${randomUUID()}"`
  const refusals = [
    `{${head},"amount":"1","amount":"2"}`,
    `{${head},"pad":"${'x'.repeat(66_000)}"}`,
    `{${head},"__proto__":{"a":1}}`,
    `{${head},"a":{"constructor":{}}}`,
    '{',
    '[]',
  ]
  const results = await Promise.all(refusals.map((raw) => vendor.send('ping', {}, { raw })))
  expect(results.map(({ status }) => status)).toEqual([400, 413, 400, 400, 400, 400])
  expect(({} as { a?: number }).a).toBeUndefined()
})

test('a call that does not exist, a GET and a wrong path are refused without a trace', async () => {
  expect((await vendor.send('steal')).answer.code).toBe('UNKNOWN_CALL')
  const get = await server.portalApp.inject({ method: 'GET', url: '/psw/v1/bet' })
  expect([get.statusCode, get.headers.allow]).toEqual([405, 'OPTIONS, POST'])
  expect((await server.portalApp.inject('/psw/v1/currencies')).json()).toContainEqual({ code: 'VND', exponent: 2 })
})
