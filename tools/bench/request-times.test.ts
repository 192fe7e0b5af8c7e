import { expect, test } from 'vitest'
import { slowestOf } from './request-times.ts'

const times = (...pairs: [number, number][]) => new Map(pairs)

test('between two readings, the time of 99 of 100 requests is found evenly inside its bucket', () => {
  const before = times([0.01, 50], [0.02, 50], [Number.POSITIVE_INFINITY, 50])
  const after = times([0.01, 140], [0.02, 150], [Number.POSITIVE_INFINITY, 150])
  expect(slowestOf(before, after)).toBeCloseTo(19)
})

test('without a request between the readings nothing is said', () => {
  const same = times([0.01, 5], [Number.POSITIVE_INFINITY, 5])
  expect(() => slowestOf(same, same)).toThrow('no request')
})
