import type { Movement } from '@fairground/art/slot-stage'

/** How a symbol stands at a moment of its movement. */
export interface Posture {
  scaleX: number
  scaleY: number
  /** Radians. */
  turn: number
}

/** The posture after so many milliseconds of a movement that repeats; `Infinity` is its last frame, for less movement. */
export function postureAt({ scale, scaleX, turn, ms }: Movement, elapsedMs: number): Posture {
  const share = Number.isFinite(elapsedMs) ? (elapsedMs % ms) / ms : 1
  const size = between(scale, share, 1)
  return {
    scaleX: size * between(scaleX, share, 1),
    scaleY: size,
    turn: (between(turn, share, 0) * Math.PI) / 180,
  }
}

/** Squeezed as its reel stops, and back: 0 and 1 are as it stands. */
export const landingSquash = (squash: number, share: number): number =>
  share >= 1 ? 1 : 1 - squash * Math.sin(Math.PI * share)

/** Keyframes spread evenly, each reached softly. */
function between(frames: readonly number[] | undefined, share: number, still: number): number {
  const [first] = frames ?? []
  if (!frames || first === undefined) return still
  const at = share * (frames.length - 1)
  const from = frames[Math.floor(at)] ?? first
  const to = frames[Math.min(Math.floor(at) + 1, frames.length - 1)] ?? from
  const soft = 0.5 - 0.5 * Math.cos(Math.PI * (at - Math.floor(at)))
  return from + (to - from) * soft
}
