import { expect, it } from 'vitest'
import { paceOf } from '../play/pace.ts'
import { fullSpeed, startSpeed } from './start-reel.ts'
import { restCellOf, stopProgress } from './stop-reel.ts'

it('begins to move in the first frame and is at full speed within 200 milliseconds', () => {
  expect(startSpeed(0)).toBe(0)
  expect(startSpeed(16)).toBeGreaterThan(0)
  expect(startSpeed(200)).toBe(fullSpeed)
})

it('goes on at about the speed it had when it was told to stop', () => {
  const { settleMs } = paceOf({ isTurbo: false, isCalm: false })
  for (const position of [-20, -20.5, -20.99]) {
    const distance = position - restCellOf(position, 3)
    const speed = distance * stopProgress(1 / settleMs) * 1_000
    expect(Math.abs(speed - fullSpeed)).toBeLessThan(fullSpeed * 0.2)
  }
})

it('swings a little beyond its stop and comes to rest exactly on it', () => {
  const way = Array.from({ length: 101 }, (_, index) => stopProgress(index / 100))
  expect(Math.max(...way)).toBeGreaterThan(1.01)
  expect(Math.max(...way)).toBeLessThan(1.08)
  expect(way.at(-1)).toBe(1)
})
