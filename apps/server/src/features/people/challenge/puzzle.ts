import { randomInt } from 'node:crypto'
import { sliderPicture, sliderPiece } from '@fairground/contract/slider'
import { drawScene } from './scene.ts'

/** How far from its place the piece may be put. */
export const toleranceX = 4

/** A picture whose gap is at x, y, and the piece that fits it; x stays with the server. */
export interface Puzzle {
  x: number
  y: number
  background: string
  piece: string
}

const { width, height } = sliderPicture
const xMin = 84
/** Pixels of the image for one of the answer: sharp on a phone. */
const density = 2

/** Draws a puzzle and renders it, off the main thread. */
export async function makePuzzle(): Promise<Puzzle> {
  const x = randomInt(xMin, width - sliderPiece.width - 2)
  const y = randomInt(14, height - sliderPiece.height - 14)
  const outline = drawOutline()
  const [background, piece] = await Promise.all([
    render(`${drawScene()}${rail(y)}${gap(outline, x, y)}`, sliderPicture),
    render(drawCabin(outline), sliderPiece),
  ])
  return { x, y, background, piece }
}

/** A cabin of the wheel inside a box of `sliderPiece`, never quite the same one. */
function drawOutline(): string {
  const [roof, waist, belly] = [randomInt(3, 9), randomInt(36, 44), randomInt(62, 72)]
  const foot = randomInt(8, 13)
  return `M4 ${waist - 14}Q4 ${roof} 30 ${roof}Q56 ${roof} 56 ${waist - 14}V${waist}L${60 - foot} ${belly - 6}Q30 ${belly + 6} ${foot} ${belly - 6}L4 ${waist}Z`
}

/** The line that the piece is drawn along. */
const rail = (y: number) =>
  `<path d="M0 ${y + 36}H${width}" stroke="#fff6e4" stroke-opacity=".4" stroke-width="1.4" stroke-dasharray="3 6"/>`

const gap = (outline: string, x: number, y: number) =>
  `<path d="${outline}" transform="translate(${x} ${y})" fill="#0b0620" fill-opacity=".${randomInt(78, 88)}" stroke="#fff6e4" stroke-width="2" stroke-dasharray="4 3"/>`

function drawCabin(outline: string): string {
  const hue = randomInt(360)
  const [paint, ink] = [`hsl(${hue} 84% 70%)`, '#3a1c4e']
  const window = (x: number) => `<circle cx="${x}" cy="30" r="6.4" fill="${ink}"/>`
  return `<clipPath id="cut"><path d="${outline}"/></clipPath><g clip-path="url(#cut)"><path d="M0 0H60V76H0Z" fill="${paint}"/><path d="M0 20H60V40H0Z" fill="#ffe9b4"/><path d="M0 44H60V50H0Z" fill="#fff" opacity=".45"/><path d="M0 58H60V76H0Z" fill="hsl(${hue} 60% 52%)"/>${window(20)}${window(40)}</g><path d="${outline}" fill="none" stroke="#ffe2a6" stroke-width="3"/>`
}

/** The renderer is loaded with the first picture: a start without one is faster by it. */
async function render(inside: string, size: { width: number; height: number }): Promise<string> {
  const { default: sharp } = await import('sharp')
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width * density}" height="${size.height * density}" viewBox="0 0 ${size.width} ${size.height}">${inside}</svg>`
  const picture = await sharp(Buffer.from(source)).webp({ quality: 80, effort: 2 }).toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}
