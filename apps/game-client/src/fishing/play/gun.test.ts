import type { FishingSpecies } from '@fairground/contract/studio'
import { aimAt, bulletLifeMs } from '@fairground/game-rules/fishing'
import { describe, expect, it } from 'vitest'
import { type Bullet, Gun } from './gun.ts'
import { Pond } from './pond.ts'

const sardine: FishingSpecies = {
  ...{ species: 'sardine', kind: 'small', multiplier: 2, multipliers: [[2, 1]], radius: 30, freezeMs: 0 },
}
const fish = (fishId: string, pathSeed: number) => ({
  ...{ fishId, species: 'sardine', pathSeed, shift: [0, 0] as [number, number], startMs: 0, swimMs: 20_000 },
})

function pondOf(...seeds: number[]): Pond {
  const pond = new Pond([sardine])
  const tide = { number: 1, startMs: 0, endMs: 20_000, serverSeed: '', commit: '', salt: '' }
  pond.takeRoom({ tides: [{ ...tide, fish: seeds.map((seed, at) => fish(`1-${at + 1}`, seed)) }], freezes: [] })
  return pond
}

const bulletOf = (aim: readonly [number, number], firedMs: number, targetId?: string): Bullet => ({
  ...{ seat: 0, weapon: 'bullet', aim, firedMs, targetId, isAuto: false },
})
const aimedAt = (seed: number, firedMs: number) => {
  const aimed = aimAt(0, fish('', seed), firedMs, [])
  if (!aimed) throw new Error('it swims away before')
  return aimed
}

describe('a bullet', () => {
  it('meets the fish that it was aimed at, when the rules say so, however late frames come', () => {
    for (const frameMs of [16, 70, 400]) {
      const [pond, gun] = [pondOf(7), new Gun(8)]
      const { aim, hitMs } = aimedAt(7, 9_000)
      gun.fire(bulletOf(aim, 9_000, '1-1'))
      const hits = Array.from({ length: Math.ceil(2_000 / frameMs) }, (_, at) => gun.step(pond, 9_000 + at * frameMs))
      const hit = hits.flatMap((step) => step.hits)[0]
      expect(hit?.fish.fishId).toBe('1-1')
      expect(Math.abs((hit?.hitMs ?? 0) - hitMs)).toBeLessThan(60)
      expect(gun.bullets).toEqual([])
    }
  })

  it('flies past others while it has a target, and at anything once that is dead', () => {
    const pond = pondOf(7, 7)
    const { aim } = aimedAt(7, 9_000)
    const gun = new Gun(8)
    gun.fire(bulletOf(aim, 9_000, '1-2'))
    const kill = { fishId: '1-2', seat: 1, weapon: 'bullet' as const, multiplier: 2, paidMinor: '0' }
    pond.takeBatch({ kills: [kill], freezes: [] })
    expect(gun.step(pond, 11_000).hits.map((hit) => hit.fish.fishId)).toEqual(['1-1'])
  })

  it('comes back after its time when it has met nothing', () => {
    const [pond, gun] = [pondOf(), new Gun(8)]
    gun.fire(bulletOf([3, -7], 0))
    expect(gun.step(pond, bulletLifeMs - 1)).toEqual({ hits: [], spentTime: [] })
    expect(gun.step(pond, bulletLifeMs).spentTime).toHaveLength(1)
  })
})

it('fires no more than the allowed shots of any second', () => {
  const gun = new Gun(8)
  const fired = Array.from({ length: 300 }, (_, at) => at * 10).filter((nowMs) => {
    if (!gun.isReady(nowMs)) return false
    gun.fire(bulletOf([0, -1], nowMs))
    return true
  })
  for (const from of fired) expect(fired.filter((ms) => ms >= from && ms < from + 1_000).length).toBeLessThanOrEqual(8)
  expect(fired.length).toBeGreaterThanOrEqual(24)
})
