import { expect, it } from 'vitest'
import type { Draws } from '../../instant/instant-game.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { keno80 } from './keno-80.ts'
import { keno80Sheet } from './keno-80-sheet.ts'
import { keno80SideRules, keno80Sides } from './keno-80-tables.ts'

const drawing = (balls: readonly number[]): Draws => ({ ...workedExample(), deal: () => balls.map((ball) => ball - 1) })
const oneToTwenty = Array.from({ length: 20 }, (_, index) => index + 1)
const sheet = new Map(keno80Sheet().map((row) => [row.bet, row]))

it('pays hits by the table of the number of picks', () => {
  const payout = (picks: number[]) =>
    playWith(keno80, drawing(oneToTwenty), { bet: { on: 'numbers', picks } }).payoutMinor
  expect(payout([1])).toBe(3_800n)
  expect(payout([1, 2, 3, 80])).toBe(8_000n)
  expect(payout([71, 72, 73, 74, 75, 76, 77, 78, 79, 80])).toBe(3_000n)
  expect(payout(oneToTwenty.slice(0, 10))).toBe(100_000_000n)
})

it('a draw of 1 to 20 is under, even, low and gold', () => {
  const won = keno80Sides.filter((on) => playWith(keno80, drawing(oneToTwenty), { bet: { on } }).payoutMinor > 0n)
  expect(won).toEqual(['under', 'even', 'more-low', 'gold'])
})

it('the five elements share every sum', () => {
  for (let sum = 210; sum <= 1410; sum += 1) {
    const elements = ['gold', 'wood', 'water', 'fire', 'earth'] as const
    expect(elements.filter((side) => keno80SideRules[side].isWon({ sum, low: 0 }))).toHaveLength(1)
  }
})

it('picks return 92 % to 95.5 %', () => {
  const returns = oneToTwenty.slice(0, 10).map((picks) => Number(sheet.get(`${picks}-picks`)?.decimal))
  expect(Math.min(...returns)).toBeGreaterThan(0.92)
  expect(Math.max(...returns)).toBeLessThan(0.955)
})

it('the chances of over, under and exactly 810 are one, those of odd and even too', () => {
  const sum = (...bets: string[]) =>
    bets.map((bet) => share(sheet.get(bet)?.probability)).reduce((all, chance) => all + chance, 0)
  expect(sum('over', 'under', 'exactly-810')).toBeCloseTo(1, 12)
  expect(sum('odd', 'even')).toBeCloseTo(1, 12)
  expect(sum('more-low', 'more-high', 'ten-ten')).toBeCloseTo(1, 12)
  expect(sum('gold', 'wood', 'water', 'fire', 'earth')).toBeCloseTo(1, 12)
})

function share(fraction = '0/1'): number {
  const [num = '0', den = '1'] = fraction.split('/')
  return Number(num) / Number(den)
}
