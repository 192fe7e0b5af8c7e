import { expect, test } from 'vitest'
import { pipsOf } from './pips.ts'

test('a card from two to ten has as many pips as its rank says, in sight from either end', () => {
  expect(pipsOf.map((pips) => pips.length)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const pips of pipsOf) {
    expect(new Set(pips.map(([x, y]) => `${x}:${y}`)).size).toBe(pips.length)
    expect(Math.min(...pips.map(([, y]) => y))).toBeLessThan(21)
    expect(Math.max(...pips.map(([, y]) => y))).toBeGreaterThan(63)
  }
})
