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

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const { multi } = testGames
const hourMs = 3_600_000

const send = (call: 'session/open' | 'bet' | 'session/close', body: object) =>
  vendor.send(call, body, { nowMs: server.clock.now().getTime() })
const openFurther = async ({ playerId, sessionToken }: PswPlayer, gameId: string = multi) =>
  (await send('session/open', { playerId, sessionToken, gameId })).answer
const betIn = async ({ playerId }: PswPlayer, sessionToken: string | undefined, gameId: string = multi) => {
  const ids = { transactionId: newTransactionId(), roundId: newRoundId() }
  const stake = { gameId, amount: '1000', currency: 'VND', placedAt: server.clock.now().toISOString() }
  return (await send('bet', { playerId, sessionToken, ...ids, ...stake })).answer
}
const changeGame = (gameCode: string, change: object) => {
  server.clock.advance(1_000)
  return server.db.updateTable('games').set(change).where('game_code', '=', gameCode).execute()
}

test('a frame opens another game of the vendor with a session of its own, and both take bets for their own game only', async () => {
  const player = await seatPlayer(server, vendor)
  const further = await openFurther(player)
  expect(further).toMatchObject({ code: 'OK', playerId: player.playerId, mode: 'real', currency: 'VND' })
  expect(further.betLimits).toEqual({ min: '1', max: '100000000' })
  expect(further.sessionToken).not.toBe(player.sessionToken)
  expect((await betIn(player, further.sessionToken)).code).toBe('OK')
  expect((await betIn(player, player.sessionToken)).code).not.toBe('OK')
  expect((await betIn(player, further.sessionToken, testGames.single)).code).not.toBe('OK')
  expect((await player.bet()).answer.code).toBe('OK')
})

test('limits of time go on from the first game, and a break holds for what is opened in it', async () => {
  const player = await seatPlayer(server, vendor)
  server.clock.advance(hourMs / 4)
  const further = await openFurther(player)
  const limit = (limits: object) => transact(server.db, (tx) => savePlayLimits(tx, player.memberId, limits))
  await limit({ reality_check_ms: hourMs / 5 })
  expect((await betIn(player, further.sessionToken)).code).toBe('REALITY_CHECK_PENDING')
  await limit({ reality_check_ms: null, time_once: hourMs / 5 })
  expect((await betIn(player, further.sessionToken)).code).toBe('LIMIT_SESSION_TIME')
  await limit({ time_once: null, excluded_until: new Date(server.clock.now().getTime() + hourMs) })
  expect((await openFurther(player)).code).toBe('PLAYER_EXCLUDED')
})

test('nothing opens from a session that is over, of somebody else, or for a game that is closed or of another kind', async () => {
  const [player, other] = [await seatPlayer(server, vendor), await seatPlayer(server, vendor)]
  expect((await openFurther({ ...player, playerId: other.playerId })).code).toBe('SESSION_INVALID')
  expect((await openFurther(player, 'g-unknown')).code).toBe('GAME_DISABLED')
  await changeGame(multi, { game_type: 'LIVE' })
  expect((await openFurther(player)).code).toBe('GAME_DISABLED')
  await changeGame(multi, { game_type: 'RNG', is_enabled: false })
  expect((await openFurther(player)).code).toBe('GAME_DISABLED')
  await changeGame(multi, { is_enabled: true })
  server.clock.advance(1_000)
  expect((await openFurther(player)).code).toBe('OK')
  await send('session/close', { playerId: player.playerId, sessionToken: player.sessionToken })
  expect((await openFurther(player)).code).toBe('SESSION_EXPIRED')
})

test('lotteries of the day and fast ones are played in one frame', async () => {
  await changeGame(testGames.single, { game_type: 'ELOTT' })
  await changeGame(multi, { game_type: 'LOTT' })
  const player = await seatPlayer(server, vendor)
  expect((await openFurther(player)).code).toBe('OK')
  await changeGame(multi, { game_type: 'RNG' })
  expect((await openFurther(player)).code).toBe('GAME_DISABLED')
  await changeGame(testGames.single, { game_type: 'RNG' })
})
