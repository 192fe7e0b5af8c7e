import { expect, test } from 'vitest'
import { afterDelivery, type Delivery } from './message.ts'

const now = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const failed: Delivery = { outcome: 'failed', detail: '' }

test('an accepted message is sent, a refused one is given up at once', () => {
  const standing = { attemptCount: 1, expiresAt: after(300) }
  expect(afterDelivery({ outcome: 'accepted', detail: '' }, standing, now)).toEqual({ status: 'sent' })
  expect(afterDelivery({ outcome: 'refused', detail: '' }, standing, now)).toEqual({ status: 'failed' })
})

test.each([
  [1, 5],
  [2, 15],
  [3, 45],
  [9, 600],
])('after %i tries the next one comes %i seconds later', (attemptCount, seconds) => {
  expect(afterDelivery(failed, { attemptCount, expiresAt: after(3600) }, now)).toEqual({
    status: 'waiting',
    nextTryAt: after(seconds),
  })
})

test('nothing is tried again once it would come too late', () => {
  expect(afterDelivery(failed, { attemptCount: 1, expiresAt: after(5) }, now)).toEqual({ status: 'failed' })
})
