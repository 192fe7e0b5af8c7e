import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCountdown, formatClock, secondsLeft } from './countdown.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a countdown', () => {
  it('ticks once a second and ends at zero', () => {
    const countdown = createCountdown(1_003_000, Date.now)
    const seen: number[] = []
    const stop = countdown.subscribe(() => seen.push(countdown.getSeconds()))
    expect(countdown.getSeconds()).toBe(3)
    vi.advanceTimersByTime(10_000)
    expect(seen).toEqual([2, 1, 0])
    stop()
  })

  it('ticks on the second even when it began between two', () => {
    const countdown = createCountdown(1_002_400, Date.now)
    const seenAt: number[] = []
    const stop = countdown.subscribe(() => seenAt.push(Date.now()))
    vi.advanceTimersByTime(10_000)
    expect(seenAt).toEqual([1_000_400, 1_001_400, 1_002_400])
    stop()
  })

  it('leaves no timer behind when nobody watches', () => {
    const stop = createCountdown(1_060_000, Date.now).subscribe(() => {})
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('plans nothing for a time that is over', () => {
    createCountdown(999_000, Date.now).subscribe(() => {})
    expect(vi.getTimerCount()).toBe(0)
  })

  it('counts a begun second and never goes below zero', () => {
    expect(secondsLeft(2_001, 1_000)).toBe(2)
    expect(secondsLeft(500, 1_000)).toBe(0)
  })

  it('writes minutes, and hours only when there are any', () => {
    expect(formatClock(2530)).toBe('42:10')
    expect(formatClock(9)).toBe('00:09')
    expect(formatClock(3723)).toBe('1:02:03')
  })
})
