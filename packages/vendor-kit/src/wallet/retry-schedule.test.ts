import { expect, test } from 'vitest'
import { nextAttemptAt } from './retry-schedule.ts'

const firstAt = new Date(0)
const second = 1000
const hour = 3_600_000

/** The pauses of a call whose every attempt fails at once. */
function pauses(): number[] {
  const list: number[] = []
  let now = firstAt
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttemptAt({ firstAt, attempts }, now)
    if (!next) return list
    list.push(next.getTime() - now.getTime())
    now = next
  }
}

test('a call is tried after 1, 2, 5, 10, 30 and 60 s, then every 5 minutes for a day, then hourly for two more', () => {
  const list = pauses()
  expect(list.slice(0, 7).map((ms) => ms / second)).toEqual([1, 2, 5, 10, 30, 60, 300])
  const hourly = list.filter((ms) => ms === hour)
  expect(hourly).toHaveLength(48)
  expect(list.indexOf(hour)).toBe(list.length - 48)
})

test('after 72 hours a person has to close it', () => {
  expect(nextAttemptAt({ firstAt, attempts: 400 }, new Date(72 * hour))).toBeUndefined()
  expect(nextAttemptAt({ firstAt, attempts: 400 }, new Date(72 * hour - 1))).toBeDefined()
})
