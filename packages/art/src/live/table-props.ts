import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'
import { chip } from '../kit/objects/chip.ts'
import { die } from '../kit/objects/die.ts'
import { playingCard } from '../kit/objects/playing-card.ts'
import { roulette } from '../kit/objects/roulette.ts'
import { moneyWheel } from './money-wheel.ts'
import { porcelain } from './porcelain.ts'

type TableProp = (canvas: Canvas, x: number, y: number) => string

/** Chips that lie flat, one on the other. */
function stack(canvas: Canvas, [x, y]: readonly [number, number], colour: string, height: number): string {
  const flat = chip(canvas, 0, 0, { radius: 11, colour })
  return repeat(height, (index) => svg`<g transform="translate(${x} ${y - index * 3.4}) scale(1 .55)">${flat}</g>`)
}

const cards: TableProp = (canvas, x, y) =>
  [
    playingCard(canvas, [x - 62, y + 1], '9♥', { width: 38, rotate: -9 }),
    playingCard(canvas, [x - 30, y - 3], 'Q♠', { width: 38, rotate: -2 }),
    playingCard(canvas, [x + 30, y - 3], '4♦', { width: 38, rotate: 3 }),
    playingCard(canvas, [x + 62, y + 1], 'A♣', { width: 38, rotate: 10 }),
    stack(canvas, [x, y + 14], '#c9a227', 3),
    stack(canvas, [x - 106, y + 12], '#d8344f', 4),
    stack(canvas, [x + 106, y + 12], '#2f6fe0', 4),
  ].join('')

const dice: TableProp = (canvas, x, y) => {
  const look = { size: 23, colour: '#fff1d8', ink: '#a3122e' }
  return [
    stack(canvas, [x - 96, y + 12], '#2f9f78', 4),
    stack(canvas, [x + 96, y + 12], '#e08a1e', 3),
    die(canvas, x - 44, y - 2, { ...look, pips: [6, 2, 3], rotate: -9 }),
    die(canvas, x + 44, y - 2, { ...look, pips: [4, 1, 5], rotate: 10 }),
    die(canvas, x, y + 6, { ...look, size: 25, pips: [5, 3, 1], rotate: 2 }),
  ].join('')
}

const wheel: TableProp = (canvas, x, y) =>
  roulette(canvas, x, y, { radius: 84, tilt: 0.44 }) +
  stack(canvas, [x - 112, y + 18], '#d8344f', 3) +
  stack(canvas, [x + 112, y + 18], '#7c4fd6', 4)

const bowl: TableProp = (canvas, x, y) => porcelain(canvas, [x - 14, y + 4], 0.36)

/** Three dice on the plate. */
const bowlDice: TableProp = (canvas, x, y) => {
  const look = { size: 54, colour: '#fff1d8', ink: '#a3122e' }
  const thrown = [
    die(canvas, -108, -16, { ...look, pips: [6, 2, 3], rotate: -8 }),
    die(canvas, -42, -30, { ...look, pips: [4, 1, 5], rotate: 9 }),
    die(canvas, -66, 22, { ...look, size: 58, pips: [5, 3, 1], rotate: 2 }),
  ]
  return porcelain(canvas, [x - 14, y + 4], 0.36, thrown.join(''))
}

/** White beads under a brass cup, four taken away at a time. */
const beads: TableProp = (canvas, x, y) => {
  const pearl = canvas.radial(
    [
      [0, '#ffffff'],
      [0.6, '#f3ead8'],
      [1, '#a9977c'],
    ],
    [0.38, 0.32, 0.75],
  )
  const bead = (bx: number, by: number) =>
    svg`<ellipse cx="${bx}" cy="${by + 5}" rx="7.5" ry="3" fill="#05020f" opacity=".4"/>` +
    svg`<ellipse cx="${bx}" cy="${by}" rx="7.4" ry="6.4" fill="${pearl}"/>`
  const rows = repeat(11, (index) => bead(x - 92 + Math.floor(index / 4) * 21, y - 14 + (index % 4) * 13))
  return rows + cup(canvas, x + 42, y + 4) + bead(x - 8, y + 22) + bead(x + 98, y + 16)
}

function cup(canvas: Canvas, x: number, y: number): string {
  const brass = canvas.linear(
    [
      [0, '#8a5414'],
      [0.3, '#ffe7a6'],
      [0.6, '#d99a35'],
      [1, '#6b3c0c'],
    ],
    [0, 0, 1, 0],
  )
  const body = 'M-38 20C-40-14-22-34 0-34S40-14 38 20C34 30-34 30-38 20Z'
  const knob = '<path d="M-7-34C-9-44 9-44 7-34Z"/><circle cy="-45" r="6"/>'
  return svg`<g transform="translate(${x} ${y})" fill="${brass}"><ellipse cy="24" rx="48" ry="10" fill="#05020f" opacity=".5"/>${knob}<path d="${body}"/><path d="M-38 17C-30 26 30 26 38 17M-36 8C-28 17 28 17 36 8" fill="none" stroke="#6b3c0c" stroke-width="2" stroke-opacity=".7"/></g>`
}

/** What lies on the felt of a live table, round a point of its tile. */
export const tableProps = {
  ...{ cards, dice, wheel, bowl, beads },
  'bowl-dice': bowlDice,
  'money-wheel': moneyWheel,
} as const satisfies Record<string, TableProp>
