import { describe, expect, it } from 'vitest'
import { createClickGuard } from './click-guard.ts'

describe('a guarded button', () => {
  it('counts a quick double tap once, and a later one again', () => {
    let now = 5_000
    const { accepts } = createClickGuard(1_000, () => now)
    expect(accepts()).toBe(true)
    now += 200
    expect(accepts()).toBe(false)
    now += 799
    expect(accepts()).toBe(false)
    now += 1
    expect(accepts()).toBe(true)
  })

  it('measures from the last accepted tap, so hammering does not lock it for ever', () => {
    let now = 0
    const { accepts } = createClickGuard(1_000, () => now)
    const accepted: number[] = []
    for (; now <= 3_000; now += 250) if (accepts()) accepted.push(now)
    expect(accepted).toEqual([0, 1_000, 2_000, 3_000])
  })

  it('counts a tap at once that is about something else', () => {
    const { accepts, release } = createClickGuard(1_000, () => 0)
    expect([accepts(), accepts()]).toEqual([true, false])
    release()
    expect([accepts(), accepts()]).toEqual([true, false])
  })

  it('lets everything through without a pause', () => {
    const { accepts } = createClickGuard(0, () => 0)
    expect([accepts(), accepts()]).toEqual([true, true])
  })
})
