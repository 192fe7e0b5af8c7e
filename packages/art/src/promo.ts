import { Canvas } from './kit/canvas.ts'
import { type PaletteName, palettes } from './kit/palettes.ts'
import { type SceneName, scenes } from './kit/scenes/index.ts'
import type { SubjectRef } from './kit/subjects.ts'

type Row = [scene: SceneName, palette: PaletteName, hero: SubjectRef, left: SubjectRef, right: SubjectRef]

/** One picture per kind of promotion: a backdrop, what it is about, and two things beside it. */
const promos = {
  sports: ['rays', 'forest', 'fluent:soccer-ball', 'fluent:glowing-star', 'fluent:high-voltage'],
  live: ['curtain', 'blood', 'noto:rose', 'fluent:crown', 'noto:wine-glass'],
  slots: ['neon', 'neon', 'fluent:slot-machine', 'fluent:cherries', 'fluent:gem-stone'],
  cardGames: ['tent', 'plum', 'fluent:joker', 'noto:magic-wand', 'noto:top-hat'],
  fish: ['sea', 'deep', 'fluent:tropical-fish', 'noto:coral', 'noto:jellyfish'],
  lotto: ['rays', 'violet', 'fluent:crystal-ball', 'fluent:glowing-star', 'fluent:coin'],
  rebate: ['dunes', 'gold', 'fluent:money-bag', 'fluent:coin', 'noto:coin'],
  pointsMall: ['tent', 'rose', 'fluent:gem-stone', 'fluent:bell', 'fluent:glowing-star'],
  ranking: ['peaks', 'dusk', 'fluent:crown', 'fluent:glowing-star', 'fluent:fire'],
  deposit: ['pagoda', 'tet', 'fluent:red-envelope', 'noto:red-paper-lantern', 'fluent:coin'],
  appDownload: ['cosmos', 'night', 'fluent:rocket', 'fluent:ringed-planet', 'fluent:glowing-star'],
  newbie: ['tent', 'ember', 'fluent:ferris-wheel', 'noto:firecracker', 'fluent:bell'],
  others: ['drift', 'lagoon', 'noto:sailboat', 'noto:compass', 'fluent:dolphin'],
} as const satisfies Record<string, Row>

export type PromoName = keyof typeof promos

export const promoNames = Object.keys(promos) as PromoName[]

/** The picture of one kind of promotion, two to one, without words. */
export function promo(name: PromoName): string {
  const [scene, paletteName, hero, left, right] = promos[name]
  const palette = palettes[paletteName]
  const canvas = new Canvas(480, 240, `promo ${name}`)
  scenes[scene](canvas, palette)
  const shadow = canvas.filter('<feDropShadow dx="0" dy="6" stdDeviation="7" flood-color="#000" flood-opacity=".5"/>')
  canvas.add(
    canvas.icon(left, { x: 118, y: 158, size: 74, rotate: -14, filter: shadow }),
    canvas.icon(right, { x: 364, y: 150, size: 70, rotate: 13, filter: shadow }),
    canvas.glow(240, 122, 130, { colour: palette.glow, opacity: 0.7 }),
    canvas.icon(hero, { x: 240, y: 120, size: 152, filter: shadow }),
  )
  return canvas.toSvg()
}
