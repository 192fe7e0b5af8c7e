import { expect, it } from 'vitest'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { plinko } from './plinko.ts'
import { plinkoSheet } from './plinko-sheet.ts'
import { plinkoBins, plinkoRisks } from './plinko-tables.ts'

it('falls the path of the published example into its bin', () => {
  const round = playWith(plinko, workedExample(), { bet: { rows: 8, risk: 'low' } })
  expect(round.events[0]).toEqual({ type: 'dropped', path: [0, 1, 1, 1, 1, 1, 1, 1], bin: 7 })
  expect(round.payoutMinor).toBe(2100n)
})

it('a board has one bin more than rows, and is its own mirror', () => {
  for (const rows of [8, 9, 10, 11, 12, 13, 14, 15, 16]) {
    for (const risk of plinkoRisks) {
      const bins = plinkoBins(rows, risk)
      expect(bins).toHaveLength(rows + 1)
      expect([...bins].reverse()).toEqual(bins)
    }
  }
})

it('every board returns between 98.9 % and 99.2 %', () => {
  const returns = plinkoSheet().map(({ decimal }) => Number(decimal))
  expect(returns).toHaveLength(27)
  expect(Math.min(...returns)).toBeGreaterThan(0.989)
  expect(Math.max(...returns)).toBeLessThan(0.992)
})

it('takes 8 to 16 rows and three risks', () => {
  const isTaken = (bet: object) => plinko.readBet({ stakeMinor: '1', rows: 8, risk: 'low', ...bet }).ok
  expect([{}, { rows: 16 }, { rows: 7 }, { rows: 17 }, { risk: 'none' }].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
