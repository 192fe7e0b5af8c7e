import { expect, it } from 'vitest'
import { sharesOfRange } from './shares-of-range.ts'

it('a line between two amounts begins and ends with them, and stands at whole units between', () => {
  expect(sharesOfRange(250_050n, 1_000_000n, 0, 100)).toBe(250_050n)
  expect(sharesOfRange(250_000n, 1_000_050n, 100, 100)).toBe(1_000_050n)
  expect(sharesOfRange(0n, 1_000_000n, 33, 100)).toBe(330_000n)
  expect(sharesOfRange(0n, 12_345n, 50, 100)).toBe(6_100n)
})
