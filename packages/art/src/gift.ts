import { Canvas } from './kit/canvas.ts'
import { type PaletteName, palettes } from './kit/palettes.ts'
import { type SceneName, scenes } from './kit/scenes/index.ts'
import type { SubjectRef } from './kit/subjects.ts'

/** What can be had in the points mall: a backdrop and the thing before it. */
const gifts = {
  envelope: ['rays', 'tet', 'fluent:red-envelope'],
  money: ['rays', 'gold', 'fluent:money-bag'],
  headphones: ['neon', 'neon', 'fluent:headphone'],
  microphone: ['curtain', 'blood', 'fluent:microphone'],
  hat: ['tent', 'plum', 'noto:top-hat'],
  fan: ['pagoda', 'rose', 'noto:folding-hand-fan'],
  crown: ['peaks', 'dusk', 'fluent:crown'],
  gem: ['cosmos', 'violet', 'fluent:gem-stone'],
  lantern: ['drift', 'ember', 'noto:red-paper-lantern'],
  game: ['retro', 'lagoon', 'fluent:video-game'],
} as const satisfies Record<string, [scene: SceneName, palette: PaletteName, subject: SubjectRef]>

export type GiftName = keyof typeof gifts

export const giftNames = Object.keys(gifts) as GiftName[]

/** The picture of one thing of the points mall, four to three. */
export function gift(name: GiftName): string {
  const [scene, paletteName, subject] = gifts[name]
  const palette = palettes[paletteName]
  const canvas = new Canvas(320, 240, `gift ${name}`)
  scenes[scene](canvas, palette)
  const shadow = canvas.filter('<feDropShadow dx="0" dy="6" stdDeviation="7" flood-color="#000" flood-opacity=".5"/>')
  canvas.add(
    canvas.glow(160, 120, 110, { colour: palette.glow, opacity: 0.7 }),
    canvas.icon(subject, { x: 160, y: 120, size: 140, filter: shadow }),
  )
  return canvas.toSvg()
}
