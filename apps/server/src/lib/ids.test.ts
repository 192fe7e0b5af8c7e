import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('ids sort by time, and those of one millisecond by the order in which they were made', () => {
  const nowMs = 1_795_000_000_000
  const made = Array.from({ length: 500 }, () => newId('aud', nowMs))
  expect(made.toSorted()).toEqual(made)
  expect(newId('aud', nowMs + 1) > (made.at(-1) ?? '')).toBe(true)
  expect(new Set(made).size).toBe(500)
  expect(made[0]).toMatch(/^aud_[0-9a-hjkmnp-tv-z]{22}$/)
})
