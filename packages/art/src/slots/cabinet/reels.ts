import { mix } from '../../kit/colour.ts'
import { softFocus } from '../../kit/light.ts'
import { repeat, svg } from '../../kit/markup.ts'
import { metalStops } from '../materials/metals.ts'
import { type NoiseLook, noise } from '../materials/noise.ts'
import { patternFill } from '../materials/patterns.ts'
import { brightness, DARK, darker } from '../materials/tones.ts'
import { type Pen, penFor } from '../pen.ts'
import { ACROSS } from '../places/place.ts'
import type { Orientation, SlotGrid, SlotSpec } from '../slot-spec.ts'
import { cabinetLayout, type StageBox, type StageCabinet } from './cabinet-layout.ts'
import { inset } from './frame-lines.ts'
import { groundColours, type ReelColours, textureOf, type WellGrain } from './grounds.ts'

/** What lies under the symbols: the shadow of the cabinet, the well and the ground of every reel. */
export function slotReels(spec: SlotSpec, grid: SlotGrid, orientation: Orientation): string {
  const layout = cabinetLayout(grid, orientation)
  const pen = penFor(spec, 'reels', layout)
  const { canvas, style } = pen
  const { body, well } = layout
  const isTall = orientation === 'portrait'
  const colours = groundColours[style.ground](style)
  const [, grain] = textureOf[style.ground]
  const opacity = { glass: 0.8, abyss: 0.9 }[style.ground as string] ?? 1
  canvas.add(
    svg`<rect x="${body.x - 6}" y="${body.y + 8}" width="${body.width + 12}" height="${body.height + 8}" rx="30" fill="${DARK}" opacity=".72" filter="${softFocus(canvas, isTall ? 9 : 18)}"/>`,
    svg`<g opacity="${opacity}">${canvas.rect(darker(colours[0], 0.5), inset(well, -3))}</g>`,
    ...layout.reels.map((reel) => svg`<g opacity="${opacity}">${reelGround(pen, reel, colours)}</g>`),
    grained(pen, well, grain),
    dividers(pen, layout, isTall),
  )
  return canvas.toSvg()
}

function reelGround(pen: Pen, reel: StageBox, [edge, quarter, middle]: ReelColours): string {
  const { canvas } = pen
  const round = canvas.linear([
    [0, edge],
    [0.2, quarter],
    [0.5, middle],
    [0.8, quarter],
    [1, edge],
  ])
  const shade = canvas.linear(
    [
      [0, DARK, 0.55],
      [0.16, DARK, 0],
      [0.84, DARK, 0],
      [1, DARK, 0.55],
    ],
    ACROSS,
  )
  return canvas.rect(round, reel) + texture(pen, reel, middle) + canvas.rect(shade, reel)
}

function texture({ canvas, style }: Pen, reel: StageBox, middle: string): string {
  const { palette, pattern } = style
  switch (textureOf[style.ground][0]) {
    case 'planks': {
      const path = repeat(2, (index) => svg`M${reel.x + (reel.width * (index + 1)) / 3} ${reel.y}v${reel.height}`)
      return svg`<path d="${path}" stroke="${DARK}" stroke-opacity=".4" stroke-width="2"/>`
    }
    case 'folds':
      return canvas.rect(
        canvas.linear(
          [
            [0, '#000000', 0.3],
            [0.2, '#ffffff', 0.09],
            [0.36, '#000000', 0.22],
            [0.55, '#ffffff', 0.1],
            [0.72, '#000000', 0.22],
            [0.88, '#ffffff', 0.07],
            [1, '#000000', 0.3],
          ],
          ACROSS,
        ),
        reel,
      )
    case 'circuit':
      return canvas.rect(patternFill(canvas, 'circuit', palette.glow, 0.2), reel)
    case 'pattern': {
      if (!pattern) return ''
      const ink = brightness(middle) > 0.5 ? mix(middle, palette.skyMiddle, 0.7) : mix(middle, palette.glow, 0.6)
      return canvas.rect(patternFill(canvas, pattern, ink, 0.2), reel)
    }
    case 'none':
      return ''
  }
}

const grains: Record<Exclude<WellGrain, 'none'>, { opacity: number; look: Omit<NoiseLook, 'seed'> }> = {
  grain: { opacity: 0.42, look: { fx: 0.045, fy: 0.05, octaves: 5, gain: 1.5, cut: 0.72 } },
  paper: { opacity: 0.26, look: { fx: 0.045, fy: 0.05, octaves: 5, gain: 1.5, cut: 0.72 } },
  frost: { opacity: 0.28, look: { fx: 0.045, fy: 0.05, octaves: 5, gain: 1.5, cut: 0.72 } },
  fibre: { opacity: 0.5, look: { fx: 0.12, fy: 0.004, gain: 1.6, cut: 0.7 } },
}

function grained({ canvas, style }: Pen, well: StageBox, grain: WellGrain): string {
  if (grain === 'none') return ''
  const { opacity, look } = grains[grain]
  const filter = noise(canvas, grain === 'frost' ? '#ffffff' : DARK, { ...look, seed: style.seed })
  return svg`<rect x="${well.x}" y="${well.y}" width="${well.width}" height="${well.height}" fill="#fff" filter="${filter}" opacity="${opacity}"/>`
}

function dividers({ canvas, style }: Pen, { reels, well }: StageCabinet, isTall: boolean): string {
  const fill = canvas.linear(metalStops(style.metal), ACROSS)
  const width = isTall ? 2 : 4
  const bars = reels
    .slice(1)
    .map((reel) => canvas.rect(fill, { x: reel.x - (isTall ? 2.5 : 5), y: well.y, width, height: well.height }))
  return svg`<g opacity=".85">${bars}</g>`
}
