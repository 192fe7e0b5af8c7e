import { expect, it } from 'vitest'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { keno40 } from './keno-40.ts'
import { keno40Sheet } from './keno-40-sheet.ts'

it('draws ten of forty and pays the hits of its risk', () => {
  const balls = workedExample()
    .deal(40, 10)
    .map((ball) => ball + 1)
  const round = playWith(keno40, workedExample(), { bet: { risk: 'high', picks: balls.slice(0, 3) } })
  expect(round.events[0]).toEqual({ type: 'drawn', balls, hits: 3 })
  expect(round.payoutMinor).toBe(81_500n)
})

it('takes one to ten different numbers of 1 to 40', () => {
  const isTaken = (picks: unknown) => keno40.readBet({ stakeMinor: '1', risk: 'low', picks }).ok
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 40]
  expect([[1], ten, [], [...ten, 11], [1, 1], [0], [41], ['1'], 7].map(isTaken)).toEqual([
    ...[true, true],
    ...Array.from({ length: 7 }, () => false),
  ])
})

it('every table returns between 98.6 % and 99.1 %', () => {
  const returns = keno40Sheet().map(({ decimal }) => Number(decimal))
  expect(returns).toHaveLength(40)
  expect(Math.min(...returns)).toBeGreaterThan(0.986)
  expect(Math.max(...returns)).toBeLessThan(0.991)
})
