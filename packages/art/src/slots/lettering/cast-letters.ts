import { mix } from '../../kit/colour.ts'
import { type InkName, inks } from '../../kit/inks.ts'
import { softFocus } from '../../kit/light.ts'
import { repeat, svg } from '../../kit/markup.ts'
import type { FaceName } from '../../kit/outline.ts'
import { bevel } from '../materials/bevel.ts'
import { metalFill, stageMetals } from '../materials/metals.ts'
import { DARK, darker } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import { type LockUpShape, lockUp } from './lock-up.ts'

const thinFaces = new Set<FaceName>(['chonburi', 'yeseva', 'lobster'])
const goldInks = new Set<InkName>(['gold', 'fire', 'ruby'])

export interface LetterLook extends LockUpShape {
  ink: InkName
  x: number
  y: number
  /** Thickness of contour and extrusion. */
  weight: number
  glow: number
}

/** Cast lettering: glow, extrusion, contour, metal rim, engraved face. */
export function castLetters({ canvas, style }: Pen, look: LetterLook): string {
  const { path, height } = lockUp(look)
  const { high, middle, low, edge } = inks[look.ink]
  const half = height / 2
  const weight = look.weight * Math.min(1.15, 0.55 + height / 170) * (thinFaces.has(look.face) ? 0.82 : 1)
  const id = canvas.define(path, (name) => svg`<path id="${name}" d="${path}"/>`)
  const layer = (fill: string, width: number, extra = '') =>
    svg`<use href="#${id}" fill="${fill}" stroke="${fill}" stroke-width="${width * weight}"${extra}/>`
  const deep = darker(edge, 0.35)
  // Gold on gold would drown the face.
  const metal = goldInks.has(look.ink) && style.metalName === 'gold' ? stageMetals.ivory : style.metal
  const face = canvas.vertical(
    [
      [0, high],
      [0.36, middle],
      [0.5, low],
      [0.56, mix(low, edge, 0.25)],
      [0.66, middle],
      [1, high],
    ],
    -half,
    half,
  )
  const rim = bevel(canvas, { soft: 2.2 * weight, scale: 5.5, key: style.metal.high })
  const shine = bevel(canvas, { soft: 1.6 * weight, key: '#ffffff', shine: 0.75, sharpness: 18 })
  const halo = svg` opacity="${0.55 * look.glow}" filter="${softFocus(canvas, 11 * weight)}"`
  return [
    svg`<g transform="translate(${look.x} ${look.y})" stroke-linejoin="round">`,
    look.glow ? layer(style.palette.glow, 26, halo) : '',
    repeat(5, (index) => {
      const step = 5 - index
      return layer(mix(deep, DARK, step / 8), 15, svg` transform="translate(0 ${step * 2 * weight})"`)
    }),
    layer(deep, 15),
    svg`<g filter="${rim}">${layer(metalFill(canvas, metal, [-half - 8, half + 8]), 9)}</g>`,
    layer(edge, 3.6),
    svg`<g filter="${shine}"><use href="#${id}" fill="${face}"/></g></g>`,
  ].join('')
}
