import qrcode from 'qrcode-generator'
import { generatorDefaults } from './generator-defaults.ts'

// What is written need not be Latin.
qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)]

type Generator = Partial<Record<'sizePx' | 'marginPx', number>> & { dotScale?: number }

interface CodeDrawing {
  /** Width of one module. */
  cellPx: number
  /** Path of all dark modules outside the three finders. */
  dots: string
  /** Where the finders begin, each seven modules wide. */
  finders: readonly { xPx: number; yPx: number }[]
}

const finderModules = 7

/** The code of a text in a square of `sizePx`. `dotScale` makes each dark module smaller about its centre. */
export function drawCode(
  text: string,
  { sizePx = generatorDefaults.sizePx, marginPx = generatorDefaults.marginPx, dotScale = 1 }: Generator = {},
): CodeDrawing {
  const code = qrcode(0, generatorDefaults.errorCorrectionLevel)
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const last = count - finderModules
  const cellPx = (sizePx - 2 * marginPx) / count
  const isInFinder = (row: number, column: number) =>
    (row < finderModules && (column < finderModules || column >= last)) || (row >= last && column < finderModules)
  const isDark = (row: number, column: number) =>
    Math.min(row, column) >= 0 && Math.max(row, column) < count && code.isDark(row, column)
  const at = (index: number) => marginPx + index * cellPx
  const dots: string[] = []
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (isDark(row, column) && !isInFinder(row, column)) {
        const [up, down] = [isDark(row - 1, column), isDark(row + 1, column)]
        const [left, right] = [isDark(row, column - 1), isDark(row, column + 1)]
        const isRound = [!up && !left, !up && !right, !down && !right, !down && !left] as const
        dots.push(dotPath({ xPx: at(column) + cellPx / 2, yPx: at(row) + cellPx / 2 }, cellPx * dotScale, isRound))
      }
  const finders = [
    { xPx: at(0), yPx: at(0) },
    { xPx: at(last), yPx: at(0) },
    { xPx: at(0), yPx: at(last) },
  ]
  return { cellPx, dots: dots.join(''), finders }
}

type Corners = readonly [boolean, boolean, boolean, boolean]

/** A square about a centre, its free corners rounded; from the upper left one with the clock. */
function dotPath({ xPx, yPx }: { xPx: number; yPx: number }, widthPx: number, isRound: Corners): string {
  const half = widthPx / 2
  const [a, b, c, d] = isRound.map((round) => (round ? half : 0)) as [number, number, number, number]
  const side = (along: string, lengthPx: number) => (lengthPx === 0 ? '' : `${along}${short(lengthPx)}`)
  const turn = (radius: number, dx: number, dy: number) =>
    radius === 0 ? '' : `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx * radius)} ${short(dy * radius)}`
  return [
    `M${short(xPx - half + a)} ${short(yPx - half)}`,
    side('h', widthPx - a - b) + turn(b, 1, 1),
    side('v', widthPx - b - c) + turn(c, -1, 1),
    side('h', -(widthPx - c - d)) + turn(d, -1, -1),
    `${side('v', -(widthPx - d - a))}${turn(a, 1, -1)}z`,
  ].join('')
}

const short = (px: number): number => Math.round(px * 100) / 100
