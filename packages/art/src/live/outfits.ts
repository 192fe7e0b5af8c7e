import type { Stop } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'
import type { Sitter } from './sitter.ts'

/** Where the table hides the rest, below the chin. */
export const TABLE_LINE = 172

/** Of a shirt. */
export const LINEN = { light: '#fff4e0', shade: '#cdb491' }

const foot = svg`V${TABLE_LINE + 2}Q0 ${TABLE_LINE - 3}-120 ${TABLE_LINE + 2}Z`
const torso = svg`M-120 168C-122 96-102 62-42 48L0 62L42 48C102 62 122 96 120 168${foot}`
const shadeSide = svg`M42 48C102 62 122 96 120 168V${TABLE_LINE + 2}L74 ${TABLE_LINE}C92 140 84 90 42 48Z`

/** One light over torso and sleeves, so that no seam shows between them. */
export function clothLight({ canvas }: Sitter, light: string, shade: string): string {
  const stops: Stop[] = [
    [0, mix(light, '#ffffff', 0.14)],
    [0.35, light],
    [1, mix(light, shade, 0.8)],
  ]
  return canvas.vertical(stops, 48, 198)
}

function cloth(sitter: Sitter): string {
  const { light, shade } = sitter.cloth
  const fill = clothLight(sitter, light, shade)
  return svg`<path d="${torso}" fill="${fill}"/><path d="${shadeSide}" fill="${shade}" opacity=".5"/>`
}

export function neck({ skin }: Sitter): string {
  const under = svg`<path d="M-19 6Q0 40 20 12V8H-19Z" fill="${skin.line}" opacity=".45"/>`
  return svg`<path d="M-20 0C-20 30-24 42-34 48C-14 66 14 66 34 48C24 42 20 30 20 0Z" fill="${skin.shade}"/><path d="M-20 0C-20 30-24 42-34 48C-28 54-20 58-12 60C-4 40-8 20-8 0Z" fill="${skin.light}" opacity=".45"/>${under}`
}

/** The long dress with a standing collar, buttoned to the side. */
function aoDai(sitter: Sitter): string {
  const { light, shade, trim } = sitter.cloth
  const collar = svg`<path d="M-24 27Q-26 44-42 49Q-22 72 0 72Q22 72 42 49Q26 44 24 27Q14 42 0 42Q-14 42-24 27Z" fill="${light}"/><path d="M24 27Q14 42 0 42V72Q22 72 42 49Q26 44 24 27Z" fill="${shade}" opacity=".5"/>`
  const edge = svg`<path d="M-24 27Q-14 42 0 42Q14 42 24 27" fill="none" stroke="${trim}" stroke-width="2.6" stroke-linecap="round"/><circle cy="49" r="3" fill="${trim}"/>`
  const closing = sitter.look.isMale
    ? svg`<g fill="${trim}"><circle cx="26" cy="84" r="3.4"/><circle cx="48" cy="102" r="3.4"/><circle cx="58" cy="130" r="3.4"/></g><path d="M2 72C34 84 54 98 60 130L62 171" fill="none" stroke="${shade}" stroke-width="2"/>`
    : svg`<path d="M4 73C30 92 62 110 94 118" fill="none" stroke="${trim}" stroke-width="2.6" stroke-dasharray=".1 6.4" stroke-linecap="round"/>`
  return cloth(sitter) + neck(sitter) + collar + edge + closing + embroidery(sitter)
}

function embroidery({ look, cloth: { trim } }: Sitter): string {
  const wing = 'M0 0C6-14 22-18 26-10C28-2 14 4 0 0ZM0 0C10 4 16 10 12 15C6 18 0 10 0 0Z'
  if (look.isMale) {
    const ring = svg`<circle r="19"/><circle r="14"/><path d="M-8 0Q0-12 8 0Q0 12-8 0ZM0-8V8"/>`
    const thread = svg`fill="none" stroke="${trim}" stroke-width="2" opacity=".75"`
    return svg`<g transform="translate(-52 118)" ${thread}>${ring}</g>`
  }
  return svg`<g transform="translate(-52 112)" fill="${trim}" opacity=".85"><path d="${wing}"/><path d="${wing}" transform="scale(-1 1)"/></g>`
}

/** White shirt, waistcoat and bow tie. */
function vest(sitter: Sitter): string {
  const { canvas, cloth: tone } = sitter
  const { light, shade, trim } = tone
  const linen = clothLight(sitter, LINEN.light, LINEN.shade)
  const panel = canvas.linear([
    [0, mix(light, '#ffffff', 0.12)],
    [1, shade],
  ])
  const shirt = svg`<path d="${torso}" fill="${linen}"/><path d="${shadeSide}" fill="${LINEN.shade}" opacity=".5"/>`
  const sides = svg`<path d="M-80 61C-66 55-54 51-42 48L-3 124V172H-88C-91 136-78 104-80 61Z" fill="${panel}"/><path d="M80 61C66 55 54 51 42 48L3 124V172H88C91 136 78 104 80 61Z" fill="${shade}"/><path d="M-42 48L-3 124M42 48L3 124" stroke="${trim}" stroke-opacity=".85" stroke-width="2.2"/>`
  const collar =
    '<path d="M-34 44L-22 31L0 62L22 31L34 44L20 70L0 62L-20 70Z" fill="#fffaf0"/><path d="M0 62L22 31L34 44L20 70Z" fill="#d9c4a6" opacity=".6"/>'
  const bow = svg`<path d="M0 67L-25 55Q-29 67-25 80ZM0 67L25 55Q29 67 25 80Z" fill="${mix(light, shade, 0.4)}"/><circle cy="67.500" r="6.500" fill="${trim}"/>`
  const buttons = svg`<g fill="${trim}"><circle cy="140" r="4"/><circle cy="160" r="4"/></g>`
  return shirt + neck(sitter) + sides + collar + bow + buttons
}

/** A dark suit with a silk scarf in the pocket. */
function suit(sitter: Sitter): string {
  const { light, shade, trim } = sitter.cloth
  const shirt = svg`<path d="M-34 44Q0 66 34 44L3 150H-3Z" fill="#fff2de"/>`
  const tie = svg`<path d="M-8 62L0 68L8 62L6 74L13 128L0 146L-13 128L-6 74Z" fill="#b02a44"/><path d="M0 68L8 62L6 74L13 128L0 146Z" fill="#6f1530" opacity=".6"/>`
  const collar =
    '<path d="M-36 44L-22 31L0 62L22 31L36 44L18 74L0 62L-18 74Z" fill="#fffaf0"/><path d="M0 62L22 31L36 44L18 74Z" fill="#d9c4a6" opacity=".6"/>'
  const lapels = svg`<path d="M-44 47L-36 44L-2 146L-14 164L-68 100L-50 90Z" fill="${mix(light, '#ffffff', 0.16)}"/><path d="M44 47L36 44L2 146L14 164L68 100L50 90Z" fill="${mix(light, shade, 0.5)}"/>`
  const pocket = svg`<path d="M58 116l8-12l6 8l8-6l4 10Z" fill="${trim}"/><path d="M54 117l36-3" stroke="${mix(light, '#ffffff', 0.25)}" stroke-width="2.4"/>`
  return cloth(sitter) + neck(sitter) + shirt + tie + lapels + collar + pocket
}

export const outfits = { aoDai, vest, suit } as const satisfies Record<string, (sitter: Sitter) => string>
