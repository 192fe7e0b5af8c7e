import { expect, it } from 'vitest'
import { ApiRefusal } from './api-refusal.ts'
import { retryDelay, shouldRetry } from './create-query-client.ts'

const busy = (retryAfter: number) => new ApiRefusal('TOO_MANY_REQUESTS', '', { retryAfter })

it('a read that a busy server refused is tried again when the server said, and not for ever', () => {
  expect(shouldRetry(0, busy(7))).toBe(true)
  expect(retryDelay(0, busy(7))).toBe(7_000)
  expect(retryDelay(0, busy(900))).toBe(60_000)
  expect(shouldRetry(8, busy(7))).toBe(false)
})

it('a broken connection is tried again twice, any other refusal is an answer', () => {
  expect(shouldRetry(1, new ApiRefusal('OFFLINE', ''))).toBe(true)
  expect(shouldRetry(2, new ApiRefusal('OFFLINE', ''))).toBe(false)
  expect(shouldRetry(0, new ApiRefusal('LIMIT', ''))).toBe(false)
  expect(retryDelay(1, new ApiRefusal('OFFLINE', ''))).toBe(2_000)
})
