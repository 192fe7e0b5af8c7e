import { describe, expect, it } from 'vitest'
import { paceOf } from '../play/pace.ts'
import { stopTimes } from './stop-times.ts'

const normal = paceOf({ isTurbo: false, isCalm: false })
const plain = Array<boolean>(5).fill(false)

describe('reels stop from the first to the last', () => {
  it('120 to 180 milliseconds apart in normal play', () => {
    const times = stopTimes(normal, plain)
    const gaps = times.slice(1).map((atMs, reel) => atMs - times[reel]!)
    expect(times[0]).toBe(0)
    for (const gap of gaps) {
      expect(gap).toBeGreaterThanOrEqual(120)
      expect(gap).toBeLessThanOrEqual(180)
    }
  })

  it('later only where a reel is waited for, and everything after it too', () => {
    const times = stopTimes(normal, [false, false, true, false, false])
    expect(times[1]).toBe(normal.stopGapMs)
    expect(times[2]).toBe(2 * normal.stopGapMs + normal.anticipationMs)
    expect(times[4]).toBe(4 * normal.stopGapMs + normal.anticipationMs)
  })

  it('all at once and within 150 milliseconds for a player who wants less movement', () => {
    const calm = paceOf({ isTurbo: true, isCalm: true })
    expect(stopTimes(calm, [false, false, true, true, true])).toEqual([0, 0, 0, 0, 0])
    expect(calm.spinMsMin + calm.settleMs).toBe(150)
  })
})
