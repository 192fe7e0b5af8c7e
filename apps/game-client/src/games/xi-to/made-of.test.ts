import { expect, it } from 'vitest'
import { madeOf } from './made-of.ts'

// Cards are four to a rank, from the twos.
it('a hand in the making is worth what is alike in it, a whole one what it is in poker', () => {
  expect(madeOf([0, 20])).toBe('high-card')
  expect(madeOf([0, 1, 20])).toBe('pair')
  expect(madeOf([0, 1, 20, 21])).toBe('two-pair')
  expect(madeOf([0, 1, 2])).toBe('three-of-a-kind')
  expect(madeOf([0, 1, 2, 3])).toBe('four-of-a-kind')
  expect(madeOf([0, 4, 8, 12, 17])).toBe('straight')
})
