import { expect, it } from 'vitest'
import { presetTo } from './bet-sizes.ts'

const spot = { raise: { fromMinor: 200n, toMinor: 2_000n }, potMinor: 300n, callMinor: 100n, betMinor: 0n }

it('a share of the pot counts what a call would add, and stays within what is allowed', () => {
  expect(presetTo('least', spot)).toBe(200n)
  expect(presetTo('half', spot)).toBe(300n)
  expect(presetTo('two-thirds', spot)).toBe(366n)
  expect(presetTo('pot', spot)).toBe(500n)
  expect(presetTo('all', spot)).toBe(2_000n)
  expect(presetTo('pot', { ...spot, raise: { fromMinor: 200n, toMinor: 250n } })).toBe(250n)
  expect(presetTo('half', { ...spot, raise: { fromMinor: 900n, toMinor: 2_000n } })).toBe(900n)
})
