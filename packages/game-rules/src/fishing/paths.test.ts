import { expect, it } from 'vitest'
import {
  aimAt,
  besideLine,
  bulletAt,
  bulletLifeMs,
  bulletSpeed,
  distance,
  drawsOf,
  fishAt,
  fishingField,
  gunOf,
  isInField,
  pathPoints,
  pointOn,
  swimsInMs,
  swumMs,
} from './paths.ts'

const fish = { pathSeed: 20_261_130, shift: [0, 0] as const, startMs: 1_000, swimMs: 15_000 }

it('a seed draws the same numbers on every machine', () => {
  const draw = drawsOf(7)
  expect([draw(1000), draw(1000), draw(1000), draw(1000)]).toEqual([532, 690, 334, 430])
  expect(pathPoints(20_261_130)).toEqual([
    ...[
      { x: -232, y: 125 },
      { x: 373, y: 132 },
      { x: 939, y: 249 },
    ],
    ...[
      { x: 1221, y: 197 },
      { x: 1866, y: 356 },
    ],
  ])
  expect(fishAt(fish, 8_500, [])).toEqual({ x: 939, y: 249 })
})

it('paths begin and end outside the field and cross it, from either side', () => {
  const starts = new Set<boolean>()
  for (let pathSeed = 0; pathSeed < 500; pathSeed += 1) {
    const points = pathPoints(pathSeed)
    const [first = gunOf(0), last = gunOf(0)] = [points[0], points.at(-1)]
    starts.add(first.x < 0)
    for (const end of [first, last]) expect(isInField(end)).toBe(false)
    expect(isInField(pointOn(points, 0.5))).toBe(true)
    expect(pointOn(points, 0)).toEqual(first)
    expect(distance(pointOn(points, 1), last)).toBeLessThan(1e-9)
  }
  expect(starts.size).toBe(2)
})

it('a fish moves without jumps, is nowhere before its start, and nowhere when it has swum away', () => {
  expect(fishAt(fish, 999, [])).toBeUndefined()
  expect(fishAt(fish, 16_001, [])).toBeUndefined()
  for (let atMs = 1_000; atMs < 16_000; atMs += 10) {
    const [now, then] = [fishAt(fish, atMs, []), fishAt(fish, atMs + 10, [])]
    expect(now && then && distance(now, then)).toBeLessThan(6)
  }
  expect(swimsInMs(fish, 8_000, 120)).toBeLessThan(72)
  expect(swimsInMs(fish, 8_000, 120)).toBeGreaterThan(1)
})

it('a freeze holds every fish, also one that would have begun', () => {
  const freezes = [{ fromMs: 5_000, untilMs: 9_000 }]
  expect(fishAt(fish, 5_000, freezes)).toEqual(fishAt(fish, 8_999, freezes))
  expect(fishAt(fish, 12_000, freezes)).toEqual(fishAt(fish, 8_000, []))
  expect(swumMs(6_000, 8_000, freezes)).toBe(0)
  expect(swumMs(6_000, 10_000, freezes)).toBe(1_000)
})

it('shoals keep their shape', () => {
  const beside = fishAt({ ...fish, shift: [40, -25] }, 8_500, [])
  const alone = fishAt(fish, 8_500, [])
  expect(beside && alone && { x: beside.x - alone.x, y: beside.y - alone.y }).toEqual({ x: 40, y: -25 })
})

it('a bullet flies at its speed and never leaves the field', () => {
  const bullet = { seat: 0, aim: [3, -4] as const, firedMs: 0 }
  expect(bulletAt(bullet, 0)).toEqual(gunOf(0))
  expect(distance(gunOf(0), bulletAt(bullet, 100))).toBeCloseTo(100 * bulletSpeed, 9)
  for (let seat = 0; seat < 4; seat += 1)
    for (let atMs = 0; atMs <= bulletLifeMs; atMs += 37) {
      const { x, y } = bulletAt({ seat, aim: [731, seat < 2 ? -200 : 955], firedMs: 0 }, atMs)
      expect(x >= 0 && x <= fishingField.width && y >= 0 && y <= fishingField.height).toBe(true)
    }
})

it('what is aimed at is hit, from every seat, whatever the path', () => {
  let aims = 0
  for (let pathSeed = 0; pathSeed < 200; pathSeed += 1) {
    const target = { ...fish, pathSeed }
    const aimed = aimAt(pathSeed % 4, target, 5_000, [])
    if (!aimed) continue
    aims += 1
    const hit = bulletAt({ seat: pathSeed % 4, aim: aimed.aim, firedMs: 5_000 }, aimed.hitMs)
    const there = fishAt(target, aimed.hitMs, [])
    expect(there && distance(hit, there)).toBeLessThan(2)
  }
  expect(aims).toBe(200)
})

it('a point is as far from a line as the upright between them', () => {
  expect(besideLine({ x: 5, y: 7 }, { x: 0, y: 0 }, [1, 0])).toBe(7)
  expect(besideLine({ x: 3, y: 4 }, { x: 0, y: 0 }, [3, 4])).toBe(0)
})
