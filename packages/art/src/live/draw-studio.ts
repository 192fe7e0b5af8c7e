import type { LiveStudioSlug } from '../catalogue/live-studios.ts'
import { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { repeat, svg } from '../kit/markup.ts'
import { type Palette, palettes } from '../kit/palettes.ts'
import { bokeh, stars } from '../kit/scenery.ts'
import { type LiveRoom, liveRooms } from './rooms.ts'
import { garlands, studioLantern } from './studio-lights.ts'
import { table } from './table.ts'

type Shape = 'wide' | 'narrow'

const sheets = {
  wide: { width: 1440, height: 720, tableY: 384, garlands: 3 },
  narrow: { width: 780, height: 760, tableY: 444, garlands: 2 },
} as const

/** The room of a studio with its table, and nobody at it. */
export function drawStudio(slug: LiveStudioSlug, shape: Shape): string {
  const { width, height, tableY, garlands: strings } = sheets[shape]
  const canvas = new Canvas(width, height, `${slug} ${shape}`)
  const room = liveRooms[slug]
  canvas.add(studioRoom(canvas, room, tableY), garlands(canvas, strings, 4.4), lanterns(canvas, room))
  canvas.add(table(canvas, tableY, room), footShade(canvas, room))
  return canvas.toSvg()
}

/** Walls, arches and lights out of focus, down to the table. */
export function studioRoom(canvas: Canvas, room: LiveRoom, tableY: number): string {
  const { width, height } = canvas
  const palette = palettes[room.palette]
  const wall = canvas.linear([
    [0, palette.groundDark],
    [0.3, mix(palette.skyTop, palette.skyMiddle, 0.25)],
    [0.6, palette.skyTop],
    [1, palette.groundDark],
  ])
  const spots = bokeh(canvas, Math.round(width / 20), {
    ...{ colours: room.bokeh, band: [0.02, (tableY / height) * 0.96] },
    ...{ radius: [tableY * 0.02, tableY * 0.075], opacity: [0.1, 0.36] },
  })
  const sky = room.view === 'stars' ? stars(canvas, Math.round(width / 9), { colour: '#dff0ff', reach: 0.42 }) : ''
  const light = canvas.glow(width / 2, tableY * 0.62, tableY * 1.25, {
    ...{ colour: mix(palette.glow, palette.horizon, 0.35), opacity: 0.5 },
  })
  return canvas.rect(wall) + arches(canvas, palette, tableY) + sky + spots + light
}

function arches(canvas: Canvas, palette: Palette, tableY: number): string {
  const step = tableY * 0.94
  const wide = tableY * 0.68
  return [-2, -1, 0, 1, 2].map((place) => arch(canvas, palette, { x: place * step, wide, tableY, place })).join('')
}

interface Arch {
  x: number
  wide: number
  tableY: number
  place: number
}

function arch(canvas: Canvas, palette: Palette, { x, wide, tableY, place }: Arch): string {
  const cx = canvas.width / 2 + x
  const top = tableY * (0.14 + 0.05 * Math.abs(place))
  const radius = wide / 2
  const foot = tableY * 1.5
  const bay = (inset: number) => {
    const r = radius - inset
    return svg`M${cx - r} ${foot}V${top + radius}A${r} ${r} 0 0 1 ${cx + r} ${top + radius}V${foot}Z`
  }
  const fill = canvas.linear([
    [0, mix(palette.skyMiddle, palette.horizon, 0.38)],
    [0.55, mix(palette.skyTop, palette.skyMiddle, 0.55)],
    [1, palette.skyTop],
  ])
  const frame = svg`<path d="${bay(0)}" fill="${fill}" stroke="${palette.accent}" stroke-opacity=".5" stroke-width="2"/><path d="${bay(tableY * 0.035)}" fill="none" stroke="${palette.accent}" stroke-opacity=".2" stroke-width="1.4"/>`
  const light = canvas.glow(cx, top + wide * 0.5, wide * 0.56, { colour: palette.glow, opacity: 0.3 })
  return frame + light + lattice(cx, [top, radius], palette)
}

/** The screen in the crown of an arch: rays between two arcs, quiet. */
function lattice(cx: number, [top, radius]: readonly [number, number], { accent }: Palette): string {
  const cy = top + radius
  const [inner, outer] = [radius * 0.66, radius * 0.9]
  const rays = repeat(9, (index) => {
    const angle = Math.PI * (1 + index / 8)
    const at = (reach: number) => svg`${cx + Math.cos(angle) * reach} ${cy + Math.sin(angle) * reach}`
    return svg`M${at(inner)}L${at(outer)}`
  })
  const arc = svg`M${cx - inner} ${cy}A${inner} ${inner} 0 0 1 ${cx + inner} ${cy}`
  return svg`<path d="${rays}${arc}" fill="none" stroke="${accent}" stroke-opacity=".2" stroke-width="1.400"/>`
}

/** By the walls, where no dealer sits before them; the same at both sides. */
function lanterns(canvas: Canvas, { lantern }: LiveRoom): string {
  const { width, height } = canvas
  const places =
    width > height * 1.5
      ? [
          [0.115, 0.26, 1.5],
          [0.235, 0.19, 1.05],
          [0.03, 0.16, 0.95],
        ]
      : [
          [0.09, 0.25, 1.4],
          [0.2, 0.16, 0.9],
        ]
  return places
    .flatMap(([x = 0, y = 0, scale = 1]) =>
      [x, 1 - x].map((share) => studioLantern(canvas, [share * width, y * height], scale, lantern)),
    )
    .join('')
}

function footShade(canvas: Canvas, room: LiveRoom): string {
  const { groundDark } = palettes[room.palette]
  const fill = canvas.linear([
    [0, groundDark, 0],
    [1, groundDark, 0.55],
  ])
  return canvas.rect(fill, { y: canvas.height * 0.72, height: canvas.height * 0.28 })
}
