import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants, newRoundId, newTransactionId, payIn, seatPlayer } from '../../../test/psw-player.ts'
import { testServer } from '../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../test/test-vendor.ts'

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

test('W-07 the same bet twice takes one stake; the second answer is a replay with the current balance', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  const first = await player.bet(bet)
  await payIn(server, player.token, '500.00')
  const second = await player.bet(bet)
  expect(second.answer).toMatchObject({
    code: 'OK',
    replayed: true,
    portalTransactionId: first.answer.portalTransactionId,
    balance: '149000',
  })
  expect(await player.balanceMinor()).toBe(149_000n)
})

test('W-08 a used id with another amount, currency, player, round or game is a mismatch', async () => {
  const player = await seatPlayer(server, vendor)
  const other = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  const changed = [
    { amount: '1001' },
    { currency: 'FUN' },
    { playerId: other.playerId, sessionToken: other.sessionToken },
    { roundId: newRoundId() },
    { gameId: testGames.multi },
  ]
  const codes = await Promise.all(changed.map(async (change) => (await player.bet({ ...bet, ...change })).answer.code))
  expect(codes).toEqual(Array(5).fill('TRANSACTION_MISMATCH'))
  expect(await player.balanceMinor()).toBe(99_000n)
  expect(await other.balanceMinor()).toBe(100_000n)
})

test('W-11 a bet refused for funds stays refused when money came; a new id is taken', async () => {
  const player = await seatPlayer(server, vendor, { amount: '100.00' })
  const bet = { ...ids(), amount: '20000' }
  expect((await player.bet(bet)).answer).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: '10000' })
  await payIn(server, player.token, '500.00')
  expect((await player.bet(bet)).answer).toMatchObject({ code: 'INSUFFICIENT_FUNDS', replayed: true })
  expect((await player.bet({ ...bet, ...ids() })).answer).toMatchObject({ code: 'OK', balance: '40000' })
})

test('W-12 rolling back a refused bet moves nothing', async () => {
  const player = await seatPlayer(server, vendor, { amount: '100.00' })
  const bet = { ...ids(), amount: '20000' }
  await player.bet(bet)
  const back = await player.rollback({ originalTransactionId: bet.transactionId, roundId: bet.roundId })
  expect(back.answer.code).toBe('NOTHING_TO_ROLL_BACK')
  expect(await player.balanceMinor()).toBe(10_000n)
})

test('W-13 a rollback refunds once: the same id replays, another id was too late', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  const back = { transactionId: newTransactionId(), originalTransactionId: bet.transactionId, roundId: bet.roundId }
  expect((await player.rollback(back)).answer).toMatchObject({ code: 'OK', refunded: '1000', balance: '100000' })
  expect((await player.rollback(back)).answer).toMatchObject({ code: 'OK', replayed: true })
  expect((await player.rollback({ ...back, transactionId: newTransactionId() })).answer.code).toBe(
    'ALREADY_ROLLED_BACK',
  )
  expect(await player.balanceMinor()).toBe(100_000n)
  expect(await roundOf(bet.roundId)).toMatchObject({ state: 'void', rollbacks_minor: '1000' })
})

test('W-14 a late copy of a bet that was taken back is cancelled', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  await player.rollback({ originalTransactionId: bet.transactionId, roundId: bet.roundId })
  expect((await player.bet(bet)).answer.code).toBe('BET_CANCELLED')
  expect(await player.balanceMinor()).toBe(100_000n)
})

test('W-15 a bet that has won cannot be taken back', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  await player.win({ roundId: bet.roundId, amount: '1500' })
  expect((await player.rollback({ originalTransactionId: bet.transactionId, roundId: bet.roundId })).answer.code).toBe(
    'BET_ALREADY_SETTLED',
  )
  expect(await player.balanceMinor()).toBe(100_500n)
})

test('W-16 W-17 a rollback before its bet leaves a tombstone that stops the late bet, and the session goes on', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  expect((await player.rollback({ originalTransactionId: bet.transactionId, roundId: bet.roundId })).answer.code).toBe(
    'TOMBSTONED',
  )
  expect((await player.bet(bet)).answer.code).toBe('BET_CANCELLED')
  expect(await player.balanceMinor()).toBe(100_000n)
  expect((await player.bet()).answer.code).toBe('OK')
})

test('W-19 a win before its bet is not found, and paid when it is asked again after the bet', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  const win = { transactionId: newTransactionId(), roundId: bet.roundId, amount: '3000' }
  expect((await player.win(win)).answer).toMatchObject({ code: 'BET_NOT_FOUND', retry: true })
  await player.bet(bet)
  expect((await player.win(win)).answer).toMatchObject({ code: 'OK', balance: '102000' })
})

test('W-20 a win of another player’s round, or in another currency, is refused', async () => {
  const player = await seatPlayer(server, vendor)
  const other = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  expect((await other.win({ roundId: bet.roundId })).answer.code).toBe('TRANSACTION_MISMATCH')
  expect((await player.win({ roundId: bet.roundId, currency: 'FUN' })).answer.code).toBe('CURRENCY_MISMATCH')
  expect(await other.balanceMinor()).toBe(100_000n)
  expect(await player.balanceMinor()).toBe(99_000n)
})

test('W-21 the same win replays; a second win is refused on a single-win game and paid on a multi-win game', async () => {
  const single = await seatPlayer(server, vendor)
  const bet = ids()
  await single.bet(bet)
  const win = { transactionId: newTransactionId(), roundId: bet.roundId, amount: '1000' }
  await single.win(win)
  expect((await single.win(win)).answer).toMatchObject({ code: 'OK', replayed: true })
  expect((await single.win({ ...win, transactionId: newTransactionId() })).answer.code).toBe('BET_ALREADY_SETTLED')
  expect(await single.balanceMinor()).toBe(100_000n)
  const multi = await seatPlayer(server, vendor, { gameCode: testGames.multi })
  const many = ids()
  await multi.bet(many)
  for (const amount of ['500', '700'])
    expect((await multi.win({ roundId: many.roundId, amount })).answer.code).toBe('OK')
  expect(await multi.balanceMinor()).toBe(100_200n)
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

test('W-23 W-24 a closed round takes neither a win nor a bet', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  await player.win({ roundId: bet.roundId, amount: '0', roundClosed: true })
  expect((await player.win({ roundId: bet.roundId })).answer.code).toBe('BET_ALREADY_SETTLED')
  expect((await player.bet({ roundId: bet.roundId })).answer.code).toBe('ROUND_CLOSED')
  expect(await player.balanceMinor()).toBe(99_000n)
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
