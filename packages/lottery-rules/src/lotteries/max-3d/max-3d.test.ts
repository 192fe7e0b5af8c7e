import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { type Lottery, type OddsRow, returnOf } from '../../base/index.ts'
import { playOf } from '../../fast/test/play-of.ts'
import type { VnDraw } from '../../vietnam/prizes.ts'
import { findRow } from '../index.ts'
import { max3d, max3dPlus, max3dPro } from './index.ts'

const rowOf = (lottery: Lottery<VnDraw>): OddsRow => {
  const row = findRow(lottery as Lottery, 'single')
  if (!row) throw new Error('no odds')
  return row
}
const percent = (row: OddsRow) => {
  const { num, den } = returnOf(row)
  return (Number((num * 10_000_000n) / den) / 100_000).toFixed(2)
}
const oneIn = (row: OddsRow) =>
  Object.fromEntries(
    row.outcomes().map(({ prizes, chance }) => [Object.keys(prizes)[0], Number(chance.den) / Number(chance.num)]),
  )
const fill = (count: number) => Array.from({ length: count }, () => '999')
const draw: VnDraw = { special: ['042', '977'], first: ['111', '042', '222', '333'], second: fill(6), third: fill(8) }

it('[games 12.8] returns what the book says', () => {
  expect([max3d, max3dPlus, max3dPro].map((lottery) => percent(rowOf(lottery)))).toEqual(['54.60', '53.16', '53.45'])
})

it('tiers of two numbers come as often as the book says', () => {
  const odds = oneIn(rowOf(max3dPlus))
  const told = [odds.special, odds.first, odds.second, odds.third].map(Math.round)
  expect(told).toEqual([500_000, 83_500, 33_467, 17_965])
  expect(odds.any).toBeCloseTo(3_653.5, 1)
  expect(odds['one-special']).toBeCloseTo(254.9, 1)
  expect(odds['one-other']).toBeCloseTo(28.6, 1)
  const pro = oneIn(rowOf(max3dPro))
  expect([pro.special, pro['special-reversed']].map(Math.round)).toEqual([1_000_000, 1_000_000])
})

it('every match of a number pays', () => {
  const { settle } = playOf(max3d)
  expect(settle('single', ['042'], draw, 10_000n)).toMatchObject({ hits: 2, payoutMinor: 1_000_000n + 350_000n })
  expect(settle('single', ['999'], draw, 10_000n)).toMatchObject({
    hits: 14,
    payoutMinor: 6n * 210_000n + 8n * 100_000n,
  })
  expect(settle('single', ['042', '123'], draw, 10_000n)).toMatchObject({ bets: 2, stakeMinor: 20_000n })
})

it('two numbers have their highest tier only', () => {
  const [plus, pro] = [playOf(max3dPlus), playOf(max3dPro)]
  const paid = (game: typeof plus, pair: string[]) => game.settle('single', pair, draw, 10_000n).payoutMinor
  expect(paid(plus, ['977', '042'])).toBe(1_000_000_000n)
  expect([paid(pro, ['042', '977']), paid(pro, ['977', '042'])]).toEqual([2_000_000_000n, 400_000_000n])
  expect(paid(plus, ['111', '042'])).toBe(40_000_000n)
  expect(paid(plus, ['111', '977'])).toBe(1_000_000n)
  expect([paid(plus, ['977', '000']), paid(pro, ['977', '000'])]).toEqual([150_000n, 100_000n])
  expect(paid(plus, ['111', '000'])).toBe(40_000n)
  expect(paid(plus, ['001', '000'])).toBe(0n)
})

it('agrees with a naive tier over draws of few different numbers', () => {
  const random = quickDraws(5)
  const { settle } = playOf(max3dPlus)
  for (let round = 0; round < 2_000; round += 1) {
    const few: VnDraw = max3dPlus.draw({ ...random, int: (n) => random.int(n) % 2 })
    const [a, b] = ['000', '101']
    const both = (id: string) => [a, b].every((number) => few[id]?.includes(number ?? ''))
    const flat = Object.values(few).flat()
    const tier = ['special', 'first', 'second', 'third'].find(both)
    const prices: Record<string, number> = { special: 100_000, first: 4_000, second: 1_000, third: 500 }
    const one = [a, b].filter((number) => flat.includes(number ?? '')).length
    const low = few.special?.some((number) => number === a || number === b) ? 15 : 4
    const expected = tier ? prices[tier] : one === 2 ? 100 : one === 1 ? low : 0
    expect(settle('single', [a, b], few, 1n).payoutMinor).toBe(BigInt(expected ?? 0))
  }
})
