import type { Canvas } from '../canvas.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { seven } from './seven.ts'

/** A goal with its net, and a ball before it. */
export function goal(canvas: Canvas, x: number, y: number): string {
  const [left, right, top, foot] = [x - 122, x + 122, y - 84, y + 72]
  const lines = repeat(
    13,
    (index) => svg`<path d="M${left + index * 20.3} ${top}L${left + 14 + index * 18} ${foot - 12}"/>`,
  )
  const rungs = repeat(8, (index) => svg`<path d="M${left} ${top + index * 19}H${right}"/>`)
  const net = svg`<g stroke="#fff" stroke-opacity=".45" stroke-width="1.6" fill="none">${lines}${rungs}</g>`
  const posts = svg`<path d="M${left} ${foot}V${top}H${right}V${foot}" fill="none" stroke="#fffaf0" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>`
  return net + posts + canvas.icon('fluent:soccer-ball', { x: x + 26, y: y + 46, size: 118, rotate: -12 })
}

/** A road at night that runs away from who looks, and a rooster that crosses it. */
export function road(canvas: Canvas, x: number, y: number): string {
  const tar = canvas.linear([
    [0, '#6a5a86'],
    [0.5, '#4a3d66'],
    [1, '#2c2344'],
  ])
  const lanes = [0.28, 0.5, 0.72].map((share) => {
    const [far, near] = [x - 56 + share * 112, x - 138 + share * 276]
    return svg`<path d="M${far} ${y - 60}L${near} ${y + 104}" stroke="#ffe9b0" stroke-width="5" stroke-dasharray="16 14" opacity=".85"/>`
  })
  const surface = svg`<path d="M${x - 56} ${y - 60}H${x + 56}L${x + 138} ${y + 92}Q${x} ${y + 118} ${x - 138} ${y + 92}Z" fill="${tar}"/>`
  const lights = [x - 22, x + 22].map((at) => canvas.glow(at, y - 52, 26, { colour: '#fff3c4', opacity: 0.95 }))
  return surface + lanes.join('') + lights.join('') + canvas.icon('fluent:rooster', { x: x + 6, y: y + 16, size: 156 })
}

/** The three fingers of a claw on its rope, with a gem, over a heap of prizes behind glass. */
export function claw(canvas: Canvas, x: number, y: number): string {
  const steel = canvas.linear(
    [
      [0, '#f4f6ff'],
      [0.5, '#a9b2cc'],
      [1, '#565e7c'],
    ],
    [0, 0, 1, 0],
  )
  const glass = canvas.linear(
    [
      [0, '#bfeaff', 0.26],
      [0.45, '#bfeaff', 0],
      [1, '#bfeaff', 0.16],
    ],
    [0, 0, 1, 1],
  )
  const inside = canvas.linear([
    [0, '#3a1c5c'],
    [1, '#160a30'],
  ])
  const finger = 'M0 0C-26 8-40 30-34 62L-22 74C-26 50-20 32-2 22Z'
  const heap = [
    ['fluent:crown', -62, 76, 62, -14],
    ['fluent:gem-stone', 0, 84, 64, 0],
    ['fluent:coin', 62, 78, 58, 10],
  ] as const
  return [
    svg`<rect x="${x - 106}" y="${y - 120}" width="212" height="236" rx="20" fill="${inside}"/>`,
    ...heap.map(([ref, dx, dy, size, rotate]) => canvas.icon(ref, { x: x + dx, y: y + dy, size, rotate })),
    svg`<path d="M${x} ${y - 118}V${y - 62}" stroke="${steel}" stroke-width="7"/>`,
    canvas.icon('fluent:gem-stone', { x, y: y + 8, size: 58 }),
    svg`<g transform="translate(${x} ${y - 42})" fill="${steel}" stroke="#2c3350" stroke-width="1.5"><path d="${finger}"/><path d="${finger}" transform="scale(-1 1)"/><rect x="-20" y="-24" width="40" height="26" rx="9"/></g>`,
    svg`<rect x="${x - 106}" y="${y - 120}" width="212" height="236" rx="20" fill="${glass}" stroke="#ffd98a" stroke-width="5"/>`,
  ].join('')
}

/** A scratch card whose silver is half gone: a seven, a gem, another seven. */
export function scratchCard(canvas: Canvas, { horizon, skyMiddle, accent }: Palette, x: number, y: number): string {
  const paper = canvas.linear([
    [0, horizon],
    [1, skyMiddle],
  ])
  const silver = canvas.linear(
    [
      [0, '#eef1fa'],
      [0.5, '#b9c0d4'],
      [1, '#8a92ab'],
    ],
    [0, 0, 1, 1],
  )
  const windows = [-68, 0, 68]
  const wells = windows.map(
    (dx) => svg`<rect x="${x + dx - 30}" y="${y - 18}" width="60" height="72" rx="9" fill="#fffaf0"/>`,
  )
  const scraped = svg`<path d="M${x + 34} ${y - 22}L${x + 104} ${y - 22}V${y + 58}H${x + 40}L${x + 52} ${y + 44}L${x + 36} ${y + 32}L${x + 54} ${y + 16}L${x + 38} ${y + 2}L${x + 52} ${y - 10}Z" fill="${silver}" stroke="#fff" stroke-opacity=".7"/>`
  const holes = repeat(9, (index) => svg`<circle cx="${x - 112 + index * 28}" cy="${y - 92}" r="5"/>`)
  const coin = canvas.icon('noto:coin', { x: x + 88, y: y + 74, size: 66 })
  return [
    svg`<g transform="rotate(-6 ${x} ${y})"><rect x="${x - 118}" y="${y - 92}" width="236" height="176" rx="14" fill="${paper}" stroke="${accent}" stroke-width="4"/>`,
    svg`<g fill="#1a0a26" fill-opacity=".55">${holes}</g>`,
    svg`<rect x="${x - 84}" y="${y - 72}" width="168" height="34" rx="17" fill="#1a0a26" fill-opacity=".4"/>`,
    repeat(5, (index) => canvas.icon('fluent:glowing-star', { x: x - 64 + index * 32, y: y - 55, size: 26 })),
    ...wells,
    seven(canvas, x - 68, y + 18, 40),
    canvas.icon('noto:gem-stone', { x, y: y + 18, size: 46 }),
    scraped,
    coin,
    '</g>',
  ].join('')
}

/** A pennant of black and white squares. */
export function chequers(
  x: number,
  y: number,
  look: { columns: number; rows: number; size: number; rotate: number },
): string {
  const { columns, rows, size, rotate } = look
  const squares = repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const fill = (column + row) % 2 ? '#1a1026' : '#fffaf0'
    return svg`<rect x="${(column - columns / 2) * size}" y="${(row - rows / 2) * size}" width="${size}" height="${size}" fill="${fill}"/>`
  })
  return svg`<g transform="translate(${x} ${y}) rotate(${rotate})">${squares}</g>`
}

/** Three dice under a dome of glass on a tray. */
export function dome(canvas: Canvas, x: number, y: number, inside: string): string {
  const glass = canvas.radial(
    [
      [0, '#ffffff', 0.02],
      [0.75, '#dff6ff', 0.12],
      [1, '#ffffff', 0.5],
    ],
    [0.5, 0.6, 0.62],
  )
  const brass = canvas.linear([
    [0, '#fff0b8'],
    [0.5, '#d8952e'],
    [1, '#6a3a0c'],
  ])
  const tray = svg`<ellipse cx="${x}" cy="${y + 78}" rx="124" ry="34" fill="${brass}"/><ellipse cx="${x}" cy="${y + 72}" rx="110" ry="26" fill="#3a0f1e"/>`
  const shell = svg`<path d="M${x - 106} ${y + 72}C${x - 110} ${y - 60} ${x - 52} ${y - 112} ${x} ${y - 112}C${x + 52} ${y - 112} ${x + 110} ${y - 60} ${x + 106} ${y + 72}A106 25 0 0 1 ${x - 106} ${y + 72}Z" fill="${glass}" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`
  const shine = svg`<path d="M${x - 78} ${y + 10}C${x - 78} ${y - 40} ${x - 58} ${y - 74} ${x - 32} ${y - 88}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".65"/>`
  return tray + inside + shell + shine + svg`<circle cx="${x}" cy="${y - 118}" r="11" fill="${brass}"/>`
}

/** A glowing arrow that points up or down. */
export function arrow(canvas: Canvas, x: number, y: number, look: { colour: string; isDown?: boolean }): string {
  const turn = look.isDown ? 180 : 0
  const fill = canvas.linear([
    [0, '#ffffff'],
    [1, look.colour],
  ])
  return svg`${canvas.glow(x, y, 44, { colour: look.colour, opacity: 0.7 })}<path d="M0-32L30 4H12V32H-12V4H-30Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}" stroke="#1a0a26" stroke-opacity=".5" stroke-width="2"/>`
}
