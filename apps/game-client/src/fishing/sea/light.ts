import type { Point } from './view.ts'

/** Columns of light that fall through the surface: where they begin, how wide they are, how far they lean. */
const shafts = Array.from({ length: 9 }, (_, at) => ({
  from: (at + 0.5) / 9 + 0.05 * Math.sin(at * 12.9),
  half: 0.02 + 0.016 * (1 + Math.sin(at * 5.3)),
  lean: 0.1 + 0.05 * Math.sin(at * 3.1),
  turn: at * 1.7,
}))

const swayMs = 9_000
const sway = 0.025

export interface Shaft {
  /** At the surface and at the floor, in shares of the width. */
  top: number
  foot: number
  half: number
  strength: number
}

/** The columns as they stand at a moment; they drift slowly, each in its own time. */
export const shaftsAt = (nowMs: number): Shaft[] =>
  shafts.map(({ from, half, lean, turn }) => {
    const phase = (nowMs / swayMs) * 2 * Math.PI + turn
    const top = from + sway * Math.sin(phase)
    return { top, foot: top + lean, half, strength: 0.65 + 0.35 * Math.sin(phase * 1.3) }
  })

/** 0 in the dark to 1 in the middle of a column. `x` and `y` are shares of the screen. The deeper, the less of it is left. */
export function lightAt(shown: readonly Shaft[], [x, y]: Point): number {
  let light = 0
  for (const { top, foot, half, strength } of shown) {
    const off = Math.abs(x - (top + (foot - top) * y)) / (half * (1 + y))
    if (off < 1) light = Math.max(light, strength * (1 - off * off))
  }
  return light * (1 - 0.6 * Math.min(1, Math.max(0, y)))
}

/** What a body is multiplied with: the water takes red from what is far, and light gives some of it back. */
export function tintOf(far: number, light: number): number {
  const loss = 0.42 * far * (1 - 0.75 * light)
  const dim = 0.1 * (1 - light)
  const channel = (share: number) => Math.round(255 * (1 - loss * share - dim))
  return (channel(1) << 16) | (channel(0.55) << 8) | channel(0.16)
}
