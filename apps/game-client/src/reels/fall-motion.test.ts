import { expect, it } from 'vitest'
import { fallDistances, wayLeft } from './fall-motion.ts'

it('lets each cell fall as far as cells below it have gone, and new ones from above the reel', () => {
  const removed = [
    { reel: 1, row: 1 },
    { reel: 1, row: 3 },
    { reel: 0, row: 0 },
  ]
  // Of rows 0 1 2 3 the rows 0 and 2 stay: 0 falls to 2, 2 to 3, and two new cells come from above.
  expect([...fallDistances(removed, 1, 4)]).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 1],
  ])
  expect(fallDistances(removed, 2, 4).size).toBe(0)
})

it('ends where it belongs', () => {
  expect([wayLeft(0), wayLeft(1)]).toEqual([1, 0])
})
