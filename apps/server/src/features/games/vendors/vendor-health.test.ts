import { expect, test } from 'vitest'
import { healthOf } from './vendor-health.ts'

const counted = (buckets: Record<number, number>, errorCount = 0) => {
  const all = Array.from({ length: 12 }, (_, index) => buckets[index] ?? 0)
  return healthOf({ callCount: all.reduce((sum, count) => sum + count, 0), errorCount, buckets: all })
}

test('a percentile is the bound of the span that holds it', () => {
  expect(counted({ 0: 60, 2: 39, 8: 1 })).toMatchObject({ calls: 100, p50Ms: 5, p99Ms: 20 })
  expect(counted({ 0: 60, 2: 38, 8: 2 })).toMatchObject({ p50Ms: 5, p99Ms: 1_000 })
  expect(counted({ 4: 1 })).toMatchObject({ calls: 1, p50Ms: 100, p99Ms: 100 })
})

test('there is none without calls, nor above the last bound', () => {
  expect(counted({})).toEqual({ calls: 0, errors: 0, p50Ms: undefined, p99Ms: undefined })
  expect(counted({ 11: 3 }, 3)).toEqual({ calls: 3, errors: 3, p50Ms: undefined, p99Ms: undefined })
})
