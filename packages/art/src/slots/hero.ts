import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'
import { bevel } from './materials/bevel.ts'
import { stageMetals } from './materials/metals.ts'
import { relief } from './materials/relief.ts'
import { type Pen, penFor } from './pen.ts'
import type { SlotSpec } from './slot-spec.ts'
import { figure, isEngraved } from './symbols/figure.ts'
import { beads } from './symbols/ornaments.ts'
import { plate } from './symbols/plate.ts'

export const heroSize = 420
/** The figure is drawn as wide as a symbol, and then enlarged. */
const scale = heroSize / 210

/** The tile's subject beside or above the cabinet; a mirrored one keeps its light. */
export function slotHero(spec: SlotSpec, { isMirrored = false } = {}): string {
  const pen = penFor(spec, 'hero', { width: heroSize, height: heroSize })
  const isFlipped = (spec.isFlipped ?? false) !== isMirrored
  const drawn = isEngraved(pen.style.cast.top) ? medal(pen) : portrait(pen, isFlipped)
  pen.canvas.add(svg`<g transform="translate(${heroSize / 2} ${heroSize / 2}) scale(${scale})">${drawn}</g>`)
  return pen.canvas.toSvg()
}

/** Engravings are struck on a medal. */
function medal(pen: Pen): string {
  const { canvas, style } = pen
  const { cast, metal, palette, rim } = style
  const { skyTop, skyMiddle, horizon, groundDark, glow } = palette
  const enamel = [mix(skyMiddle, horizon, 0.4), mix(skyMiddle, skyTop, 0.3), mix(skyTop, groundDark, 0.6)] as const
  const filter = bevel(canvas, { soft: 3, scale: 6, key: metal.high })
  return [
    canvas.glow(0, 0, 104, { colour: glow, opacity: 0.55 }),
    plate(pen, 'round', { size: 92, enamel, ring: 0.15, light: 0.4, studs: style.gems[0], filter }),
    beads(74, metal),
    figure(pen, cast.top, {
      size: 128,
      filter: relief(canvas, palette, { rim, edgeWidth: 3, depth: 0.7 }),
      metal: stageMetals.gold,
    }),
  ].join('')
}

function portrait(pen: Pen, isFlipped: boolean): string {
  const { canvas, style } = pen
  const { cast, palette, rim } = style
  const filter = relief(canvas, palette, { rim, edgeWidth: 2, glow: 0.35, depth: 1.2 })
  return (
    canvas.glow(0, 4, 100, { colour: palette.glow, opacity: 0.6 }) +
    figure(pen, cast.top, { size: 172, filter, isFlipped })
  )
}
