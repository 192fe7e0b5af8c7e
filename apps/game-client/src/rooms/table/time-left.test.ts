import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const turn = { seat: 0, deadlineMs: 35_000, bankMs: 20_000, wholeMs: 15_000 }

it('the time of an action runs first, then the bank, and never below nothing', () => {
  expect(timeLeft(turn, 0)).toEqual({ isBank: false, seconds: 15, share: 1, bankSeconds: 20 })
  expect(timeLeft(turn, 9_000)).toMatchObject({ isBank: false, seconds: 6, bankSeconds: 20 })
  expect(timeLeft(turn, 15_000)).toMatchObject({ isBank: true, seconds: 20, share: 1 })
  expect(timeLeft(turn, 30_000)).toMatchObject({ isBank: true, seconds: 5, bankSeconds: 5 })
  expect(timeLeft(turn, 40_000)).toMatchObject({ isBank: true, seconds: 0, share: 0 })
  expect(timeLeft({ ...turn, deadlineMs: 15_000, bankMs: 0 }, 15_000)).toMatchObject({ seconds: 0, share: 0 })
})
