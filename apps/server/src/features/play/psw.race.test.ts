import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants, newRoundId, newTransactionId, seatPlayer } from '../../../test/psw-player.ts'
import { testServer } from '../../../test/test-server.ts'
import { TestVendor } from '../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

test('W-09 fifty identical bets at once take one stake', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = { transactionId: newTransactionId(), roundId: newRoundId() }
  const results = await times(50, () => player.bet(bet))
  expect(results.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(results.filter(({ answer }) => answer.code === 'OK' && !answer.replayed)).toHaveLength(1)
  expect(await player.balanceMinor()).toBe(99_000n)
})

test('W-10 fifty bets at once with funds for ten: ten win, the balance ends at zero', async () => {
  const player = await seatPlayer(server, vendor, { amount: '100.00' })
  const results = await times(50, () => player.bet({ amount: '1000' }))
  const codes = results.map(({ answer }) => answer.code)
  expect(codes.filter((code) => code === 'OK')).toHaveLength(10)
  expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(40)
  expect(await player.balanceMinor()).toBe(0n)
})

test('W-18 a bet racing its rollback ends with no money moved, a thousand times', { timeout: 180_000 }, async () => {
  const player = await seatPlayer(server, vendor)
  const endings: string[] = []
  for (let batch = 0; batch < 50; batch += 1) {
    await times(20, async (i) => {
      const ids = { transactionId: newTransactionId(), roundId: newRoundId() }
      const bet = () => player.bet(ids)
      const back = () => player.rollback({ originalTransactionId: ids.transactionId, roundId: ids.roundId })
      const isBetFirst = i % 2 === 0
      const [first, second] = isBetFirst ? [bet, back] : [back, bet]
      const begun = first()
      await setTimeout(i % 7) // bets wait for one another, rollbacks do not: a head start of up to 6 ms
      const answers = await Promise.all([begun, second()])
      const codes = answers.map(({ answer }) => answer.code)
      endings.push((isBetFirst ? codes : codes.reverse()).join(' then '))
    })
  }
  expect(endings).toHaveLength(1_000)
  // Taken and given back, or taken back before it came: never one without the other.
  expect(new Set(endings)).toEqual(new Set(['OK then OK', 'BET_CANCELLED then TOMBSTONED']))
  expect(await player.balanceMinor()).toBe(100_000n)
})

test('W-13 in parallel: twenty rollbacks of one bet refund once', async () => {
  const player = await seatPlayer(server, vendor)
  const bet = { transactionId: newTransactionId(), roundId: newRoundId() }
  await player.bet(bet)
  const results = await times(20, () =>
    player.rollback({ originalTransactionId: bet.transactionId, roundId: bet.roundId }),
  )
  expect(results.filter(({ answer }) => answer.code === 'OK')).toHaveLength(1)
  expect(results.filter(({ answer }) => answer.code === 'ALREADY_ROLLED_BACK')).toHaveLength(19)
  expect(await player.balanceMinor()).toBe(100_000n)
})

test('W-21 in parallel: twenty wins of one single-win round pay once', async () => {
  const player = await seatPlayer(server, vendor)
  const roundId = newRoundId()
  await player.bet({ roundId })
  const results = await times(20, () => player.win({ roundId, amount: '5000' }))
  expect(results.filter(({ answer }) => answer.code === 'OK')).toHaveLength(1)
  expect(await player.balanceMinor()).toBe(104_000n)
})
