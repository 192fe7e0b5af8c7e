import { svg } from '../../kit/markup.ts'
import { hasFace } from '../../kit/outline.ts'
import type { TitleLine } from '../../kit/title-layout.ts'
import { bevel } from '../materials/bevel.ts'
import { penFor } from '../pen.ts'
import type { Orientation, SlotSpec } from '../slot-spec.ts'
import { breakLines } from './break-lines.ts'
import { castLetters } from './cast-letters.ts'
import { logoBed } from './logo-beds.ts'

export const logoSizes = {
  landscape: { width: 560, height: 190 },
  portrait: { width: 360, height: 130 },
} as const satisfies Record<Orientation, { width: number; height: number }>

/** True when the face of a title has every letter of its name: without one of them, the name is written by the client. */
export const canSetName = ({ title }: SlotSpec): boolean =>
  title.lines.every((line) => hasFace(typeof line === 'string' ? line : line.small, title.face))

/** The longest line that is set as it is. */
const lineLengthMax = 22

/** A line too long to be read is broken by itself. */
const readableLines = ({ title }: SlotSpec): TitleLine[] =>
  title.lines.flatMap((line): TitleLine[] =>
    typeof line === 'string' && line.length > lineLengthMax ? breakLines(line) : [line],
  )

/** The name of a title in cast letters, as on its tile. @throws when its face lacks a letter */
export function slotLogo(spec: SlotSpec, orientation: Orientation): string {
  const size = logoSizes[orientation]
  const pen = penFor(spec, 'logo', size)
  const { canvas, style } = pen
  const scale = size.width / logoSizes.landscape.width
  const [x, y] = [size.width / 2, size.height * 0.52]
  const { title } = spec
  const bed = logoBed(pen, bevel(canvas, { soft: 2, scale: 5, key: style.metal.high }))
  canvas.add(
    svg`<g transform="translate(${x} ${y}) scale(${scale})">${bed}</g>`,
    castLetters(pen, {
      lines: readableLines(spec),
      face: title.face,
      warp: title.warp ?? 'arch',
      tracking: title.tracking ?? 0,
      skew: title.skew ?? 0,
      ink: title.ink,
      ...{ x, y, widthMax: size.width * 0.84, heightMax: size.height * 0.6, weight: scale, glow: 1 },
    }),
  )
  return canvas.toSvg(spec.name)
}
