import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { type AttemptLimit, clearAttempts, countAttempts, lockMs, returnAttempt, takeAttempt } from './attempts.ts'

const server = testServer()
const limit: AttemptLimit = { triesMax: 3, windowMs: 30 * 60_000, lockMs }
const start = Date.parse('2026-11-21T12:00:00Z')

const at = (seconds: number) => new Date(start + seconds * 1000)

/** A key of its own, whose tries are taken that many seconds after the start. */
const newKey = () => {
  const key = `test:${randomUUID()}`
  return {
    take: (seconds: number) => takeAttempt(server.db, key, limit, at(seconds)),
    count: (seconds: number) => countAttempts(server.db, key, limit, at(seconds)),
    giveBack: () => returnAttempt(server.db, key),
    clear: () => clearAttempts(server.db, key),
  }
}

test('[R9.01] a lock lasts five minutes from its beginning, however often somebody tries meanwhile', async () => {
  const { take } = newKey()
  for (let i = 0; i < limit.triesMax; i += 1) expect(await take(0)).toBeUndefined()
  for (const seconds of [0, 1, 60, 240, 299]) expect(await take(seconds)).toBe(300 - seconds)
  expect(await take(301)).toBeUndefined()
})

test('after a lock the counting starts anew', async () => {
  const { take, count } = newKey()
  for (let i = 0; i < 10; i += 1) await take(0)
  expect(await take(300)).toBeUndefined()
  expect(await count(300)).toBe(1)
  expect([await take(301), await take(302), await take(303)]).toEqual([undefined, undefined, 299])
})

test('tries of long ago are forgotten', async () => {
  const { take, count } = newKey()
  await take(0)
  await take(60)
  expect(await count(29 * 60)).toBe(2)
  expect(await take(30 * 60)).toBeUndefined()
  expect(await count(30 * 60)).toBe(1)
})

test('a try given back lifts the lock it made, a cleared key starts anew', async () => {
  const { take, giveBack, clear, count } = newKey()
  for (let i = 0; i < limit.triesMax; i += 1) await take(0)
  await giveBack()
  expect(await take(1)).toBeUndefined()
  await clear()
  expect(await count(1)).toBe(0)
})

test('of thirty tries at once no more pass than the limit has', async () => {
  const { take } = newKey()
  const waits = await Promise.all(Array.from({ length: 30 }, () => take(0)))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(limit.triesMax)
})
