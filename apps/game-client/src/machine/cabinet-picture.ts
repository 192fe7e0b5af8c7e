import type { ThemePalette } from '@fairground/art/catalogue'
import type { Box, CabinetLayout } from './layout-cabinet.ts'
import { linear, paint, withAlpha } from './paint.ts'

/** Room around the cabinet for its shadow. */
export const shadowMargin = 70
const wellRadius = 15

type Context = CanvasRenderingContext2D

/** The standing parts of the cabinet: metal, well, reels, sockets of the bulbs, the place of the message. */
export function cabinetPicture(cabinet: CabinetLayout, palette: ThemePalette, scale: number): HTMLCanvasElement {
  const width = cabinet.width + 2 * shadowMargin
  const height = cabinet.height + 2 * shadowMargin
  return paint(width, height, scale, (context) => {
    context.translate(shadowMargin - cabinet.x, shadowMargin - cabinet.y)
    drawMetal(context, cabinet, palette)
    drawWell(context, cabinet.well, cabinet.unit, palette.well)
    drawWell(context, cabinet.message, cabinet.unit, palette.well)
    for (const reel of cabinet.reels) drawReel(context, reel, cabinet.unit, palette.reel)
  })
}

/** The glass over the reels: shade at its upper and lower edge, so that the reels look round. */
export function glassPicture({ well, unit }: CabinetLayout, palette: ThemePalette, scale: number): HTMLCanvasElement {
  return paint(well.width, well.height, scale, (context) => {
    context.beginPath()
    context.roundRect(0, 0, well.width, well.height, wellRadius * unit)
    context.clip()
    const [edge] = palette.reel
    context.fillStyle = linear(
      context,
      [0, 0, 0, well.height],
      [
        [0, withAlpha(edge, 0.7)],
        [0.06, withAlpha(edge, 0.28)],
        [0.15, withAlpha(edge, 0)],
        [0.85, withAlpha(edge, 0)],
        [0.94, withAlpha(edge, 0.28)],
        [1, withAlpha(edge, 0.7)],
      ],
    )
    context.fillRect(0, 0, well.width, well.height)
    context.lineWidth = 10 * unit
    context.strokeStyle = withAlpha(edge, 0.5)
    context.shadowColor = '#000000'
    context.shadowBlur = 16 * unit * scale
    context.beginPath()
    context.roundRect(-5 * unit, -5 * unit, well.width + 10 * unit, well.height + 10 * unit, 20 * unit)
    context.stroke()
  })
}

/** What dims the reels while something is said over them. */
export function veilPicture({ well, unit }: CabinetLayout, scale: number): HTMLCanvasElement {
  return paint(well.width, well.height, scale, (context) => {
    context.fillStyle = '#14061a'
    context.beginPath()
    context.roundRect(0, 0, well.width, well.height, wellRadius * unit)
    context.fill()
  })
}

function drawMetal(
  context: Context,
  { x, y, width, height, radius, unit }: CabinetLayout,
  { frame }: ThemePalette,
): void {
  const outline = (inset: number) => {
    context.beginPath()
    context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, radius - inset)
  }
  context.save()
  context.shadowColor = 'rgb(10 2 16 / 0.6)'
  context.shadowBlur = 60 * context.getTransform().a
  context.shadowOffsetY = 22 * context.getTransform().a
  context.fillStyle = linear(
    context,
    [0, y, 0, y + height],
    [
      [0, frame.top],
      [0.3, frame.upper],
      [0.7, frame.lower],
      [1, frame.foot],
    ],
  )
  outline(0)
  context.fill()
  context.restore()
  const sheen = linear(
    context,
    [x, y, x + width, y],
    [
      [0, withAlpha(frame.edge, 0.34)],
      [0.06, withAlpha(frame.edge, 0)],
      [0.94, withAlpha(frame.edge, 0)],
      [1, withAlpha(frame.edge, 0.34)],
    ],
  )
  context.fillStyle = sheen
  outline(0)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = frame.edge
  outline(1)
  context.stroke()
  context.lineWidth = 1.5 * unit
  context.strokeStyle = withAlpha(frame.lower, 0.55)
  outline(3.5)
  context.stroke()
}

function drawWell(context: Context, { x, y, width, height }: Box, unit: number, colour: string): void {
  context.beginPath()
  context.roundRect(x, y, width, height, wellRadius * unit)
  context.fillStyle = colour
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = 'rgb(0 0 0 / 0.45)'
  context.stroke()
}

function drawReel(context: Context, { x, y, width, height }: Box, unit: number, reel: ThemePalette['reel']): void {
  const [edge, quarter, middle] = reel
  context.beginPath()
  context.roundRect(x, y, width, height, 10 * unit)
  context.fillStyle = linear(
    context,
    [0, y, 0, y + height],
    [
      [0, edge],
      [0.22, quarter],
      [0.5, middle],
      [0.78, quarter],
      [1, edge],
    ],
  )
  context.fill()
  context.fillStyle = linear(
    context,
    [x, 0, x + width, 0],
    [
      [0, 'rgb(0 0 0 / 0.28)'],
      [0.14, 'rgb(0 0 0 / 0)'],
      [0.86, 'rgb(0 0 0 / 0)'],
      [1, 'rgb(0 0 0 / 0.28)'],
    ],
  )
  context.fill()
}
