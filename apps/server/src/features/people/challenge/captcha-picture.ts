import { randomInt } from 'node:crypto'

/** Strokes on a grid of 4 by 6; letters and digits that nobody takes for another one. */
const glyphs: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  C: 'M4 1Q2-1 .6 1Q-.6 3 .6 5Q2 7 4 5',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  K: 'M0 0V6M4 0L0 3.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  P: 'M0 6V0H2Q4 0 4 1.7Q4 3.4 2 3.4H0',
  R: 'M0 6V0H2Q4 0 4 1.6Q4 3.2 2 3.2H0M2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  3: 'M0 .6Q4-1 4 1.4Q4 3 1.6 2.9Q4 2.9 4 4.5Q4 7 0 5.4',
  4: 'M3 6V0L0 4H4',
  7: 'M0 0H4L1.4 6',
  9: 'M4 1.8Q3.6 0 2 0Q0 0 0 1.8Q0 3.6 2 3.6Q4 3.6 4 1.8Q4 5 2 6',
}
const letters = Object.keys(glyphs)
const textLength = 4
const size = { width: 144, height: 52 }

export interface CaptchaPicture {
  text: string
  /** Base64 of a PNG. */
  picture: string
}

/** Four letters, drawn as strokes that lean and sway, under lines that cross them. */
export async function drawCaptcha(): Promise<CaptchaPicture> {
  const text = Array.from({ length: textLength }, () => letters[randomInt(letters.length)] ?? 'A').join('')
  const inside = [...text].map(letter).join('') + Array.from({ length: 4 }, stray).join('')
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff8ea"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${inside}</g></svg>`
  const { default: sharp } = await import('sharp')
  const picture = await sharp(Buffer.from(source)).png({ compressionLevel: 9, palette: true }).toBuffer()
  return { text, picture: picture.toString('base64') }
}

const ink = () => `hsl(${randomInt(360)} 55% ${randomInt(20, 38)}%)`

function letter(name: string, i: number): string {
  const scale = randomInt(46, 56) / 10
  const place = `translate(${14 + i * 32 + randomInt(-3, 4)} ${randomInt(8, 15)})`
  const sway = `rotate(${randomInt(-16, 17)} 10 15) skewX(${randomInt(-12, 13)}) scale(${scale})`
  return `<path d="${glyphs[name]}" transform="${place} ${sway}" stroke="${ink()}" stroke-width="${randomInt(60, 84) / 100}"/>`
}

const stray = () => {
  const y = () => randomInt(4, size.height - 4)
  return `<path d="M0 ${y()}C40 ${y()} 100 ${y()} ${size.width} ${y()}" stroke="${ink()}" stroke-width="1.1" opacity=".6"/>`
}
