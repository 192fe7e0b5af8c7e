import type { Canvas } from '../canvas.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'

interface Cells {
  columns: number
  rows: number
  /** Edge of a cell, and the gap to the next. */
  size: number
  gap: number
}

/** Draws something into every cell of a board round a centre. */
function overCells(
  { columns, rows, size, gap }: Cells,
  [x, y]: readonly [number, number],
  draw: (x: number, y: number, index: number) => string,
): string {
  const step = size + gap
  return repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return draw(x + (column - (columns - 1) / 2) * step, y + (row - (rows - 1) / 2) * step, index)
  })
}

/** A cell with round corners; `more` are further attributes of it. */
const square = ([x, y]: readonly [number, number], size: number, fill: string, more = ''): string =>
  svg`<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size * 0.2}" fill="${fill}"${more}/>`

function mine(x: number, y: number, r: number): string {
  const spikes = repeat(
    8,
    (index) => svg`<path d="M0 ${-r * 1.4}L${r * 0.2} 0H${-r * 0.2}Z" transform="rotate(${index * 45})"/>`,
  )
  return svg`<g transform="translate(${x} ${y})" fill="#1a1026">${spikes}<circle r="${r}"/><circle cx="${-r * 0.3}" cy="${-r * 0.35}" r="${r * 0.25}" fill="#ff8a6a"/></g>`
}

/** Five by five covered tiles; some show gems, one a mine. */
export function mineBoard(canvas: Canvas, palette: Palette, x: number, y: number): string {
  const cover = canvas.linear([
    [0, palette.horizon],
    [1, palette.skyMiddle],
  ])
  const gems = new Set([1, 7, 8, 12, 16, 18, 21])
  const board = overCells({ columns: 5, rows: 5, size: 40, gap: 6 }, [x, y], (cx, cy, index) => {
    const isMine = index === 13
    if (!isMine && !gems.has(index)) return square([cx, cy + 3], 40, palette.groundDark) + square([cx, cy], 40, cover)
    const well = square([cx, cy], 40, isMine ? '#c3142f' : palette.groundDark, ' stroke="#fff" stroke-opacity=".25"')
    return well + (isMine ? mine(cx, cy, 10) : canvas.icon('noto:gem-stone', { x: cx, y: cy, size: 30 }))
  })
  return svg`<g transform="rotate(-4 ${x} ${y})">${board}</g>`
}

/** Four towers of tiles whose lit ones lead up to a crown. */
export function towerBoard(canvas: Canvas, palette: Palette, x: number, y: number): string {
  const lit = new Set([2, 5, 9, 14, 17])
  const cover = canvas.linear([
    [0, palette.skyMiddle],
    [1, palette.groundDark],
  ])
  const lamp = canvas.linear([
    [0, '#fff1b8'],
    [1, '#e08a1c'],
  ])
  const board = overCells({ columns: 4, rows: 5, size: 38, gap: 5 }, [x, y + 24], (cx, cy, index) => {
    const isLit = lit.has(index)
    const halo = isLit ? canvas.glow(cx, cy, 36, { colour: '#ffd66e', opacity: 0.55 }) : ''
    return halo + square([cx, cy], 38, isLit ? lamp : cover, ' stroke="#fff" stroke-opacity=".22"')
  })
  return board + canvas.icon('fluent:crown', { x: x + 21, y: y - 98, size: 76, rotate: 6 })
}

/** A keno ticket: its numbers as dots, the given count of them marked. */
export function kenoBoard(
  canvas: Canvas,
  palette: Palette,
  [x, y]: readonly [number, number],
  columns: number,
): string {
  const [size, gap] = columns > 8 ? [18, 3.6] : [24, 4]
  const rows = columns > 8 ? 8 : 5
  const [width, height] = [columns * (size + gap) + 14, rows * (size + gap) + 14]
  const marked = new Set([3, 8, 11, 14, 20, 22, 27, 29, 33, 38, 45, 52, 58, 61, 67, 74])
  const paper = canvas.linear([
    [0, '#fffaf0'],
    [1, '#ead6b4'],
  ])
  const cells = overCells({ columns, rows, size, gap }, [x, y], (cx, cy, index) =>
    square(
      [cx, cy],
      size,
      marked.has(index) ? palette.horizon : '#3a1240',
      marked.has(index) ? '' : ' fill-opacity=".14"',
    ),
  )
  const sheet = svg`<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="12" fill="${paper}"/>`
  return svg`<g transform="rotate(-5 ${x} ${y})">${sheet}${cells}</g>`
}

const binColours = ['#e0273f', '#f08340', '#ffc65c', '#45b383', '#ffc65c', '#f08340', '#e0273f']

/** Rows of pegs, bins below them, and a ball on its way. */
export function plinkoBoard(canvas: Canvas, x: number, y: number): string {
  const step = 30
  const pegs = repeat(7, (row) =>
    repeat(row + 2, (place) => {
      const [px, py] = [x + (place - (row + 1) / 2) * step, y - 96 + row * 27]
      return svg`${canvas.glow(px, py, 11, { colour: '#ffe9b0', opacity: 0.5 })}<circle cx="${px}" cy="${py}" r="5" fill="#fff6de"/>`
    }),
  )
  const bins = repeat(binColours.length, (place) => {
    const px = x + (place - 3) * step
    return svg`<rect x="${px - 13}" y="${y + 88}" width="26" height="26" rx="6" fill="${binColours[place] ?? ''}" stroke="#fff" stroke-opacity=".5"/>`
  })
  const ball = canvas.radial(
    [
      [0, '#ffd6c8'],
      [0.5, '#ff5a4a'],
      [1, '#8a0f22'],
    ],
    [0.36, 0.3, 0.8],
  )
  const path = [
    [x + 2, y - 118],
    [x - 14, y - 72],
    [x + 2, y - 46],
  ].map(
    ([px = 0, py = 0], index) =>
      svg`<circle cx="${px}" cy="${py}" r="11" fill="${ball}" opacity="${0.2 + index * 0.12}"/>`,
  )
  const falling = svg`${canvas.glow(x + 16, y - 14, 36, { colour: '#ff8a6a', opacity: 0.8 })}<circle cx="${x + 16}" cy="${y - 14}" r="15" fill="${ball}"/>`
  return pegs + bins + path.join('') + falling
}
