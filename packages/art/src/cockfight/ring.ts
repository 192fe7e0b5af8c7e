import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'
import type { Palette } from '../kit/palettes.ts'
import type { ArenaRoom } from './arena-rooms.ts'

const boardCount = 30
const lampCount = 34
const [red, blue, cream] = ['#a81f3c', '#2450a8', '#e6c9a0']

/** Scalloped boards in the two colours, a brass rail with lamps, a raked floor, and a spot of light on each side. */
export function ring(canvas: Canvas, { floor }: ArenaRoom, { groundDark }: Palette): string {
  const { width, height } = canvas
  const [cx, cy, rx, ry] = [width / 2, height * 0.82, width * 0.45, height * 0.235]
  const wall = height * 0.094
  const at = (share: number) => {
    const turn = Math.PI * (1 + share)
    return { x: cx + Math.cos(turn) * rx, y: cy + Math.sin(turn) * ry * 1.05 }
  }
  const boards = repeat(boardCount, (index) => {
    const [from, to] = [at(index / boardCount), at((index + 1) / boardCount)]
    const fill = index % 2 ? cream : index < boardCount / 2 ? red : blue
    return svg`<path d="M${from.x} ${from.y - wall}L${to.x} ${to.y - wall}V${to.y + 4}H${from.x}Z" fill="${fill}"/>`
  })
  const dark = canvas.linear([
    [0, '#12062a', 0.1],
    [1, '#12062a', 0.62],
  ])
  const arc = svg`A${rx} ${ry * 1.05} 0 0 1 ${cx + rx} ${cy - wall}`
  const shade = svg`<path d="M${cx - rx} ${cy - wall}${arc}V${cy + 4}A${rx} ${ry * 1.05} 0 0 0 ${cx - rx} ${cy + 4}Z" fill="${dark}"/>`
  const sand = canvas.radial(
    [
      [0, floor[0]],
      [0.55, floor[1]],
      [1, floor[2]],
    ],
    [0.5, 0.35, 0.7],
  )
  const ground = svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${sand}"/>`
  const rakes = repeat(6, (index) => {
    const share = (index + 1) / 7
    return svg`<ellipse cx="${cx}" cy="${cy + 4}" rx="${rx * share}" ry="${ry * share}" fill="none" stroke="${floor[2]}" stroke-opacity=".4" stroke-width="2"/>`
  })
  const mark = svg`<ellipse cx="${cx}" cy="${cy + 2}" rx="${width * 0.06}" ry="${height * 0.043}" fill="none" stroke="#fff3dc" stroke-opacity=".7" stroke-width="4"/>`
  const rail = svg`<path d="M${cx - rx} ${cy - wall}${arc}" fill="none" stroke="#5c3408" stroke-width="13"/><path d="M${cx - rx} ${cy - wall}${arc}" fill="none" stroke="#e0a84a" stroke-width="8"/>`
  const lamps = repeat(lampCount + 1, (index) => {
    const { x, y } = at(index / lampCount)
    return svg`${canvas.glow(x, y - wall, 20, { colour: '#ffcf7a', opacity: 0.75 })}<circle cx="${x}" cy="${y - wall}" r="5" fill="#fff3cf"/>`
  })
  const foot = canvas.linear([
    [0, groundDark, 0],
    [1, groundDark, 0.7],
  ])
  return [
    boards + shade + ground + rakes + mark + rail + lamps,
    spot(canvas, cx - width * 0.26, '#ff8a9a') + spot(canvas, cx + width * 0.26, '#9ac4ff'),
    canvas.rect(foot, { y: height * 0.8, height: height * 0.2 }),
  ].join('')
}

function spot(canvas: Canvas, x: number, colour: string): string {
  const { width, height } = canvas
  const beam = canvas.linear([
    [0, '#fff3d6', 0.34],
    [0.7, colour, 0.1],
    [1, colour, 0],
  ])
  const half = width * 0.037
  const pool = canvas.glow(x, height * 0.83, width * 0.158, { colour: '#ffe6b0', opacity: 0.45, ry: height * 0.098 })
  return svg`<path d="M${x - half} -20h${half * 2}l${width * 0.13} ${height * 1.1}h${-width * 0.26 - half * 2}Z" fill="${beam}"/>${pool}`
}
