import { expect, it } from 'vitest'
import { fourD } from '../lotteries/4d/index.ts'
import { vnNorth } from '../lotteries/vn-north/index.ts'
import { ask } from '../test/ask.ts'
import { fullNumbers, heatOf, type LiabilityBook, liabilityOf, withTicket } from './liability.ts'

const north = ask(vnNorth)
const on = (id: string, numbers: readonly string[], unitStakeMinor = 100n, factorOf = () => 1000) =>
  liabilityOf(north.play(id), north.ticket(id, numbers), { unitStakeMinor, factorOf })
const none: LiabilityBook = new Map()

it('[games 12.10] the book holds payouts less stakes by number', () => {
  expect(on('de', ['26', '27'])).toEqual([
    { key: '26', payoutMinor: 9_800n, stakeMinor: 100n },
    { key: '27', payoutMinor: 9_800n, stakeMinor: 100n },
  ])
  const book = withTicket(withTicket(none, on('lo2', ['26'])), on('lo2', ['26', '30'], 200n))
  expect([...book]).toEqual([
    ['26', 3n * (9_800n - 2_700n)],
    ['30', 2n * (9_800n - 2_700n)],
  ])
  expect(on('de', ['26'], 100n, () => 850)[0]?.payoutMinor).toBe(8_330n)
})

it('counts every ticket of a list with the number in it', () => {
  // Of the 6 pairs of four numbers each number is in 3.
  expect(on('xien2', ['11', '22', '33', '44'])[0]).toEqual({ key: '11', payoutMinor: 5_100n, stakeMinor: 300n })
})

it('takes the highest prize that a number can win', () => {
  const malay = ask(fourD)
  const of = (id: string, numbers: readonly string[]) =>
    liabilityOf(malay.play(id), malay.ticket(id, numbers), { unitStakeMinor: 10n })
  expect(of('big', ['1234'])[0]?.payoutMinor).toBe(35_000n)
  expect(of('big_ibox', ['1234'])[0]?.payoutMinor).toBe(1_458n)
  expect(of('big_mbox', ['1122'])).toHaveLength(6)
})

it('names the numbers that are full', () => {
  const book = withTicket(none, on('de', ['26']))
  expect(fullNumbers(book, on('de', ['26', '27']), 19_399n)).toEqual(['26'])
  expect(fullNumbers(book, on('de', ['26', '27']), 19_400n)).toEqual([])
})

it('tells how much of the cap is used in five steps', () => {
  expect([0n, 19n, 20n, 59n, 80n, 100n, 500n, -5n].map((value) => heatOf(value, 100n))).toEqual([
    0, 0, 1, 2, 4, 4, 4, 0,
  ])
})
