import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../../test/money.ts'
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

const minuteMs = 60_000

async function seatTimed(mode: 'real' | 'trial' = 'real'): Promise<PswPlayer> {
  const player = await seatPlayer(server, vendor, { mode })
  await transact(server.db, (tx) => savePlayLimits(tx, player.memberId, { reality_check_ms: 15 * minuteMs }))
  return player
}
type Session = Pick<PswPlayer, 'playerId' | 'sessionToken'>
const send = async (call: 'bet' | 'win' | 'reality-check' | 'reality-check/confirm', body: object) =>
  (await vendor.send(call, body, { nowMs: server.clock.now().getTime() })).answer
const ask = ({ playerId, sessionToken }: Session, call: 'reality-check' | 'reality-check/confirm' = 'reality-check') =>
  send(call, { playerId, sessionToken })
const money = ({ playerId }: Session, roundId: string, amount: string) => {
  const ids = { playerId, roundId, transactionId: newTransactionId() }
  return { ...ids, gameId: testGames.single, amount, currency: 'VND' }
}
const bet = async (player: PswPlayer, roundId = newRoundId()) => {
  const { sessionToken } = player
  const placedAt = server.clock.now().toISOString()
  return (await send('bet', { ...money(player, roundId, '1000'), sessionToken, placedAt })).code
}
const win = async (player: PswPlayer, roundId: string, amount: string) =>
  (await send('win', money(player, roundId, amount))).code

test('a player reads time and money of all rounds since play began, confirms once, and bets again', async () => {
  const player = await seatTimed()
  const [lost, won] = [newRoundId(), newRoundId()]
  expect(await bet(player, lost)).toBe('OK')
  expect(await bet(player, won)).toBe('OK')
  expect(await win(player, won, '300')).toBe('OK')
  expect(await ask(player)).toMatchObject({ code: 'OK', realityCheck: { isDue: false } })
  server.clock.advance(15 * minuteMs)
  expect(await bet(player)).toBe('REALITY_CHECK_PENDING')
  const { currency, realityCheck } = await ask(player)
  expect({ currency, realityCheck }).toMatchObject({
    currency: 'VND',
    realityCheck: { intervalS: 900, staked: '2000', net: '-1700', isDue: true },
  })
  // The clock goes on while the calls are answered.
  expect(Math.floor((realityCheck?.elapsedS ?? 0) / 60)).toBe(15)
  const both = await Promise.all([ask(player, 'reality-check/confirm'), ask(player, 'reality-check/confirm')])
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK'])
  expect((await auditOf(server, player.memberId)).filter((action) => action === 'play.reality-confirmed')).toHaveLength(
    1,
  )
  expect(await bet(player)).toBe('OK')
})

test('nothing is confirmed in advance, of another player, or at another time than the check is due', async () => {
  const [player, other] = [await seatTimed(), await seatTimed()]
  expect((await ask(player, 'reality-check/confirm')).code).toBe('OK')
  server.clock.advance(15 * minuteMs)
  const { sessionToken } = player
  expect((await ask({ playerId: other.playerId, sessionToken }, 'reality-check/confirm')).code).toBe('SESSION_INVALID')
  expect(await bet(player)).toBe('REALITY_CHECK_PENDING')
})

test('a round that began before is raised and paid before the player is asked', async () => {
  const player = await seatTimed()
  const roundId = newRoundId()
  server.clock.advance(14 * minuteMs)
  expect(await bet(player, roundId)).toBe('OK')
  server.clock.advance(2 * minuteMs)
  expect(await bet(player, roundId)).toBe('OK')
  expect(await win(player, roundId, '1')).toBe('OK')
  expect(await bet(player)).toBe('REALITY_CHECK_PENDING')
})

test('without an interval, and for play money, nothing is asked', async () => {
  const players = [await seatPlayer(server, vendor), await seatTimed('trial')]
  server.clock.advance(15 * minuteMs)
  for (const player of players) {
    const answer = await ask(player)
    expect(answer.code).toBe('OK')
    expect(answer.realityCheck).toBeUndefined()
  }
})
