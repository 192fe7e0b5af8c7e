import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants, newRoundId, newTransactionId, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

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
