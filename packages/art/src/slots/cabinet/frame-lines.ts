import { svg } from '../../kit/markup.ts'
import type { Build } from '../houses.ts'
import type { StageBox } from './cabinet-layout.ts'

/** A box made smaller (or, below zero, larger) on all sides. */
export const inset = ({ x, y, width, height }: StageBox, by: number): StageBox => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** Rounded corners. */
export function rounded({ x, y, width, height }: StageBox, corner: number): string {
  const [right, foot] = [x + width, y + height]
  return svg`M${x + corner} ${y}H${right - corner}Q${right} ${y} ${right} ${y + corner}V${foot - corner}Q${right} ${foot} ${right - corner} ${foot}H${x + corner}Q${x} ${foot} ${x} ${foot - corner}V${y + corner}Q${x} ${y} ${x + corner} ${y}Z`
}

/** Corners cut straight. */
function chamfered({ x, y, width, height }: StageBox, corner: number): string {
  const [right, foot] = [x + width, y + height]
  return svg`M${x + corner} ${y}H${right - corner}L${right} ${y + corner}V${foot - corner}L${right - corner} ${foot}H${x + corner}L${x} ${foot - corner}V${y + corner}Z`
}

/** Corners cut out in steps. */
function notched({ x, y, width, height }: StageBox, corner: number): string {
  const [right, foot] = [x + width, y + height]
  return svg`M${x + corner} ${y}H${right - corner}V${y + corner}H${right}V${foot - corner}H${right - corner}V${foot}H${x + corner}V${foot - corner}H${x}V${y + corner}H${x + corner}Z`
}

type Line = (box: StageBox, by: number, scale: number) => string

const lines: Record<Build, Line> = {
  eaves: (box, _by, scale) => rounded(box, 10 * scale),
  marquee: (box, by, scale) => rounded(box, Math.max(4, 38 * scale - by)),
  gothic: (box, by, scale) => chamfered(box, Math.max(3, 20 * scale - by * 0.5)),
  plate: (box, by, scale) => chamfered(box, Math.max(4, 40 * scale - by * 0.6)),
  fold: (box, by, scale) => chamfered(box, Math.max(3, 26 * scale - by * 0.5)),
  deco: (box, by, scale) => notched(box, Math.max(3, 20 * scale - by * 0.3)),
  pole: (box) => rounded(box, 6),
  hull: (box, by, scale) => rounded(box, Math.max(6, 54 * scale - by)),
}

/** The outline of a body in the manner of its house, moved inward. */
export const bodyLine = (build: Build, body: StageBox, by: number, scale: number): string =>
  lines[build](inset(body, by), by, scale)

export const isRound = (build: Build): boolean => build === 'marquee' || build === 'hull'

export const wellLine = (build: Build, well: StageBox, scale: number): string =>
  rounded(well, (isRound(build) ? 14 : 5) * scale)

export const messageLine = (build: Build, message: StageBox, scale: number): string =>
  rounded(message, isRound(build) ? message.height / 2 : 7 * scale)
