import { describe, expect, test } from 'vitest'
import { checkLevels, levelOf, nextLevel, type VipLevel } from './vip-level.ts'

const level = (rank: number, thresholdMinor: bigint): VipLevel => ({
  rank,
  thresholdMinor,
  labels: { vi: `Cấp ${rank}`, en: `Level ${rank}` },
  benefits: { vi: [], en: [] },
})
const levels = [level(0, 0n), level(1, 100n), level(2, 500n)]

describe('levels', () => {
  test('a rank that is gone counts as the one below; above the highest there is none', () => {
    expect(levelOf(levels, 1).rank).toBe(1)
    expect(levelOf(levels, 9).rank).toBe(2)
    expect(nextLevel(levels, 1)?.rank).toBe(2)
    expect(nextLevel(levels, 2)).toBeUndefined()
    expect(() => levelOf([], 0)).toThrow()
  })

  test('thresholds rise from nothing', () => {
    expect(checkLevels(levels, 2).ok).toBe(true)
    expect(checkLevels([level(0, 1n)], 0)).toMatchObject({ code: 'VALIDATION' })
    expect(checkLevels([level(0, 0n), level(1, 0n)], 0)).toMatchObject({ code: 'VALIDATION' })
    expect(checkLevels([level(0, 0n), level(2, 5n)], 0)).toMatchObject({ code: 'VALIDATION' })
  })

  test('a level that somebody holds cannot go', () => {
    expect(checkLevels(levels.slice(0, 2), 2)).toMatchObject({ code: 'STATE_CONFLICT' })
    expect(checkLevels(levels.slice(0, 2), 1).ok).toBe(true)
  })
})
