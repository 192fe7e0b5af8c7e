import { expect, test } from 'vitest'
import { mayBeHuman, type TrailPoint } from './trail.ts'

const outMs = 300_000
const cases = Array.from({ length: 400 }, (_, seed) => seed)

/** Numbers that look drawn, and are the same in every run. */
function chance(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

interface Hand {
  seconds: number
  /** Pixels that the hand trembles, 9 times a second. */
  tremble?: number
  /** Never up or down, as on a touchpad's edge. */
  isLevel?: boolean
  /** Milliseconds that the page stood still halfway. */
  stallMs?: number
}

/** A hand's way: it sets off, moves, and settles, each in its own rhythm. */
function hand(seed: number, { seconds, tremble = 0, isLevel = false, stallMs = 0 }: Hand): TrailPoint[] {
  const draw = chance(seed)
  const [x, power, phase] = [84 + Math.floor(draw() * 170), 1.25 + draw() * 1.5, draw() * 6]
  const ease = (share: number) => (share < 0.5 ? (2 * share) ** power / 2 : 1 - (2 * (1 - share)) ** power / 2)
  const durationMs = seconds * 1000
  const times = Array.from({ length: Math.floor(durationMs / 16) }, (_, i) => (i + 1) * 16)
  const stall = (ms: number) => Math.abs(ms - durationMs / 2) < stallMs / 2
  const way = times
    .filter((ms) => !stall(ms))
    .map((ms): TrailPoint => {
      const shake = tremble * Math.sin((ms / 1000) * 2 * Math.PI * 9 + phase)
      const y = isLevel ? 0 : Math.round(2 * Math.sin(ms / 310 + phase) + shake / 2)
      return [Math.max(0, Math.round(x * ease(ms / durationMs) + shake)), y, ms]
    })
  return [[0, 0, 0], ...way, [x, isLevel ? 0 : 1, durationMs + 30]]
}

const lastX = (trail: readonly TrailPoint[]) => trail.at(-1)?.[0] ?? -1
const isTaken = (trail: readonly TrailPoint[], x = lastX(trail)) => mayBeHuman({ trail, x, outMs })
const refusedOf = (look: Hand) => cases.filter((seed) => !isTaken(hand(seed, look)))

test.each([
  ['quick', { seconds: 0.3 }],
  ['ordinary', { seconds: 0.9 }],
  ['slow', { seconds: 12 }],
  ['very slow', { seconds: 90 }],
  ['trembling', { seconds: 2, tremble: 9 }],
  ['slow and trembling', { seconds: 20, tremble: 14 }],
  ['perfectly level', { seconds: 1.1, isLevel: true }],
  ['stalled by a busy page', { seconds: 0.8, stallMs: 160 }],
] as [string, Hand][])('the ways of 400 %s hands are all taken', (_title, look) => {
  expect(refusedOf(look)).toEqual([])
})

test('[A-42] a way of even speed is refused, whatever its length and its wobble', () => {
  for (const seed of cases) {
    const trail = hand(seed, { seconds: 1 + (seed % 5) })
    const [x, , ms] = trail.at(-1) ?? [0, 0, 1]
    const even = trail.map(([, y, at]): TrailPoint => [Math.round((x * at) / ms), y, at])
    expect(isTaken(even), `seed ${seed}`).toBe(false)
  }
})

test('[A-42] a way that leaps to its end is refused, with waiting before and after', () => {
  for (const seed of cases) {
    const trail = hand(seed, { seconds: 1 })
    const at = 1 + (seed % (trail.length - 2))
    const leap = trail.map(([, y, ms], i): TrailPoint => [i < at ? 0 : lastX(trail), y, ms])
    expect(isTaken(leap), `seed ${seed}`).toBe(false)
  }
})

test('a way whose clock runs back anywhere is refused', () => {
  for (const seed of cases) {
    const trail = hand(seed, { seconds: 1 })
    const at = 1 + (seed % (trail.length - 2))
    const forged = trail.map((point, i): TrailPoint => (i === at ? [point[0], point[1], point[2] - 200] : point))
    expect(isTaken(forged), `seed ${seed}`).toBe(false)
  }
})

test('a way that ends elsewhere than the answer is refused', () => {
  for (const seed of cases) expect(isTaken(hand(seed, { seconds: 1 }), 300)).toBe(false)
})

test('a way that took longer than its challenge was out is refused', () => {
  for (const seed of cases) {
    const trail = hand(seed, { seconds: 4 })
    expect(mayBeHuman({ trail, x: lastX(trail), outMs: 2_000 }), `seed ${seed}`).toBe(false)
  }
})

const keys = (steps: readonly number[], pauseMs: (i: number) => number): TrailPoint[] => {
  let [x, ms] = [0, 0]
  const points = steps.map((step, i): TrailPoint => {
    x += step
    ms += pauseMs(i)
    return [x, 0, ms]
  })
  return [[0, 0, 0], ...points]
}

test('keys may be pressed slowly, one by one, or held; a script that presses evenly is refused', () => {
  const steps = [20, 20, 20, 20, 20, 4, 4, -4]
  expect(isTaken(keys(steps, (i) => 700 + i * 90))).toBe(true)
  expect(isTaken(keys(steps, (i) => 140 + ((i * 37) % 19)))).toBe(true)
  expect(isTaken(keys(Array(40).fill(4), (i) => (i === 0 ? 450 : 33)))).toBe(true)
  expect(isTaken(keys(steps, () => 50))).toBe(false)
  expect(isTaken(keys([100, 4, 4, 4], (i) => 100 + i * 30))).toBe(false)
})

test.each([
  ['nothing', []],
  ['one point', [[100, 0, 0]]],
  ['a beginning that is not at zero', hand(1, { seconds: 1 }).map(([x, y, ms]) => [x, y, ms + 5])],
  ['a beginning in the middle', hand(1, { seconds: 1 }).map(([x, y, ms]) => [x + 60, y, ms])],
  ['a blink of an eye', hand(1, { seconds: 0.15 })],
  ['numbers without sense', Array.from({ length: 20 }, () => [1_000_000, -100_000, 1_000_000])],
] as [string, TrailPoint[]][])('%s is no way', (_title, trail) => {
  expect(isTaken(trail)).toBe(false)
})
