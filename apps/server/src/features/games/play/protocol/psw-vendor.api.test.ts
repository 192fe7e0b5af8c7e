import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  seatPlayer,
} from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { transact } from '../../../../db/db.ts'
import { savePlayLimits } from '../../../people/protection/index.ts'
import { addVendorKey, changeVendorReach, changeVendorStatus, retireVendorKey } from '../../catalogue/index.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const actor = { kind: 'system', id: 'test' } as const
const { vendorId } = vendor
const ping = async (options?: object) => (await vendor.send('ping', {}, options)).answer.code
/** As long as what is known of a vendor may be remembered. */
const forget = () => server.clock.advance(1_000)

test('two keys work during a rotation, never three; the last one cannot be retired', async () => {
  const added = await addVendorKey(server.context, vendorId, actor)
  const next = { keyId: added?.keyId ?? '', secret: Buffer.from(added?.secret ?? '', 'base64') }
  expect([next.keyId, next.secret.length]).toEqual(['k2', 32])
  expect(await addVendorKey(server.context, vendorId, actor)).toBeUndefined()
  expect(await addVendorKey(server.context, 'nobody', actor)).toBeUndefined()
  expect([await ping(), await ping(next)]).toEqual(['OK', 'OK'])
  expect(await retireVendorKey(server.context, vendorId, 'k2', actor)).toBe(true)
  forget()
  expect([await ping(), await ping(next)]).toEqual(['OK', 'UNKNOWN_KEY'])
  expect(await retireVendorKey(server.context, vendorId, 'k1', actor)).toBe(false)
  const audits = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', vendorId)
    .where('action', 'like', 'vendor.key%')
    .execute()
  expect(audits.map(({ action }) => action).sort()).toEqual(['vendor.key-added', 'vendor.key-retired'])
})

test('a disabled vendor is refused; in maintenance its wins are booked and its bets refused', async () => {
  const player = await seatPlayer(server, vendor)
  const [open, late] = [newRoundId(), { transactionId: newTransactionId(), roundId: newRoundId() }]
  await player.bet({ roundId: open })
  await changeVendorStatus(server.context, vendorId, { status: 'disabled' }, actor)
  forget()
  expect(await vendor.send('ping')).toMatchObject({ status: 403, isSigned: false, answer: { code: 'VENDOR_DISABLED' } })
  await changeVendorStatus(server.context, vendorId, { status: 'maintenance' }, actor)
  forget()
  expect((await player.bet(late)).answer.code).toBe('MAINTENANCE_BETS_ONLY')
  expect((await player.win({ roundId: open })).answer.code).toBe('OK')
  await changeVendorStatus(server.context, vendorId, { status: 'active' }, actor)
  forget()
  expect((await player.bet(late)).answer).toMatchObject({ code: 'MAINTENANCE_BETS_ONLY', replayed: true })
  expect((await player.bet()).answer.code).toBe('OK')
})

test('a vendor calls from its own networks, with the clock it is allowed', async () => {
  const late = { nowMs: server.clock.now().getTime() - 120_000 }
  expect(await ping(late)).toBe('CLOCK_SKEW')
  await changeVendorReach(server.context, vendorId, { clockSkewMs: 300_000, allowedNetworks: ['10.0.0.0/8'] }, actor)
  forget()
  expect(await ping()).toBe('IP_NOT_ALLOWED')
  const reach = { clockSkewMs: 300_000, allowedNetworks: ['10.0.0.0/8', '127.0.0.1/32', '::1/128'] }
  await changeVendorReach(server.context, vendorId, reach, actor)
  forget()
  expect(await ping({ nowMs: server.clock.now().getTime() - 120_000 })).toBe('OK')
  await changeVendorReach(server.context, vendorId, { clockSkewMs: 60_000, allowedNetworks: null }, actor)
  forget()
  expect(await ping({ secret: randomBytes(32) })).toBe('BAD_SIGNATURE')
})

const limit = (player: PswPlayer, limits: object) =>
  transact(server.db, (tx) => savePlayLimits(tx, player.memberId, limits))

test('a limit holds exactly, even for concurrent bets, and wins are always booked', async () => {
  const player = await seatPlayer(server, vendor)
  await limit(player, { loss_day: '10000' })
  const roundId = newRoundId()
  expect((await player.bet({ roundId, amount: '9000' })).answer.code).toBe('OK')
  expect((await player.bet({ amount: '1001' })).answer.code).toBe('LIMIT_LOSS')
  const both = [player, player].map(async (one) => {
    const ids = { transactionId: newTransactionId(), roundId: newRoundId(), amount: '1000' }
    for (;;) {
      const { answer } = await one.bet(ids)
      if (answer.code !== 'IN_PROGRESS') return answer.code
    }
  })
  expect((await Promise.all(both)).sort()).toEqual(['LIMIT_LOSS', 'OK'])
  expect((await player.win({ roundId, amount: '500' })).answer.code).toBe('OK')
  expect((await player.bet({ amount: '500' })).answer.code).toBe('OK')
  await limit(player, { loss_day: null, stake_day: '10500' })
  expect((await player.bet({ amount: '1' })).answer.code).toBe('LIMIT_WAGER')
})

test('excluded players, exceeded session times and pending reality checks place no bet', async () => {
  const player = await seatPlayer(server, vendor)
  await limit(player, { excluded_until: new Date(Date.now() + 600_000) })
  expect((await player.bet()).answer.code).toBe('PLAYER_EXCLUDED')
  await limit(player, { excluded_until: null, time_once: 1 })
  expect((await player.bet()).answer.code).toBe('LIMIT_SESSION_TIME')
  await limit(player, { time_once: null, reality_check_ms: 1 })
  expect((await player.bet()).answer.code).toBe('REALITY_CHECK_PENDING')
  await limit(player, { reality_check_ms: 3_600_000, reality_confirmed_at: new Date() })
  expect((await player.bet()).answer.code).toBe('OK')
})

test('a game extends and closes its session; a closed one accepts no bet', async () => {
  const player = await seatPlayer(server, vendor)
  const { playerId, sessionToken } = player
  const kept = await vendor.send('session/keepalive', { playerId, sessionToken })
  expect(kept.answer).toMatchObject({ code: 'OK', remainingSeconds: expect.any(Number) })
  expect(kept.answer.remainingSeconds).toBeGreaterThan(29 * 60)
  for (let i = 0; i < 2; i += 1)
    expect((await vendor.send('session/close', { playerId, sessionToken })).answer.code).toBe('OK')
  expect((await vendor.send('session/keepalive', { playerId, sessionToken })).answer.code).toBe('SESSION_EXPIRED')
  expect((await vendor.send('session/close', { playerId: 'ply_x', sessionToken })).answer.code).toBe('SESSION_INVALID')
  expect((await player.bet()).answer.code).toBe('SESSION_EXPIRED')
})

test('the feed lists every transaction once, in order, and the open rounds', async () => {
  const from = new Date(server.clock.now().getTime() - 1).toISOString()
  const player = await seatPlayer(server, vendor)
  const sent = Array.from({ length: 12 }, () => ({ transactionId: newTransactionId(), roundId: newRoundId() }))
  for (const bet of sent) await player.bet(bet)
  expect((await vendor.send('transactions', { from })).answer).toMatchObject({ code: 'OK', transactions: [] })
  server.clock.advance(21_000)
  const { answer } = await vendor.send('transactions', { from })
  const told = answer.transactions ?? []
  expect(told.map(({ transactionId }) => transactionId)).toEqual(sent.map(({ transactionId }) => transactionId))
  const again = await vendor.send('transactions', { cursor: answer.cursor })
  expect(again.answer).toMatchObject({ code: 'OK', transactions: [], hasMore: false })
  expect((await vendor.send('transactions', { cursor: 'x' })).answer.code).toBe('BAD_REQUEST')
  const openedBefore = server.clock.now().toISOString()
  const open = await vendor.send('rounds/open', { openedBefore })
  const roundIds = (open.answer.rounds ?? []).map(({ roundId }) => roundId)
  expect(sent.every(({ roundId }) => roundIds.includes(roundId))).toBe(true)
  const [first] = sent
  await vendor.send('round/end', { ...first, playerId: player.playerId })
  const left = (await vendor.send('rounds/open', { openedBefore })).answer.rounds ?? []
  expect(left.some(({ roundId }) => roundId === first?.roundId)).toBe(false)
})

test('the feed without a cursor begins with the first call, and skips quiet years in a few pages', async () => {
  const player = await seatPlayer(server, vendor)
  const first = { transactionId: newTransactionId(), roundId: newRoundId() }
  await player.bet(first)
  const idle = new TestVendor('idle')
  await idle.start(server)
  server.clock.advance(365 * 86_400_000)
  const told = await feedOf(vendor)
  expect(told.ids[0]).not.toBeUndefined()
  expect(told.ids).toContain(first.transactionId)
  expect(told.ids).toEqual([...new Set(told.ids)])
  const quiet = await feedOf(idle)
  expect(quiet.ids).toEqual([])
  expect(quiet.pages).toBeLessThanOrEqual(3)
  server.clock.advance(-365 * 86_400_000)
  await idle.stop()
})

/** The whole feed, read as the document says. */
async function feedOf(studio: TestVendor) {
  const ids: string[] = []
  let [cursor, pages, hasMore]: [string | undefined, number, boolean] = [undefined, 0, true]
  for (; hasMore && pages < 50; pages += 1) {
    const { answer } = await studio.send('transactions', cursor === undefined ? {} : { cursor }, {
      nowMs: server.clock.now().getTime(),
    })
    ids.push(...(answer.transactions ?? []).map(({ transactionId }) => transactionId))
    cursor = answer.cursor
    hasMore = answer.hasMore ?? false
  }
  expect(hasMore).toBe(false)
  return { ids, pages }
}

test('test players exist only in a sandbox', async () => {
  const { config } = server.context
  const fields = { gameId: testGames.single, balance: '1' }
  Object.assign(config, { profile: 'production' })
  const refused = await vendor.send('sandbox/player', fields)
  Object.assign(config, { profile: 'sandbox' })
  expect(refused).toMatchObject({ status: 404, answer: { code: 'UNKNOWN_CALL' } })
  expect((await vendor.send('sandbox/player', fields)).answer.code).toBe('OK')
})

test('a vendor can change only its own test players', async () => {
  const player = await seatPlayer(server, vendor)
  const change = { playerId: player.playerId, change: { kind: 'deposit', amount: '1' } }
  expect((await vendor.send('sandbox/change', change)).answer.code).toBe('PLAYER_BLOCKED')
  const launch = { playerId: player.playerId, gameId: testGames.single }
  expect((await vendor.send('sandbox/launch', launch)).answer.code).toBe('PLAYER_BLOCKED')
  expect(await player.balanceMinor()).toBe(100_000n)
})

test('a call on a locked player times out soon and does nothing', async () => {
  const player = await seatPlayer(server, vendor)
  const ids = { transactionId: newTransactionId(), roundId: newRoundId() }
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('select from vendor_players where player_id = $1 for update', [player.playerId])
  const startedAt = performance.now()
  const given = await Promise.all([
    player.bet(ids),
    player.rollback({ originalTransactionId: newTransactionId(), roundId: ids.roundId }),
  ])
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  await holder.query('rollback')
  holder.release()
  expect(given).toEqual(given.map(() => expect.objectContaining({ status: 503, isSigned: false })))
  const state = { playerId: player.playerId, transactionId: ids.transactionId }
  expect((await vendor.send('transaction/status', state)).answer.state).toBe('UNKNOWN')
})
