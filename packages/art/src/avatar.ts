import { Canvas } from './kit/canvas.ts'
import { repeat, svg } from './kit/markup.ts'
import type { SubjectRef } from './kit/subjects.ts'

const BEASTS = [
  'fluent:fox',
  'fluent:owl',
  'fluent:tiger-face',
  'fluent:lion',
  'fluent:wolf',
  'fluent:eagle',
  'fluent:boar',
  'fluent:gorilla',
  'fluent:horse-face',
  'fluent:parrot',
  'fluent:swan',
  'fluent:turtle',
  'fluent:octopus',
  'fluent:dolphin',
  'fluent:raccoon',
  'fluent:dragon-face',
  'fluent:polar-bear',
  'fluent:zebra',
  'fluent:ox',
  'fluent:bear',
] as const satisfies readonly SubjectRef[]

/** Awning and paper of the booth behind the beast. */
const BOOTHS = [
  ['#d02a49', '#fff0d6'],
  ['#5b39b8', '#e4d8ff'],
  ['#12737f', '#d8f6ee'],
  ['#b8651a', '#ffe9bd'],
  ['#2a58b4', '#dbe8ff'],
  ['#a52d74', '#ffdff0'],
  ['#1f7a46', '#e0f5d8'],
] as const

/** How many avatars a member may choose from. */
export const AVATAR_COUNT = BEASTS.length

function sunrays(canvas: Canvas, colour: string): string {
  const shift = canvas.rng.float(0, 1)
  const at = (ray: number) => {
    const angle = ((ray + shift) / 14) * Math.PI * 2
    return svg`L${48 + Math.cos(angle) * 140} ${104 + Math.sin(angle) * 140}`
  }
  return repeat(
    7,
    (index) => svg`<path d="M48 104${at(index * 2)}${at(index * 2 + 1)}Z" fill="${colour}" opacity=".34"/>`,
  )
}

/** Avatar number 0 to `AVATAR_COUNT` - 1, square; the portal rounds it. Throws outside that range. */
export function avatar(index: number): string {
  const beast = BEASTS[index]
  const booth = BOOTHS[index % BOOTHS.length]
  if (!beast || !booth) throw new Error(`no avatar ${index}`)
  const canvas = new Canvas(96, 96, `avatar ${index}`)
  const [ground, light] = booth
  const filter = canvas.filter(
    '<feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#1a0830" flood-opacity=".5"/>',
  )
  canvas.add(
    canvas.rect(ground),
    sunrays(canvas, light),
    canvas.glow(48, 44, 50, { colour: light, opacity: 0.7 }),
    canvas.icon(beast, { x: 48, y: 53, size: 68, filter }),
  )
  return canvas.toSvg()
}
