import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { type Lottery, type OddsRow, returnOf } from '../../base/index.ts'
import { everyChoice, range } from '../../fast/index.ts'
import { playOf } from '../../fast/test/play-of.ts'
import { findRow } from '../index.ts'
import { vietlott535, vietlott645, vietlott655 } from './index.ts'

const rowOf = <Draw>(lottery: Lottery<Draw>): OddsRow => {
  const row = findRow(lottery as Lottery, 'single')
  if (!row) throw new Error('no odds')
  return row
}
const oneIn = (row: OddsRow) =>
  Object.fromEntries(
    row.outcomes().map(({ prizes, chance }) => [Object.keys(prizes)[0], Number(chance.den) / Number(chance.num)]),
  )
const percent = (row: OddsRow) => {
  const { num, den } = returnOf(row)
  return (Number((num * 10_000_000n) / den) / 100_000).toFixed(2)
}
function tiers<Draw>(lottery: Lottery<Draw>, id: string, selection: unknown, draw: Draw): Record<string, number> {
  const { play } = playOf(lottery)
  const read = play(id).read(selection)
  if (!read.ok) throw new Error(read.refusal.expected)
  return Object.fromEntries(
    play(id)
      .tally(read.value, draw, () => 1000)
      .wins.map(({ prize, times }) => [prize, times]),
  )
}

it('[games 12.8] fixed tiers return what the book says', () => {
  expect([vietlott645, vietlott655].map((lottery) => percent(rowOf(lottery as Lottery)))).toEqual(['13.70', '13.37'])
  expect(percent(rowOf(vietlott535))).toBe('17.34')
})

it('tiers of 5/35 come as often as the book says', () => {
  const odds = oneIn(rowOf(vietlott535))
  expect(odds['5+1']).toBe(3_895_584)
  expect([odds['5'], odds['4+1'], odds['4'], odds['3+1']].map(Math.round)).toEqual([354_144, 25_971, 2_361, 896])
  expect(odds['3']).toBeCloseTo(81.4, 1)
  expect(odds['+1']).toBeCloseTo(12.2, 1)
})

it('tiers of 6/45 and 6/55 come as often as counting tickets says', () => {
  // Numbers of a ticket that are right, by how many tickets of six have so many.
  expect(oneIn(rowOf(vietlott645))['6']).toBe(8_145_060)
  expect(oneIn(rowOf(vietlott655))['6']).toBe(28_989_675)
  expect(oneIn(rowOf(vietlott655))['5+b']).toBeCloseTo(28_989_675 / 6, 6)
  expect(oneIn(rowOf(vietlott655))['5']).toBeCloseTo(28_989_675 / (6 * 48), 6)
})

it('a system holds every six of its numbers', () => {
  const random = quickDraws(11)
  const { count } = playOf(vietlott655)
  expect([count('bao5', [1, 2, 3, 4, 5]), count('bao7', range(1, 7)), count('bao18', range(1, 18))]).toEqual([
    50, 7, 18_564,
  ])
  expect(playOf(vietlott645).count('bao5', [1, 2, 3, 4, 5])).toBe(40)
  for (let round = 0; round < 60; round += 1) {
    const draw =
      round % 3 === 0
        ? vietlott655.draw(random)
        : { numbers: [1, 2, 3, 4, 5 + (round % 5), 50], bonus: 5 + ((round + 1) % 5) }
    const tickets = (chosen: readonly (readonly number[])[]) => {
      const sums: Record<string, number> = {}
      for (const six of chosen) {
        const right = six.filter((ball) => draw.numbers.includes(ball)).length
        const name = right === 5 && six.includes(draw.bonus) ? '5+b' : `${right}`
        if (right >= 3) sums[name] = (sums[name] ?? 0) + 1
      }
      return sums
    }
    const ten = range(1, 10)
    expect(tiers(vietlott655, 'bao10', ten, draw)).toEqual(tickets(everyChoice(ten, 6)))
    const five = range(1, 5)
    expect(tiers(vietlott655, 'bao5', five, draw)).toEqual(tickets(range(6, 55).map((other) => [...five, other])))
  }
})

it('pays the fixed tiers of every ticket in a system', () => {
  const { settle } = playOf(vietlott645)
  // Four right of seven: 3 tickets with all four, 4 with three of them.
  expect(settle('bao7', range(1, 7), [1, 2, 3, 4, 40, 41], 10_000n)).toMatchObject({
    bets: 7,
    payoutMinor: 3n * 300_000n + 4n * 30_000n,
  })
})

it('a ticket of 5/35 has its highest tier only', () => {
  const draw = { numbers: [1, 2, 3, 4, 5], special: 7 }
  const of = (numbers: number[], special: number) =>
    Object.keys(tiers(vietlott535, 'single', { numbers, special }, draw))
  expect(of([1, 2, 3, 4, 5], 7)).toEqual(['5+1'])
  expect(of([1, 2, 3, 4, 6], 8)).toEqual(['4'])
  expect(of([1, 2, 6, 8, 9], 7)).toEqual(['+1'])
  expect(of([1, 2, 6, 8, 9], 8)).toEqual([])
})
