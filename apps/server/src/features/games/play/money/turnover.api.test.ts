import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  seatPlayer,
} from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor } from '../../../../../test/test-vendor.ts'
import { transact } from '../../../../db/db.ts'
import { countBets, listBrokenSums } from '../../../money/records/index.ts'
import { changeTurnoverTypes } from '../../catalogue/index.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(async () => {
  await vendor.start(server)
  await allow(['RNG'])
})
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

async function allow(types: string[]): Promise<void> {
  const actor = { kind: 'system', id: 'test' } as const
  await transact(server.db, (tx) => changeTurnoverTypes(tx, vendor.vendorId, types, actor))
  server.clock.advance(1_000)
}

const staked = async (amount = '1000') => {
  const player = await seatPlayer(server, vendor)
  const ids = { transactionId: newTransactionId(), roundId: newRoundId() }
  await player.bet({ ...ids, amount })
  return { player, ...ids }
}

/** Valid part of the player's settled bets, as every sum reads it. */
async function validOf({ memberId }: PswPlayer): Promise<string> {
  const { rows } = await server.pool.query(
    `select coalesce(sum(valid_bet(s.outcome, 'RNG', s.stakes_minor, s.rollbacks_minor, s.uncounted_minor)), 0)::text as valid
     from settled_bets($1, 'UTC', '-infinity', 'infinity') s`,
    [memberId],
  )
  return rows[0].valid
}

const end = async (player: PswPlayer, roundId: string, turnoverMinor?: string) => {
  const fields = { playerId: player.playerId, roundId, transactionId: newTransactionId(), turnoverMinor }
  return (await vendor.send('round/end', fields)).answer
}

test('the turnover named by the closing win counts, without changing money', async () => {
  const { player, roundId } = await staked()
  const { answer } = await player.win({ roundId, amount: '1500', roundClosed: true, turnoverMinor: '400' })
  expect(answer).toMatchObject({ code: 'OK', turnoverAccepted: true, balance: '100500' })
  expect(await validOf(player)).toBe('400')
})

test('without it all kept stakes count', async () => {
  const { player, roundId } = await staked()
  const { answer } = await player.win({ roundId, amount: '0', roundClosed: true })
  expect(answer).not.toHaveProperty('turnoverAccepted')
  expect(await validOf(player)).toBe('1000')
})

test('above the stakes the win is booked, nothing counts, staff see it, and round/end may name it once more', async () => {
  const { player, roundId } = await staked()
  const transactionId = newTransactionId()
  const win = { roundId, transactionId, amount: '1500', roundClosed: true, turnoverMinor: '1001' }
  expect((await player.win(win)).answer).toMatchObject({ code: 'OK', turnoverAccepted: false, balance: '100500' })
  expect(await validOf(player)).toBe('0')
  const { rows } = await server.pool.query('select kind, detail from vendor_exceptions where transaction_id = $1', [
    transactionId,
  ])
  expect(rows).toEqual([{ kind: 'turnoverTooHigh', detail: { turnover: '1001' } }])
  expect(await end(player, roundId, '1001')).toMatchObject({ code: 'ROUND_ALREADY_ENDED', turnoverAccepted: false })
  expect(await end(player, roundId, '900')).toMatchObject({ turnoverAccepted: true })
  expect(await end(player, roundId, '800')).toMatchObject({ turnoverAccepted: false })
  expect(await end(player, roundId, '900')).toMatchObject({ turnoverAccepted: true })
  expect(await validOf(player)).toBe('900')
})

test('round/end may name it once for an open round', async () => {
  const { player, roundId } = await staked()
  expect(await end(player, roundId, '300')).toMatchObject({ code: 'OK', turnoverAccepted: true })
  expect(await validOf(player)).toBe('300')
})

test('concurrent callers wait for one lock; its holder needs no second connection', async () => {
  const { player, roundId } = await staked()
  server.clock.advance(1_000)
  const answers = await Promise.all(Array.from({ length: 40 }, () => end(player, roundId, '300')))
  expect(answers.filter(({ code, turnoverAccepted }) => code === 'OK' && turnoverAccepted)).toHaveLength(1)
  expect(
    answers.filter(({ code, turnoverAccepted }) => code === 'ROUND_ALREADY_ENDED' && turnoverAccepted),
  ).toHaveLength(39)
})

test('a bet and its win in one call name it in the win', async () => {
  const player = await seatPlayer(server, vendor)
  const round = { roundId: newRoundId(), gameId: 'g-single', currency: 'VND' }
  const fields = {
    ...{ playerId: player.playerId, sessionToken: player.sessionToken },
    bet: { ...round, transactionId: newTransactionId(), amount: '1000', placedAt: new Date().toISOString() },
    win: { ...round, transactionId: newTransactionId(), amount: '0', roundClosed: true, turnoverMinor: '250' },
  }
  expect((await vendor.send('bet-win', fields)).answer).toMatchObject({ code: 'OK', turnoverAccepted: true })
  expect(await validOf(player)).toBe('250')
  const other = { ...fields, win: { ...fields.win, turnoverMinor: '251' } }
  expect((await vendor.send('bet-win', other)).answer.code).toBe('TRANSACTION_MISMATCH')
})

test('it is part of the call: the same id with another one is another call', async () => {
  const { player, roundId } = await staked()
  const win = { roundId, transactionId: newTransactionId(), amount: '0', roundClosed: true, turnoverMinor: '600' }
  await player.win(win)
  expect((await player.win(win)).answer).toMatchObject({ code: 'OK', replayed: true })
  expect((await player.win({ ...win, turnoverMinor: '700' })).answer.code).toBe('TRANSACTION_MISMATCH')
  expect(await validOf(player)).toBe('600')
})

test('on a bet, or while the round stays open, it is not taken', async () => {
  const player = await seatPlayer(server, vendor)
  const ids = { transactionId: newTransactionId(), roundId: newRoundId() }
  expect((await player.bet({ ...ids, turnoverMinor: '10' })).answer).toMatchObject({
    code: 'OK',
    turnoverAccepted: false,
  })
  const open = await player.win({ roundId: ids.roundId, amount: '5', turnoverMinor: '10' })
  expect(open.answer).toMatchObject({ code: 'OK', turnoverAccepted: false })
  await end(player, ids.roundId)
  expect(await validOf(player)).toBe('1000')
})

test('without the right all kept stakes count', async () => {
  await allow(['LIVE'])
  const { player, roundId } = await staked()
  const { answer } = await player.win({ roundId, amount: '0', roundClosed: true, turnoverMinor: '0' })
  expect(answer).toMatchObject({ code: 'OK', turnoverAccepted: false })
  expect(await validOf(player)).toBe('1000')
  await allow(['RNG'])
})

test('an invalid amount is refused before anything moves', async () => {
  const { player, roundId } = await staked()
  for (const turnoverMinor of ['-1', '01', '1.5', ''])
    expect((await player.win({ roundId, roundClosed: true, turnoverMinor })).answer.code).toBe('BAD_REQUEST')
  expect(await player.balanceMinor()).toBe(99_000n)
})

test('a correction moves money alone: turnover follows the stake, as it was told when the round closed', async () => {
  const correct = (player: PswPlayer, originalTransactionId: string, amount: string, version = 1) =>
    vendor.send('adjust', {
      ...{ playerId: player.playerId, transactionId: newTransactionId(), amount, currency: 'VND' },
      ...{ originalTransactionId, version, reason: 'wrong result' },
    })
  const { player, roundId, transactionId } = await staked()
  await player.win({ roundId, amount: '1950', roundClosed: true, turnoverMinor: '400' })
  const money = async () => [await player.balanceMinor(), await validOf(player)]
  expect(await money()).toEqual([100_950n, '400'])
  await correct(player, transactionId, '-1950')
  expect(await money()).toEqual([99_000n, '400'])
  // More than was paid at first: the stake is the same, and so is what counts of it.
  await correct(player, transactionId, '4000', 2)
  expect(await money()).toEqual([103_000n, '400'])
})

test('the sums by day hold it, and the audit of them agrees', async () => {
  const { player, roundId } = await staked()
  await player.win({ roundId, amount: '0', roundClosed: true, turnoverMinor: '150' })
  server.clock.advance(60_000)
  await server.pool.query("update game_rounds set closed_at = closed_at - interval '1 minute' where round_id = $1", [
    roundId,
  ])
  await countBets({ db: server.db, config: server.context.config })
  const { rows } = await server.pool.query(
    'select sum(stakes_minor)::text as stakes, sum(uncounted_minor)::text as uncounted from bet_days where member_id = $1',
    [player.memberId],
  )
  expect(rows).toEqual([{ stakes: '1000', uncounted: '850' }])
  expect(await validOf(player)).toBe('150')
  expect(await listBrokenSums(server.db)).toEqual([])
  await server.pool.query('update bet_days set uncounted_minor = 0 where member_id = $1', [player.memberId])
  expect(await listBrokenSums(server.db)).toMatchObject([{ rule: 'bet-days' }])
  await server.pool.query('update bet_days set uncounted_minor = 850 where member_id = $1', [player.memberId])
})
