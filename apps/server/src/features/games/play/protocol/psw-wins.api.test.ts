import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  payIn,
  seatPlayer,
} from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { transact } from '../../../../db/db.ts'
import { changeVendorLimits } from '../../catalogue/index.ts'
import { saveCampaign } from '../prizes/campaign-store.ts'
import { saveFreeRounds } from '../prizes/vendor-grant-store.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const terms = { currency: 'VND', budgetMinor: 1_000_000n, memberMaxMinor: 1_000_000n }
beforeAll(async () => {
  await vendor.start(server)
  await transact(server.db, (tx) => saveCampaign(tx, { vendorId: vendor.vendorId, campaignId: 'tet-cup' }, terms))
})
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const ids = () => ({ transactionId: newTransactionId(), roundId: newRoundId() })
const money = (player: PswPlayer, amount: string) => ({
  ...{ playerId: player.playerId, transactionId: newTransactionId(), amount, currency: 'VND' },
})
const codeOf = async (call: string, fields: object) => (await vendor.send(call, fields)).answer.code

/** Above how much corrections of the vendor are held from now on; null: as for every vendor. */
async function boundAdjustments(adjustHeldMinor: bigint | null): Promise<void> {
  const limits = { stakeMinorMax: null, winMinorMax: null, jackpotHeldMinor: null, adjustHeldMinor }
  const actor = { kind: 'system', id: 'test' } as const
  await transact(server.db, (tx) => changeVendorLimits(tx, vendor.vendorId, { currency: 'VND', limits }, actor))
  server.clock.advance(1_000)
}

const adjustment = (player: PswPlayer, originalTransactionId: string, version: number, amount: string) => ({
  ...money(player, amount),
  ...{ originalTransactionId, version, reason: 'resettled' },
})

test('an adjustment is booked once per version; a gap waits, a booked version is a mismatch', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  const first = adjustment(player, bet.transactionId, 1, '4000')
  expect((await vendor.send('adjust', first)).answer).toMatchObject({ code: 'OK', balance: '103000' })
  expect((await vendor.send('adjust', first)).answer).toMatchObject({ code: 'OK', replayed: true })
  expect(await codeOf('adjust', { ...first, amount: '4001' })).toBe('TRANSACTION_MISMATCH')
  const third = adjustment(player, bet.transactionId, 3, '2500')
  expect(await codeOf('adjust', third)).toBe('ADJUST_VERSION_GAP')
  expect(await codeOf('adjust', adjustment(player, bet.transactionId, 2, '-4000'))).toBe('OK')
  expect(await codeOf('adjust', third)).toBe('OK')
  expect(await codeOf('adjust', adjustment(player, bet.transactionId, 2, '1'))).toBe('TRANSACTION_MISMATCH')
  expect(await player.balanceMinor()).toBe(101_500n)
  expect((await player.rollback({ originalTransactionId: bet.transactionId, roundId: bet.roundId })).answer.code).toBe(
    'BET_ALREADY_SETTLED',
  )
})

test('what the wallet cannot pay back becomes a debt, and cash stays at zero', async () => {
  const player = await seatPlayer(server, vendor, { amount: '100.00' })
  const bet = ids()
  await player.bet({ ...bet, amount: '4000' })
  await player.win({ roundId: bet.roundId, amount: '11000' })
  await player.bet({ amount: '11000' })
  const taken = await vendor.send('adjust', adjustment(player, bet.transactionId, 1, '-10000'))
  expect(taken.answer).toMatchObject({ code: 'OK', debt: '4000', balance: '0' })
  const { rows } = await server.pool.query(
    "select kind, balance from ledger.account_balances where owner_id = $1 and currency = 'VND' order by kind",
    [player.memberId],
  )
  expect(rows).toEqual([
    { kind: 'cash', balance: '0' },
    { kind: 'debt', balance: '-4000' },
  ])
  await payIn(server, player.token, '50.00')
  expect((await vendor.send('adjust', adjustment(player, bet.transactionId, 2, '-1000'))).answer).toMatchObject({
    balance: '4000',
  })
})

test.each([
  ['more than the vendor may correct', { stake: '1000', amount: '700' }, 600n],
  ['more than the game pays at most', { stake: '1000', amount: '1000001' }, null],
  ['a correction near the end of numbers', { stake: '1000', amount: '500000000000000' }, null],
  ['more taken than the round paid', { stake: '1000', win: '1500', amount: '-1501' }, null],
])('%s is held: nothing moves, nothing follows it, and the bet is not taken back', async (_, given, heldAboveMinor) => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  const { transactionId: originalTransactionId, roundId } = bet
  await player.bet({ ...bet, amount: given.stake })
  if ('win' in given) await player.win({ roundId, amount: given.win })
  await boundAdjustments(heldAboveMinor)
  const before = await player.balanceMinor()
  const large = adjustment(player, originalTransactionId, 1, given.amount)
  expect((await vendor.send('adjust', large)).answer).toMatchObject({ code: 'OK', state: 'HELD' })
  expect((await vendor.send('adjust', large)).answer).toMatchObject({ replayed: true, state: 'HELD' })
  expect(await codeOf('adjust', { ...large, transactionId: newTransactionId() })).toBe('ADJUST_VERSION_GAP')
  expect(await codeOf('adjust', adjustment(player, originalTransactionId, 2, '1'))).toBe('ADJUST_VERSION_GAP')
  const back = (await player.rollback({ originalTransactionId, roundId })).answer
  expect(back.code).toBe('win' in given ? 'BET_ALREADY_SETTLED' : 'IN_PROGRESS')
  const { playerId } = player
  const status = await vendor.send('transaction/status', { playerId, transactionId: large.transactionId })
  expect(status.answer.state).toBe('HELD')
  expect(await player.balanceMinor()).toBe(before)
  await boundAdjustments(null)
})

test('an adjustment of zero, of a rollback, of a cancelled bet, or in another currency moves nothing', async () => {
  const player = await seatPlayer(server, vendor)
  const [bet, back] = [ids(), newTransactionId()]
  await player.bet(bet)
  expect(await codeOf('adjust', adjustment(player, newTransactionId(), 1, '10'))).toBe('BET_NOT_FOUND')
  expect(await codeOf('adjust', { ...adjustment(player, bet.transactionId, 1, '10'), currency: 'FUN' })).toBe(
    'CURRENCY_MISMATCH',
  )
  await player.rollback({ transactionId: back, originalTransactionId: bet.transactionId, roundId: bet.roundId })
  expect(await codeOf('adjust', adjustment(player, back, 1, '10'))).toBe('BAD_REQUEST')
  expect(await codeOf('adjust', adjustment(player, bet.transactionId, 1, '10'))).toBe('BET_CANCELLED')
  expect(await player.balanceMinor()).toBe(100_000n)
})

test('a jackpot of the game is paid once in its round, closed or not', async () => {
  const player = await seatPlayer(server, vendor)
  const { roundId } = ids()
  await player.bet({ roundId, roundClosed: true })
  const win = { ...money(player, '50000'), gameId: testGames.single, roundId, jackpotId: 'grand', tier: 'major' }
  expect(await codeOf('jackpot-win', { ...win, jackpotId: 'unheard-of' })).toBe('BET_NOT_FOUND')
  expect(await codeOf('jackpot-win', { ...win, roundId: newRoundId() })).toBe('BET_NOT_FOUND')
  expect((await vendor.send('jackpot-win', win)).answer).toMatchObject({ code: 'OK', balance: '149000' })
  expect((await vendor.send('jackpot-win', win)).answer).toMatchObject({ code: 'OK', replayed: true })
  const other = await seatPlayer(server, vendor)
  expect(await codeOf('jackpot-win', { ...win, ...money(other, '1') })).toBe('TRANSACTION_MISMATCH')
  expect(await player.balanceMinor()).toBe(149_000n)
})

test('a prize of a campaign comes as cash after the log-out, and one of an unknown campaign waits', async () => {
  const player = await seatPlayer(server, vendor)
  await server.portal('DELETE', '/wps/session/logout', { token: player.token })
  const prize = { ...money(player, '700'), campaignId: 'tet-cup', kind: 'cashdrop' }
  expect(await codeOf('promo-win', { ...prize, campaignId: 'nobody' })).toBe('BET_NOT_FOUND')
  expect((await vendor.send('promo-win', prize)).answer).toMatchObject({ code: 'OK', balance: '100700' })
  expect((await vendor.send('promo-win', prize)).answer.replayed).toBe(true)
  expect(await player.balanceMinor()).toBe(100_700n)
})

test('free-round wins are paid in any order up to the maximum, but not when played too late', async () => {
  const player = await seatPlayer(server, vendor)
  const end = new Date(Date.now() + 60_000)
  const freeRoundsId = `fr-${randomUUID()}`
  const grant = {
    ...{ freeRoundsId, playerId: player.playerId, gameCodes: [testGames.single], currency: 'VND' },
    ...{ quantity: 3, remaining: 3, stakeMinor: 100n, winMinorMax: 1_000n, wonMinor: 0n },
    ...{ startBefore: end, consumeBefore: end, cancelledAt: null },
  }
  const save = () => transact(server.db, (tx) => saveFreeRounds(tx, vendor.vendorId, grant, new Date()))
  expect([await save(), await save()]).toEqual([true, false])
  const win = (remaining: number, amount: string, playedAt = new Date()) => ({
    ...money(player, amount),
    ...{ freeRoundsId, remaining, playedAt: playedAt.toISOString() },
  })
  const last = win(0, '600')
  expect((await vendor.send('free-round-win', last)).answer).toMatchObject({ code: 'OK', balance: '100600' })
  expect((await vendor.send('free-round-win', last)).answer.replayed).toBe(true)
  expect(await codeOf('free-round-win', win(2, '0'))).toBe('OK')
  expect((await vendor.send('free-round-win', win(1, '500'))).answer).toMatchObject({ code: 'OK', paid: '400' })
  expect(await codeOf('free-round-win', win(3, '1'))).toBe('BONUS_RESTRICTED')
  expect(await codeOf('free-round-win', win(1, '1', end))).toBe('BONUS_RESTRICTED')
  const row = await server.db
    .selectFrom('free_rounds')
    .select(['remaining', 'won_minor'])
    .where('free_rounds_id', '=', freeRoundsId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ remaining: 0, won_minor: '1000' })
  expect(await player.balanceMinor()).toBe(101_000n)
})

test('a win and a jackpot must name their bet’s game; a first win after its round’s end is refused for good', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = ids()
  await player.bet(bet)
  const { roundId } = bet
  expect((await player.win({ roundId, gameId: testGames.multi })).answer.code).toBe('TRANSACTION_MISMATCH')
  const jackpot = { ...money(player, '500'), gameId: testGames.multi, roundId, jackpotId: 'grand', tier: 'major' }
  expect(await codeOf('jackpot-win', jackpot)).toBe('TRANSACTION_MISMATCH')
  expect(await player.balanceMinor()).toBe(99_000n)
  expect(await codeOf('round/end', { ...ids(), playerId: player.playerId, roundId })).toBe('OK')
  expect((await player.win({ roundId })).answer).toMatchObject({ code: 'BET_ALREADY_SETTLED', retry: false })
  expect(await codeOf('adjust', adjustment(player, bet.transactionId, 1, '1500'))).toBe('OK')
  expect(await player.balanceMinor()).toBe(100_500n)
})

test.each([[undefined], [''], ['x'.repeat(201)], ['\u0000\ud800'], [7], [null], [{ a: 1 }]])(
  'a rollback and an adjustment are taken whatever their reason is: %j',
  async (reason) => {
    const player = await seatPlayer(server, vendor)
    const [back, kept] = [ids(), ids()]
    for (const bet of [back, kept]) await player.bet(bet)
    const { transactionId: originalTransactionId, roundId } = back
    expect((await player.rollback({ originalTransactionId, roundId, reason })).answer.code).toBe('OK')
    expect(await codeOf('adjust', { ...adjustment(player, kept.transactionId, 1, '5'), reason })).toBe('OK')
  },
)

test.each(['2026-11-27T08:00:00+07:00', '2026-11-27T01:00:00.123Z', '2026-11-26T15:30:00-09:30'])(
  'a time may say how far it is from UTC: %s',
  async (placedAt) => {
    const player = await seatPlayer(server, vendor)
    expect((await player.bet({ placedAt })).answer.code).toBe('OK')
  },
)
