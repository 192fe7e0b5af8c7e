import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import type { SubjectRef } from '../../kit/subjects.ts'
import { bevel } from '../materials/bevel.ts'
import { metalFill, stageMetals } from '../materials/metals.ts'
import { type ReliefLook, relief } from '../materials/relief.ts'
import { darker, lighter } from '../materials/tones.ts'
import { type Pen, penFor } from '../pen.ts'
import type { SlotSpec } from '../slot-spec.ts'
import { styleOf } from '../style.ts'
import { coinValueBox, valueCoin } from './coin.ts'
import { figure, isEngraved } from './figure.ts'
import { gem } from './gem.ts'
import { highSymbol } from './high.ts'
import { lowSymbol, ranks, suitSigns } from './lows.ts'
import { motionOf, type SymbolMotion, type SymbolTier } from './motion.ts'
import { auraRays, beads, sunRing } from './ornaments.ts'
import { plate } from './plate.ts'
import { ribbon } from './ribbon.ts'

export interface StageSymbol {
  id: string
  svg: string
  tier: SymbolTier
  /** The subject or the rank that it shows. */
  shows: string
  motion: SymbolMotion
  /** Where the client writes the worth of a coin. */
  valueBox?: typeof coinValueBox
}

const size = { width: 200, height: 200 }

/** The symbols of a title, best first, each on a clear ground of 200 by 200. */
export function slotSymbols(spec: SlotSpec): StageSymbol[] {
  const style = styleOf(spec)
  const { cast, palette, rim, particle } = style
  const draw = (id: string, tier: SymbolTier, shows: string, make: (pen: Pen) => string): StageSymbol => {
    const pen = penFor(spec, id, size)
    pen.canvas.add(svg`<g transform="translate(100 100)">${make(pen)}</g>`)
    return { id, svg: pen.canvas.toSvg(id), tier, shows, motion: motionOf(tier, particle, [palette.glow, rim]) }
  }
  return [
    draw('top', 'hero', cast.top, (pen) => heroSymbol(pen, spec.isFlipped ?? false)),
    ...cast.high.map((ref, index) =>
      draw(`high${index + 1}`, 'high', ref, (pen) => highSymbol(pen, ref, index as 0 | 1 | 2)),
    ),
    draw('mid', 'mid', cast.mid, (pen) => midSymbol(pen, cast.mid)),
    draw('wild', 'wild', cast.wild, (pen) => wildSymbol(pen, cast.wild)),
    draw('scatter', 'scatter', cast.scatter, (pen) => scatterSymbol(pen, cast.scatter)),
    { ...draw('coin', 'coin', cast.coin, valueCoin), valueBox: coinValueBox },
    ...lowNames(spec).map((shows, index) => draw(`low${index + 1}`, 'low', shows, (pen) => lowSymbol(pen, index))),
  ]
}

function lowNames(spec: SlotSpec): readonly string[] {
  const { low, cast } = styleOf(spec)
  const names = low === 'suit' ? suitSigns : low === 'token' ? cast.tokens : ranks
  return names.slice(0, spec.lowCount ?? 5)
}

const ringOf = ({ canvas, style }: Pen): string => bevel(canvas, { key: style.metal.high })

const lit = ({ canvas, style }: Pen, look: Omit<ReliefLook, 'rim'>): string =>
  relief(canvas, style.palette, { rim: style.rim, ...look })

/** The tile's subject, larger than its frame. */
function heroSymbol(pen: Pen, isFlipped: boolean): string {
  const { style, canvas } = pen
  const { cast, palette, plates, gems, metal } = style
  const isCast = isEngraved(cast.top)
  const { horizon, skyMiddle, skyTop, groundDark } = palette
  const filter = ringOf(pen)
  const enamel = isCast
    ? ([mix(skyMiddle, horizon, 0.35), mix(skyMiddle, skyTop, 0.35), mix(skyTop, groundDark, 0.7)] as const)
    : ([horizon, mix(skyMiddle, horizon, 0.15), mix(skyTop, groundDark, 0.4)] as const)
  const foot = svg`<g filter="${filter}"><path d="M-34 78H34L44 86L34 94H-34L-44 86Z" fill="${metalFill(canvas, metal)}"/></g>`
  return [
    plate(pen, plates.hero, { size: 92, enamel, ring: 0.13, light: isCast ? 0.3 : 1, studs: gems[0], filter }),
    figure(pen, cast.top, {
      y: isCast ? -1 : -6,
      size: isCast ? 136 : 172,
      filter: lit(pen, { edgeWidth: 3.4, glow: 0.55, depth: isCast ? 0.7 : 1.1 }),
      isFlipped,
      metal: isCast ? stageMetals.gold : metal,
    }),
    style.hasFoot ? foot + gem(pen, { x: 0, y: 86, radius: 9 }, gems[1], metal) : '',
  ].join('')
}

function midSymbol(pen: Pen, ref: SubjectRef): string {
  const { gems, highMetals } = pen.style
  return [
    pen.canvas.glow(0, 6, 84, { colour: gems[3], opacity: 0.5 }),
    auraRays(pen, gems[3], 0.6),
    figure(pen, ref, {
      size: isEngraved(ref) ? 112 : 128,
      filter: lit(pen, { edgeWidth: 3.4, depth: 0.9 }),
      metal: highMetals[1],
    }),
  ].join('')
}

function wildSymbol(pen: Pen, ref: SubjectRef): string {
  const { palette, plates, metal } = pen.style
  const { glow, horizon, skyMiddle, skyTop } = palette
  const filter = ringOf(pen)
  const enamel = [glow, mix(horizon, glow, 0.35), mix(skyMiddle, skyTop, 0.5)] as const
  return [
    pen.canvas.glow(0, 0, 100, { colour: glow, opacity: 0.7 }),
    plate(pen, plates.wild, { size: 92, enamel, ring: 0.1, light: 1, filter }),
    figure(pen, ref, {
      y: -18,
      size: isEngraved(ref) ? 112 : 132,
      filter: lit(pen, { edgeWidth: 3.4, glow: 0.6 }),
      metal,
    }),
    ribbon(pen, 'WILD', filter),
  ].join('')
}

function scatterSymbol(pen: Pen, ref: SubjectRef): string {
  const { gems, metal } = pen.style
  const [colour] = gems
  const filter = ringOf(pen)
  const enamel = [lighter(colour, 0.4), colour, darker(colour, 0.7)] as const
  const disc = plate(pen, 'round', { size: 76, enamel, ring: 0.14, light: 1, filter })
  return [
    pen.canvas.glow(0, -6, 100, { colour: lighter(colour, 0.3), opacity: 0.7 }),
    sunRing(pen, filter),
    svg`<g transform="translate(0 -8)">${disc}${beads(71, metal)}</g>`,
    figure(pen, ref, {
      y: -14,
      size: isEngraved(ref) ? 96 : 118,
      filter: lit(pen, { edgeWidth: 3.2, glow: 0.5 }),
      metal,
    }),
    ribbon(pen, 'SCATTER', filter),
  ].join('')
}
