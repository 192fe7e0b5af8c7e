import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { bevel } from '../materials/bevel.ts'
import { metalFill } from '../materials/metals.ts'
import { patternFill } from '../materials/patterns.ts'
import { DARK, darker } from '../materials/tones.ts'
import { type Pen, penFor } from '../pen.ts'
import type { Orientation, SlotGrid, SlotSpec } from '../slot-spec.ts'
import { gem } from '../symbols/gem.ts'
import { cabinetLayout, type StageCabinet } from './cabinet-layout.ts'
import { bambooPoles, corners } from './corners.ts'
import { crest } from './crest.ts'
import { bodyLine, inset, isRound, messageLine, rounded, wellLine } from './frame-lines.ts'
import { bulbs, rivets } from './lamps.ts'
import { sidePieces } from './sides.ts'

/** What is drawn at which thickness: a phone's frame is about half of a desk's. */
interface Frame {
  pen: Pen
  layout: StageCabinet
  scale: number
  /** Metal from the top of the body to its foot. */
  metal: string
  /** Materials of the body and of what is set on it. */
  cast: string
  fine: string
}

const grainy = new Set(['pole', 'plate', 'hull', 'gothic'])

/** The frame with its opening: it lies over the symbols, so that they slide under its lip. */
export function slotCabinet(spec: SlotSpec, grid: SlotGrid, orientation: Orientation): string {
  const layout = cabinetLayout(grid, orientation)
  const frame = frameOf(penFor(spec, 'cabinet', layout), layout, orientation === 'portrait' ? 0.56 : 1)
  const { pen, fine, scale } = frame
  const { canvas, style } = pen
  const isTall = orientation === 'portrait'
  const { build, inlay } = style.house
  canvas.add(
    isTall ? '' : sidePieces(pen, layout.body, frame.cast),
    casing(frame),
    enamelInlay(frame),
    mouldings(frame),
    glass(frame),
    build === 'pole' ? bambooPoles(pen, layout.body, scale, fine) : '',
    corners(pen, layout.body, scale, fine),
    isTall ? '' : crest(pen, layout.body, fine),
    inlay === 'bulbs' ? bulbs(pen, layout, scale) : '',
    inlay === 'rivets' ? rivets(pen, layout, scale) : '',
    stones(frame),
  )
  return canvas.toSvg()
}

function frameOf(pen: Pen, layout: StageCabinet, scale: number): Frame {
  const { canvas, style } = pen
  const { metal, house, seed } = style
  const grain = grainy.has(house.build)
    ? { strength: 0.32, seed, frequency: house.build === 'pole' ? 0.02 : 0.05 }
    : undefined
  return {
    pen,
    layout,
    scale,
    metal: metalFill(canvas, metal, [layout.body.y, layout.body.y + layout.body.height]),
    cast: bevel(canvas, { soft: 3 * scale, scale: 6, key: metal.high, ...(grain && { grain }) }),
    fine: bevel(canvas, { soft: 1.8 * scale, scale: 4.6, key: metal.high }),
  }
}

const middleOf = ({ body }: StageCabinet): number => body.x + body.width / 2

const openings = ({ pen, layout, scale }: Frame) => ({
  well: wellLine(pen.style.house.build, layout.well, scale),
  message: messageLine(pen.style.house.build, layout.message, scale),
})

/** The body of metal with its two openings. */
function casing(frame: Frame): string {
  const { pen, layout, scale, metal, cast } = frame
  const { well, message } = openings(frame)
  const body = bodyLine(pen.style.house.build, layout.body, 0, scale)
  return svg`<g filter="${cast}"><path fill-rule="evenodd" d="${body}${well}${message}" fill="${metal}"/></g>`
}

/** Enamel between two mouldings, with the inlay of the house. */
function enamelInlay({ pen, layout, scale }: Frame): string {
  const { canvas, style } = pen
  const { palette, house, metal } = style
  const { skyTop, skyMiddle, horizon, groundDark } = palette
  const outer = bodyLine(house.build, layout.body, 8 * scale, scale)
  const band = [
    outer,
    rounded(inset(layout.well, -8 * scale), 6 * scale),
    rounded(inset(layout.message, -7 * scale), 8 * scale),
  ].join('')
  const enamel = canvas.linear([
    [0, mix(skyMiddle, horizon, 0.25)],
    [0.5, mix(skyTop, skyMiddle, 0.4)],
    [1, darker(groundDark, 0.2)],
  ])
  const { inlay } = house
  const woven = inlay === 'bulbs' || inlay === 'rivets' ? '' : patternFill(canvas, inlay, metal.bright, 0.62)
  return [
    svg`<path fill-rule="evenodd" d="${band}" fill="${enamel}"/>`,
    woven ? svg`<path fill-rule="evenodd" d="${band}" fill="${woven}"/>` : '',
    svg`<path d="${outer}" fill="none" stroke="${metal.line}" stroke-opacity=".7" stroke-width="${2.4 * scale}"/>`,
  ].join('')
}

/** Rims of metal round the openings. */
function mouldings(frame: Frame): string {
  const { pen, layout, scale, metal, fine } = frame
  const { build } = pen.style.house
  const { well, message } = openings(frame)
  const messageCorner = isRound(build) ? layout.message.height / 2 + 6 : 10 * scale
  const wellRim = rounded(inset(layout.well, -9 * scale), 8 * scale)
  const messageRim = rounded(inset(layout.message, -6 * scale), messageCorner)
  return svg`<g filter="${fine}" fill="${metal}"><path fill-rule="evenodd" d="${wellRim}${well}"/><path fill-rule="evenodd" d="${messageRim}${message}"/></g>`
}

/** The dark plate of the message, and the shade and shine of the glass over the reels. */
function glass(frame: Frame): string {
  const { pen, layout, scale } = frame
  const { canvas, style } = pen
  const { well, message } = openings(frame)
  const { x, y, width, height } = layout.well
  const plate = canvas.linear([
    [0, DARK],
    [1, darker(style.palette.skyTop, 0.55)],
  ])
  const shade = canvas.linear([
    [0, DARK, 0.78],
    [0.07, DARK, 0.28],
    [0.16, DARK, 0],
    [0.86, DARK, 0],
    [0.95, DARK, 0.26],
    [1, DARK, 0.7],
  ])
  const shine = canvas.linear(
    [
      [0, '#ffffff', 0.09],
      [1, '#ffffff', 0],
    ],
    [0, 0, 1, 1],
  )
  return [
    svg`<path d="${message}" fill="${plate}"/><path d="${message}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="2"/>`,
    svg`<path d="${well}" fill="none" stroke="${DARK}" stroke-opacity=".8" stroke-width="${3 * scale}"/><path d="${well}" fill="${shade}"/>`,
    svg`<path d="M${x} ${y}H${x + width * 0.62}L${x + width * 0.3} ${y + height * 0.5}L${x} ${y + height * 0.62}Z" fill="${shine}"/>`,
  ].join('')
}

/** A stone in the foot and one at each side. */
function stones({ pen, layout, scale }: Frame): string {
  const { body, side } = layout
  const { gems, metal } = pen.style
  const size = scale < 1 ? 0.7 : 1.15
  const middle = body.y + body.height / 2
  return [
    gem(pen, { x: middleOf(layout), y: body.y + body.height - 4 * scale, radius: 13 * size }, gems[0], metal),
    gem(pen, { x: body.x + side / 2, y: middle, radius: 9 * size }, gems[0], metal),
    gem(pen, { x: body.x + body.width - side / 2, y: middle, radius: 9 * size }, gems[0], metal),
  ].join('')
}
