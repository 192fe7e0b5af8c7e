import type { Canvas } from '../canvas.ts'
import { svg } from '../markup.ts'
import { label } from '../outline.ts'

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs'
/** Rank and suit, or a back. */
export type CardFace = `${string}${'♠' | '♥' | '♦' | '♣'}` | 'back'

const suits: Readonly<Record<string, Suit>> = { '♠': 'spades', '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs' }

/** One unit wide round their middle. */
export const suitShapes: Readonly<Record<Suit, string>> = {
  spades:
    'M0-.5C.1-.3 .48-.1 .42.16C.38.36 .14.36 .06.22C.07.34 .1.42 .17.48H-.17C-.1.42-.07.34-.06.22C-.14.36-.38.36-.42.16C-.48-.1-.1-.3 0-.5Z',
  hearts: 'M0 .45C-.75-.05-.45-.5-.2-.45C-.08-.43 0-.3 0-.22C0-.3 .08-.43 .2-.45C.45-.5 .75-.05 0 .45Z',
  diamonds: 'M0-.5L.36 0L0 .5L-.36 0Z',
  clubs:
    'M-.2-.26a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0ZM-.43.08a.21.21 0 1 0 .42 0a.21.21 0 1 0-.42 0ZM.01.08a.21.21 0 1 0 .42 0a.21.21 0 1 0-.42 0ZM-.05-.1H.05L.17.48H-.17Z',
}

interface CardPlace {
  /** Width; the height is 1.4 times that. */
  width: number
  rotate?: number
  /** Of the back. */
  colour?: string
}

/** A playing card round a centre. */
export function playingCard(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  face: CardFace,
  place: CardPlace,
): string {
  const { width: w, rotate = 0, colour = '#8f1428' } = place
  const h = w * 1.4
  const paper = canvas.linear([
    [0, '#ffffff'],
    [1, '#f1e2c8'],
  ])
  const box = (inset: number, fill: string, more = '') =>
    svg`<rect x="${-w / 2 + inset}" y="${-h / 2 + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${Math.max(w * 0.09 - inset * 0.6, 2)}" fill="${fill}"${more}/>`
  const content = face === 'back' ? back(canvas, w, { box, colour }) : front(w, h, face)
  const shadow = svg`<g transform="translate(${w * 0.03} ${w * 0.05})">${box(0, '#06021a', ' opacity=".4"')}</g>`
  return svg`<g transform="translate(${x} ${y}) rotate(${rotate})">${shadow}${box(0, paper, ' stroke="#3a2040" stroke-opacity=".35"')}${content}</g>`
}

function front(w: number, h: number, face: Exclude<CardFace, 'back'>): string {
  const suit = suits[face.at(-1) ?? ''] ?? 'spades'
  const rank = label(face.slice(0, -1), 'slab', { x: 0, y: 0, width: w * 0.26, height: w * 0.26 })
  const ink = suit === 'hearts' || suit === 'diamonds' ? '#d02a49' : '#241a38'
  const shape = (size: number, y: number) =>
    svg`<path d="${suitShapes[suit]}" transform="translate(0 ${y}) scale(${size})"/>`
  const corner = svg`<g transform="translate(${-w * 0.33} ${-h * 0.355})"><path d="${rank}"/>${shape(w * 0.19, w * 0.27)}</g>`
  return svg`<g fill="${ink}">${corner}<g transform="rotate(180)">${corner}</g>${shape(w * 0.5, 0)}</g>`
}

interface Back {
  box(inset: number, fill: string, more?: string): string
  colour: string
}

function back(canvas: Canvas, w: number, { box, colour }: Back): string {
  const lattice = [-0.5, -0.25, 0, 0.25, 0.5].map(
    (at) =>
      svg`<path d="M${(at - 0.45) * w} ${-w * 0.55}L${(at + 0.45) * w} ${w * 0.55}M${(at + 0.45) * w} ${-w * 0.55}L${(at - 0.45) * w} ${w * 0.55}"/>`,
  )
  const middle = svg`<circle r="${w * 0.15}" fill="#ffd35a"/>`
  return svg`${box(w * 0.06, colour)}<g clip-path="${canvas.clip(box(w * 0.06, '#fff'))}" stroke="#fff" stroke-opacity=".22" stroke-width="${w * 0.02}">${lattice}</g>${box(w * 0.06, 'none', ' stroke="#ffd35a" stroke-width="2"')}${middle}`
}

/** Cards held as a hand: the first at the start side, turned about a point below them. */
export function cardFan(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  faces: readonly CardFace[],
  { width, spread = 14, colour }: { width: number; spread?: number; colour?: string },
): string {
  const reach = width * 2.1
  return faces
    .map((face, index) => {
      const turn = (index - (faces.length - 1) / 2) * spread
      const angle = (turn * Math.PI) / 180
      const at = [x + Math.sin(angle) * reach, y + reach - Math.cos(angle) * reach] as const
      return playingCard(canvas, at, face, { width, rotate: turn, ...(colour && { colour }) })
    })
    .join('')
}
