import type { ArenaLook } from '../catalogue/arenas.ts'
import { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { lampString } from '../kit/lamp-string.ts'
import { repeat, svg } from '../kit/markup.ts'
import { palettes } from '../kit/palettes.ts'
import { bokeh, stars } from '../kit/scenery.ts'
import { studioLantern } from '../live/studio-lights.ts'
import { type ArenaRoom, arenaRooms } from './arena-rooms.ts'
import { ring } from './ring.ts'

/** A ring under a big top, without anybody in it. */
export function drawArena(look: ArenaLook): string {
  const canvas = new Canvas(1440, 640, `arena ${look}`)
  canvas.add(...arenaMarkup(canvas, look))
  return canvas.toSvg()
}

export function arenaMarkup(canvas: Canvas, look: ArenaLook): string[] {
  const room = arenaRooms[look]
  const { width, height } = canvas
  const palette = palettes[room.palette]
  const shade = canvas.linear([
    [0, palette.skyTop, 0.35],
    [0.55, palette.skyTop, 0.55],
    [1, palette.groundDark, 0.96],
  ])
  const light = canvas.glow(width / 2, height * 0.3, width * 0.42, {
    ...{ colour: mix(palette.glow, palette.horizon, 0.3), opacity: 0.5, ry: height * 0.52 },
  })
  const lights = bokeh(canvas, 46, {
    ...{ colours: room.bokeh, band: [0.3, 0.6], radius: [height * 0.003, height * 0.011], opacity: [0.2, 0.7] },
  })
  return [
    canvas.rect(palette.skyTop),
    tent(canvas, room),
    canvas.rect(shade) + light,
    hung(canvas, room),
    crowd(canvas, palette.groundDark),
    lights,
    ring(canvas, room, palette),
  ]
}

const panels = 26

function tent({ width, height }: Canvas, { cloth }: ArenaRoom): string {
  const middle = width / 2
  return repeat(panels, (index) => {
    const from = -0.35 + (index * 1.7) / panels
    const x = (share: number) => middle + (share - 0.5) * width * 1.9
    return svg`<path d="M${middle} ${-height * 0.15}L${x(from)} ${height}H${x(from + 1.7 / panels)}Z" fill="${cloth[index % 2] ?? cloth[0]}"/>`
  })
}

function hung(canvas: Canvas, room: ArenaRoom): string {
  const { width, height } = canvas
  const strings = repeat(4, (index) => {
    const y = (at: number) => height * (at % 2 === 0 ? 0.04 : 0.075)
    const from = [(width * index) / 4 - 6, y(index)] as const
    const to = [(width * (index + 1)) / 4 + 6, y(index + 1)] as const
    return lampString(canvas, { from, to, sag: height * 0.045 }, { lamps: 9, radius: height * 0.0065 })
  })
  if (room.hung === 'stars') return stars(canvas, 70, { reach: 0.42 }) + strings
  if (room.hung === 'nothing') return strings
  const places = [
    [0.08, 0.2, 1],
    [0.22, 0.13, 0.72],
    [0.78, 0.13, 0.72],
    [0.92, 0.2, 1],
  ] as const
  const scale = height / 520
  const paper = room.palette === 'tet' ? '#e8322f' : '#f0a52e'
  const lanterns = places.map(([x, y, size]) =>
    studioLantern(canvas, [x * width, y * height], size * scale * 1.4, paper),
  )
  return strings + lanterns.join('')
}

/** Benches: soft heads of a crowd, far away. */
function crowd({ width, height, rng }: Canvas, dark: string): string {
  return repeat(3, (row) => {
    const y = height * (0.46 + row * 0.055)
    const step = width / 52 - row
    const heads = repeat(Math.ceil(width / step) + 2, (index) => {
      const x = (index - 1) * step
      const bend = (Math.abs(x - width / 2) / width) * height * 0.055
      return svg`<circle cx="${x + rng.float(-4, 4)}" cy="${y + rng.float(-4, 4) - bend}" r="${height * (0.016 + row * 0.002)}"/>`
    })
    return svg`<g fill="${mix(dark, '#6a4a9a', 0.24 - row * 0.08)}">${heads}</g>`
  })
}
