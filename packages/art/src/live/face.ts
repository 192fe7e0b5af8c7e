import { svg } from '../kit/markup.ts'
import type { DealerLook } from './dealers.ts'
import { drawHair } from './hair.ts'
import type { Sitter } from './sitter.ts'

const outlines: Record<DealerLook['face'], string> = {
  oval: 'M-48-68C-48-112 48-112 48-68C48-30 36-4 16 8Q0 16-16 8C-36-4-48-30-48-68Z',
  round: 'M-50-64C-51-112 51-112 50-64C49-27 39-3 18 8Q0 16-18 8C-39-3-49-27-50-64Z',
  heart: 'M-49-70C-51-114 51-114 49-70C48-36 30-5 12 10Q0 18-12 10C-30-5-48-36-49-70Z',
  long: 'M-45-70C-46-116 46-116 45-70C45-34 36 0 18 14Q0 23-18 14C-36 0-45-34-45-70Z',
  square: 'M-49-70C-49-113 49-113 49-70L47-32C45-12 36 5 20 12Q0 19-20 12C-36 5-45-12-47-32Z',
}

/** The bare face in its light, with the shadow of the hair: what a changed eye or mouth is laid on. */
export function skinOfFace(sitter: Sitter): string {
  const { canvas, look, skin } = sitter
  const outline = outlines[look.face]
  const clip = canvas.define(outline, (id) => svg`<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const side = 'M54-110H30C36-56 30-14 2 20H54Z'
  const shade = canvas.linear(
    [
      [0, skin.shade, 0.18],
      [1, skin.shade, 0.62],
    ],
    [0, 0, 1, 0],
  )
  const cast = svg`<path d="${drawHair.frontShape(sitter)}" transform="translate(0 5)" fill="${skin.shade}" opacity=".55"/>`
  const inside = svg`<path d="${side}" fill="${shade}"/>${cast}`
  return svg`<path d="${outline}" fill="${skin.light}"/><g clip-path="url(#${clip})">${inside}</g>`
}

function ears({ skin }: Sitter): string {
  const fold = svg`<path d="M-51-56q-4 6-1 12M51-56q4 6 1 12" fill="none" stroke="${skin.line}" stroke-width="1.6" stroke-opacity=".6" stroke-linecap="round"/>`
  const ear = (cx: number, fill: string) => svg`<ellipse cx="${cx}" cy="-50" rx="7" ry="11" fill="${fill}"/>`
  return ear(-49, skin.light) + ear(49, skin.shade) + fold
}

function brows({ look, hair }: Sitter): string {
  const colour = look.hairTone === 'grey' ? hair.base : '#2a1622'
  const shape = look.isMale ? 'M-33-63q10-7 22-3M11-66q12-4 22 3' : 'M-33-63q9-9 22-4M11-67q13-5 22 4'
  const width = look.isMale ? 4.6 : 3
  return svg`<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-opacity=".92"/>`
}

export function cheeks({ look }: Sitter): string {
  const opacity = look.isMale ? 0.16 : 0.34
  const blush = [-28.5, 28.5].map((cx) => svg`<ellipse cx="${cx}" cy="-27" rx="8.5" ry="5.5"/>`)
  return svg`<g fill="#f0766f" opacity="${opacity}">${blush}</g>`
}

function nose({ skin }: Sitter): string {
  return svg`<path d="M1-45C0-38-4-33-3-29.500Q0-26.500 5-28.500" fill="none" stroke="${skin.line}" stroke-opacity=".75" stroke-width="2.4" stroke-linecap="round"/>`
}

/** From nose to mouth: what makes a man's face a grown one. */
function folds({ look, skin }: Sitter): string {
  if (!look.isMale) return ''
  return svg`<path d="M-24-24Q-27-18-24-12M24-24Q27-18 24-12M-29-38q7 3 14 1M29-38q-7 3-14 1" fill="none" stroke="${skin.line}" stroke-width="1.6" stroke-opacity=".45" stroke-linecap="round"/>`
}

/** Head without eyes, mouth and hair. */
export function drawFace(sitter: Sitter): string {
  return ears(sitter) + skinOfFace(sitter) + cheeks(sitter) + folds(sitter) + nose(sitter) + brows(sitter)
}
