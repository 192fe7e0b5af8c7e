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
import { readPoolBooks } from '../../../money/wallet/index.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const pool = { vendorId: 'acme', jackpotId: 'grand', tier: 'major', currency: 'VND' }
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const share = (increment: string, reserve: string) => ({ jackpotId: 'grand', tier: 'major', increment, reserve })
const books = async () => (await readPoolBooks(server.db, 'VND'))(pool)
const winOf = (player: PswPlayer, roundId: string) => ({
  ...{
    playerId: player.playerId,
    transactionId: newTransactionId(),
    currency: 'VND',
    gameId: testGames.single,
    roundId,
  },
  ...{ jackpotId: 'grand', tier: 'major' },
})

test('[R-64] a bet’s shares are booked with it once and reversed by its rollback', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = {
    transactionId: newTransactionId(),
    roundId: newRoundId(),
    amount: '1000',
    jackpotShares: [share('5', '3')],
  }
  const before = await books()
  expect((await player.bet(bet)).answer.code).toBe('OK')
  expect((await player.bet(bet)).answer.replayed).toBe(true)
  const booked = { ...before, incrementMinor: before.incrementMinor + 5n, reserveMinor: before.reserveMinor + 3n }
  expect(await books()).toEqual(booked)
  expect((await player.bet({ ...bet, jackpotShares: [share('6', '3')] })).answer.code).toBe('TRANSACTION_MISMATCH')
  const back = { originalTransactionId: bet.transactionId, roundId: bet.roundId }
  expect((await player.rollback(back)).answer.code).toBe('OK')
  expect((await player.rollback(back)).answer.code).toBe('ALREADY_ROLLED_BACK')
  expect(await books()).toEqual(before)
})

test('[R-64] a bet without funds, or with another game’s pool, does not contribute', async () => {
  const player = await seatPlayer(server, vendor)
  const before = await books()
  const bet = (jackpotShares: object[], amount = '1000') =>
    player.bet({ transactionId: newTransactionId(), roundId: newRoundId(), amount, jackpotShares })
  expect((await bet([share('5', '3')], '90000000')).answer.code).toBe('INSUFFICIENT_FUNDS')
  expect((await bet([{ ...share('5', '3'), jackpotId: 'another' }])).answer.code).toBe('BAD_REQUEST')
  expect((await bet([share('5', '3'), share('5', '3')])).answer.code).toBe('BAD_REQUEST')
  expect((await bet([share('999', '1')])).answer.code).toBe('BAD_REQUEST')
  expect(await books()).toEqual(before)
})

test('[R-62] a win is paid from seed and increment of its pool, and the reserve seeds the next cycle', async () => {
  const player = await seatPlayer(server, vendor)
  const roundId = newRoundId()
  await player.bet({ roundId, amount: '10000', jackpotShares: [share('700', '400')] })
  const { incrementMinor } = await books()
  expect(incrementMinor).toBe(700n)
  const won = { cycle: 1, base: '5000', increment: '700', seedReserve: '400', seedHouse: '4600' }
  const win = { ...winOf(player, roundId), amount: '5700', pool: won }
  expect((await vendor.send('jackpot-win', { ...win, amount: '5701' })).answer.code).toBe('BAD_REQUEST')
  expect((await vendor.send('jackpot-win', win)).answer.code).toBe('OK')
  expect((await vendor.send('jackpot-win', win)).answer.replayed).toBe(true)
  expect(await books()).toEqual({ baseMinor: 5_000n, incrementMinor: 0n, reserveMinor: 0n })
  expect(await player.balanceMinor()).toBe(100_000n - 10_000n + 5_700n)
})

test('[R-68] what pools hold is what came in less what was paid, over many bets of many players at once', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => seatPlayer(server, vendor)))
  const before = await books()
  let [increments, reserves] = [0n, 0n]
  for (let turn = 0; turn < 10; turn += 1) {
    const answers = await Promise.all(
      players.map(async (player, place) => {
        const bet = { transactionId: newTransactionId(), roundId: newRoundId(), amount: '1000' }
        await player.bet({ ...bet, jackpotShares: [share(String(turn + place), '1')] })
        const isBack = (turn + place) % 3 === 0
        if (isBack) await player.rollback({ originalTransactionId: bet.transactionId, roundId: bet.roundId })
        return isBack ? 0 : 1
      }),
    )
    for (const [place, kept] of answers.entries()) {
      increments += BigInt(kept * (turn + place))
      reserves += BigInt(kept)
    }
  }
  expect(await books()).toEqual({
    ...before,
    incrementMinor: before.incrementMinor + increments,
    reserveMinor: before.reserveMinor + reserves,
  })
  const kept = await transact(server.db, (tx) =>
    tx
      .selectFrom('jackpot_shares')
      .select(({ fn }) => fn.sum<string>('increment_minor').as('sum'))
      .where('returned_at', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  // 700 were paid in the win before.
  expect(BigInt(kept.sum)).toBe(before.incrementMinor + increments + 700n)
})
