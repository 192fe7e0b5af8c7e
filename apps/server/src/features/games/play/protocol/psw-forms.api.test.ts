import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants, newRoundId, newTransactionId, seatPlayer } from '../../../../../test/psw-player.ts'
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

const ids = () => ({ transactionId: newTransactionId(), roundId: newRoundId() })

test('W-30 a currency that is not the session’s is refused, an unknown one too', async () => {
  const player = await seatPlayer(server, vendor)
  expect((await player.bet({ currency: 'FUN' })).answer.code).toBe('CURRENCY_MISMATCH')
  expect((await player.bet({ currency: 'KVND' })).answer.code).toBe('CURRENCY_MISMATCH')
  expect((await player.bet({ currency: 'dong' })).answer.code).toBe('BAD_REQUEST')
})

const betWinOf = (player: { playerId: string; sessionToken: string }, bet: object, win: object) => {
  const roundId = newRoundId()
  const common = { gameId: testGames.single, roundId, currency: 'VND' }
  return {
    playerId: player.playerId,
    sessionToken: player.sessionToken,
    bet: { ...common, transactionId: newTransactionId(), amount: '1000', placedAt: new Date().toISOString(), ...bet },
    win: { ...common, transactionId: newTransactionId(), amount: '4000', roundClosed: true, ...win },
  }
}

test('W-31 bet-win is atomic: a bad win or a bet without funds leaves neither', async () => {
  const player = await seatPlayer(server, vendor)
  expect((await vendor.send('bet-win', betWinOf(player, {}, { amount: '-1' }))).answer.code).toBe('BAD_REQUEST')
  expect((await vendor.send('bet-win', betWinOf(player, {}, { roundId: 'elsewhere' }))).answer.code).toBe('BAD_REQUEST')
  expect((await vendor.send('bet-win', betWinOf(player, {}, { currency: 'FUN' }))).answer.code).toBe(
    'CURRENCY_MISMATCH',
  )
  expect((await vendor.send('bet-win', betWinOf(player, {}, { betTransactionId: ['another'] }))).answer.code).toBe(
    'BAD_REQUEST',
  )
  const { roundId } = ids()
  await player.bet({ roundId })
  await player.win({ roundId, amount: '1000' })
  const settled = betWinOf(player, { roundId }, { roundId })
  expect((await vendor.send('bet-win', settled)).answer.code).toBe('BET_ALREADY_SETTLED')
  expect(await player.balanceMinor()).toBe(100_000n)
  const poor = betWinOf(player, { amount: '100001' }, {})
  expect((await vendor.send('bet-win', poor)).answer.code).toBe('INSUFFICIENT_FUNDS')
  const { playerId } = player
  for (const transactionId of [settled.bet.transactionId, settled.win.transactionId, poor.win.transactionId])
    expect((await vendor.send('transaction/status', { playerId, transactionId })).answer.state).toBe('UNKNOWN')
  expect(await player.balanceMinor()).toBe(100_000n)
})

test('bet-win pays both at once, replays as a pair, and refuses an id that was used alone', async () => {
  const player = await seatPlayer(server, vendor)
  const pair = betWinOf(player, {}, {})
  expect((await vendor.send('bet-win', pair)).answer).toMatchObject({ code: 'OK', balance: '103000' })
  expect((await vendor.send('bet-win', pair)).answer).toMatchObject({ code: 'OK', replayed: true, balance: '103000' })
  const alone = ids()
  await player.bet(alone)
  expect((await vendor.send('bet-win', betWinOf(player, { transactionId: alone.transactionId }, {}))).answer.code).toBe(
    'TRANSACTION_MISMATCH',
  )
})

test('transaction/status tells each state, and nothing about another vendor’s id', async () => {
  const player = await seatPlayer(server, vendor)
  const [applied, refused, back, never] = [ids(), ids(), ids(), ids()]
  await player.bet(applied)
  await player.bet({ ...refused, amount: '9000000' })
  await player.bet(back)
  await player.rollback({ originalTransactionId: back.transactionId, roundId: back.roundId })
  await player.rollback({ originalTransactionId: never.transactionId, roundId: never.roundId })
  const stateOf = async (by: TestVendor, transactionId: string) =>
    (await by.send('transaction/status', { playerId: player.playerId, transactionId })).answer
  expect((await stateOf(vendor, applied.transactionId)).state).toBe('APPLIED')
  expect(await stateOf(vendor, refused.transactionId)).toMatchObject({
    state: 'REJECTED',
    rejectedCode: 'INSUFFICIENT_FUNDS',
  })
  expect((await stateOf(vendor, back.transactionId)).state).toBe('ROLLED_BACK')
  expect((await stateOf(vendor, never.transactionId)).state).toBe('TOMBSTONED')
  expect((await stateOf(rival, applied.transactionId)).state).toBe('UNKNOWN')
})

test('a stake outside the game’s limits, and another game than the session’s, are refused', async () => {
  const player = await seatPlayer(server, vendor, { gameCode: testGames.large })
  expect((await player.bet({ amount: '9999' })).answer.code).toBe('LIMIT_STAKE')
  expect((await player.bet({ amount: '10000' })).answer.code).toBe('OK')
  expect((await player.bet({ gameId: testGames.single })).answer.code).toBe('GAME_DISABLED')
})

test('trial play moves play money only', async () => {
  const player = await seatPlayer(server, vendor, { mode: 'trial' })
  expect(await player.balanceMinor('FUN')).toBe(1_000_000n)
  const bet = ids()
  expect((await player.bet(bet)).answer).toMatchObject({ code: 'OK', balance: '999000', currency: 'FUN' })
  expect((await player.win({ roundId: bet.roundId, amount: '2000' })).answer.balance).toBe('1001000')
  expect(await player.balanceMinor('VND')).toBe(100_000n)
})
