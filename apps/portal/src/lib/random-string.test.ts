import { expect, test } from 'vitest'
import { randomString } from './random-string.ts'

test.each([0, 1, 64])('[R9.40] a random string has exactly %i letters and digits', (length) => {
  expect(randomString(length)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`))
})

test('[R9.40] two random strings differ, and every letter and digit is drawn', () => {
  expect(randomString(32)).not.toBe(randomString(32))
  expect(new Set(randomString(10_000)).size).toBe(62)
})
