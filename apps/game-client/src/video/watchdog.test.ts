import { expect, test } from 'vitest'
import { createWatchdog } from './watchdog.ts'

test('a picture that is more than two seconds behind for ten seconds is connected again', () => {
  const watchdog = createWatchdog()
  expect(watchdog.isTooLate(2_001, 0)).toBe(false)
  expect(watchdog.isTooLate(3_000, 9_999)).toBe(false)
  expect(watchdog.isTooLate(2_001, 10_000)).toBe(true)
})

test('a picture that has caught up meanwhile, or of which nothing is known, is left alone', () => {
  const watchdog = createWatchdog()
  watchdog.isTooLate(5_000, 0)
  expect(watchdog.isTooLate(2_000, 9_000)).toBe(false)
  expect(watchdog.isTooLate(5_000, 10_000)).toBe(false)
  expect(watchdog.isTooLate(5_000, 19_000)).toBe(false)
  expect(watchdog.isTooLate(undefined, 20_000)).toBe(false)
})
