import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants, newRoundId, newTransactionId, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const ids = () => ({ transactionId: newTransactionId(), roundId: newRoundId() })
const roundOf = (roundId: string) =>
  server.db.selectFrom('game_rounds').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow()

test('W-06 a bet and its win move start − bet + win and close the round', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  const placed = await player.bet({ ...bet, amount: '2500' })
  expect(placed).toMatchObject({ isSigned: true, answer: { code: 'OK', balance: '97500' } })
  expect(placed.answer.replayed).toBeUndefined()
  const won = await player.win({ roundId: bet.roundId, amount: '4000', roundClosed: true })
  expect(won.answer).toMatchObject({ code: 'OK', balance: '101500' })
  expect(won.answer.balanceVersion).toBeGreaterThan(placed.answer.balanceVersion ?? 0)
  expect(await roundOf(bet.roundId)).toMatchObject({ state: 'closed', stakes_minor: '2500', payouts_minor: '4000' })
})

test('W-22 a win of zero closes the round without an entry in the ledger', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  const entries = async () =>
    Number((await server.pool.query('select count(*) from ledger.account_entries')).rows[0].count)
  const before = await entries()
  expect((await player.win({ roundId: bet.roundId, amount: '0', roundClosed: true })).answer.code).toBe('OK')
  expect(await entries()).toBe(before)
  expect(await roundOf(bet.roundId)).toMatchObject({ state: 'closed', win_count: 1, payouts_minor: '0' })
})

test('W-26 win, rollback and round end land after the session has ended', async () => {
  const player = await seatPlayer(server, vendor, { gameCode: testGames.multi })
  const [won, back] = [ids(), ids()]
  await player.bet(won)
  await player.bet(back)
  await server.portal('DELETE', '/wps/session/logout', { token: player.token })
  expect((await player.bet()).answer.code).toBe('SESSION_INVALID')
  expect((await player.win({ roundId: won.roundId })).answer.code).toBe('OK')
  expect(
    (await player.rollback({ originalTransactionId: back.transactionId, roundId: back.roundId })).answer.code,
  ).toBe('OK')
  const end = { playerId: player.playerId, roundId: won.roundId, transactionId: newTransactionId() }
  expect((await vendor.send('round/end', end)).answer).toMatchObject({
    code: 'OK',
    round: { bets: '1000', wins: '1500', rollbacks: '0' },
  })
  expect((await vendor.send('round/end', end)).answer.code).toBe('ROUND_ALREADY_ENDED')
  expect(await player.balanceMinor()).toBe(100_500n)
})

test('W-16 W-17 a rollback before its bet leaves a tombstone that refuses the late bet; the session stays open', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  expect((await player.rollback({ originalTransactionId: bet.transactionId, roundId: bet.roundId })).answer.code).toBe(
    'TOMBSTONED',
  )
  expect((await player.bet(bet)).answer.code).toBe('BET_CANCELLED')
  expect(await player.balanceMinor()).toBe(100_000n)
  expect((await player.bet()).answer.code).toBe('OK')
})
