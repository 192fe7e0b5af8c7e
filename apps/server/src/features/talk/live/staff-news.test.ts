import type { LiveEventType, StaffLiveEventType } from '@fairground/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherStaffNews, staffNewsOf } from './staff-news.ts'

let told: { type: StaffLiveEventType; atMs: number }[]
let news: ReturnType<typeof gatherStaffNews>
let startMs: number
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  startMs = performance.now()
  news = gatherStaffNews((type) => told.push({ type, atMs: performance.now() - startMs }))
})
afterEach(() => {
  news.stop()
  vi.useRealTimers()
})
const timesOf = (type: StaffLiveEventType) => told.filter((each) => each.type === type).map(({ atMs }) => atMs)

test('a hundred changes at once are told once, at once', () => {
  for (let i = 0; i < 100; i += 1) news.note('deposits.changed')
  vi.advanceTimersByTime(50)
  expect(timesOf('deposits.changed')).toEqual([50])
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(1)
})

test('under steady change a queue is told of twice a second, the figures every five seconds, and the last change too', () => {
  for (let i = 0; i < 100; i += 1) {
    for (const type of ['withdrawals.changed', 'dashboard.changed'] as const) news.note(type)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(10_000)
  expect(timesOf('withdrawals.changed')).toHaveLength(21)
  expect(timesOf('withdrawals.changed').at(-1)).toBeGreaterThan(9_900)
  expect(timesOf('dashboard.changed')).toEqual([50, 5_050, 10_050])
})

test('what a player hears of is told to the staff who look after it; a name of a later release is nothing', () => {
  expect(staffNewsOf('deposit.changed')).toEqual(['deposits.changed', 'dashboard.changed'])
  expect(staffNewsOf('withdrawal.changed')).toEqual(['withdrawals.changed', 'dashboard.changed'])
  expect(staffNewsOf('balance.changed')).toEqual(['dashboard.changed', 'tables.changed'])
  expect(staffNewsOf('session.ended')).toEqual([])
  expect(staffNewsOf('of.a.later.release' as LiveEventType)).toEqual([])
})
