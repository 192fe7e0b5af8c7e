import { sliderKeyStep } from '@fairground/contract/slider'

/** One moment of the piece's way: x and y in pixels of the picture, milliseconds since it was taken up. */
export type TrailPoint = readonly [x: number, y: number, ms: number]

interface Way {
  trail: readonly TrailPoint[]
  /** Where the piece was put. */
  x: number
  /** How long the challenge was out; no way took longer. */
  outMs: number
}

const pointsMin = { hand: 8, keys: 4 }
const durationMinMs = 250
const startMax = 4
/** A hand that slips, or a page that stalls, may leap; most of the way in one leap is a script's. */
const leapShareMax = 0.6
/** Somewhere a hand is this many pixels ahead of even speed, or behind it. Rounding alone makes one. */
const bendMin = 3
const keyStepMax = 40
/** Nobody waits the same number of milliseconds between presses; auto-repeat begins with a pause. */
const keyPauseSpreadMinMs = 8
const clockToleranceMs = 1_000

/**
 * Whether a person may have moved the piece so: slowly, unsteadily, by keys, with a stalled page. It stops plain
 * scripts, not a patient forger; for that one there are the limits.
 */
export function mayBeHuman({ trail, x, outMs }: Way): boolean {
  const [first, last] = [trail[0], trail.at(-1)]
  if (!first || !last || first[2] !== 0 || Math.abs(first[0]) > startMax || last[0] !== x) return false
  const durationMs = last[2]
  if (durationMs < durationMinMs || durationMs > outMs + clockToleranceMs) return false
  const steps = stepsOf(trail)
  if (steps.some(({ ms }) => ms < 0)) return false
  return isByKeys(trail, steps) ? isPressed(steps) : isDragged(trail, steps)
}

interface Step {
  dx: number
  ms: number
}

const stepsOf = (trail: readonly TrailPoint[]): Step[] =>
  trail.slice(1).map(([x, , ms], i) => ({ dx: x - (trail[i]?.[0] ?? x), ms: ms - (trail[i]?.[2] ?? ms) }))

/** Keys move by whole steps only, and never up or down. */
const isByKeys = (trail: readonly TrailPoint[], steps: readonly Step[]): boolean =>
  trail.every(([, y]) => y === 0) &&
  steps.every(({ dx }) => dx !== 0 && dx % sliderKeyStep === 0 && Math.abs(dx) <= keyStepMax)

function isPressed(steps: readonly Step[]): boolean {
  const pauses = steps.map(({ ms }) => ms)
  return steps.length >= pointsMin.keys && Math.max(...pauses) - Math.min(...pauses) >= keyPauseSpreadMinMs
}

function isDragged(trail: readonly TrailPoint[], steps: readonly Step[]): boolean {
  const [from, to] = [trail[0]?.[0] ?? 0, trail.at(-1)?.[0] ?? 0]
  const leap = Math.max(...steps.map(({ dx }) => Math.abs(dx)))
  return trail.length >= pointsMin.hand && leap <= leapShareMax * Math.abs(to - from) && bendOf(trail) >= bendMin
}

/** The furthest that the way is from one of even speed, in pixels. */
function bendOf(trail: readonly TrailPoint[]): number {
  const [x0, , t0] = trail[0] ?? [0, 0, 0]
  const [x1, , t1] = trail.at(-1) ?? [0, 0, 0]
  const bends = trail.map(([x, , ms]) => Math.abs(x - x0 - ((x1 - x0) * (ms - t0)) / Math.max(1, t1 - t0)))
  return Math.max(...bends)
}
