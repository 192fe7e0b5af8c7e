import { randomInt } from 'node:crypto'
import { sliderPicture } from '@fairground/contract/slider'

const among = (min: number, max: number) => randomInt(min, max + 1)
const { width, height } = sliderPicture
const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('')

const tentHues = [350, 16, 205, 268]

/** The inside of an SVG: a fairground at dusk that was never drawn before, so that no list of pictures helps. */
export function drawScene(): string {
  const turn = among(-30, 30)
  return [
    sky(turn),
    times(34, () => star(among(0, width), among(0, 90))),
    hill(among(112, 122), `hsl(${276 + turn} 40% 36%)`),
    wheel(among(30, width - 30), among(66, 86), among(50, 66)),
    hill(among(130, 140), `hsl(${268 + turn} 42% 29%)`),
    times(3, (i) => tent(i * 118 + among(0, 50), among(132, 146), tentHues[among(0, 3)] ?? 0)),
    lights(among(8, 26), among(8, 26)),
    times(4, (i) => stall(i * 92 + among(-30, 12), among(0, 359))),
    times(16, (i) => person(i * 21 + among(-6, 6), among(9, 14))),
  ].join('')
}

const sky = (turn: number) =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${256 + turn} 46% 27%)"/><stop offset=".55" stop-color="hsl(${300 + turn} 40% 40%)"/><stop offset="1" stop-color="hsl(${375 + turn} 78% 64%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`

const star = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="${among(4, 11) / 10}" fill="#fff6dc" opacity="${among(4, 9) / 10}"/>`

const hill = (y: number, color: string) =>
  `<path d="M0 ${y}C60 ${y - among(8, 30)} 110 ${y + among(0, 18)} 170 ${y - among(0, 18)}S270 ${y - among(6, 26)} ${width} ${y}V${height}H0Z" fill="${color}"/>`

function wheel(x: number, y: number, radius: number): string {
  const first = among(0, 35)
  const spoke = (i: number) => {
    const angle = ((first + i * 36) * Math.PI) / 180
    const [ex, ey] = [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))]
    return `<path d="M${x} ${y}L${ex} ${ey}"/><rect x="${ex - 6}" y="${ey}" width="12" height="11" rx="4" fill="hsl(${i * 67 + first} 80% 66%)" stroke="none"/>`
  }
  return `<g fill="none" stroke="#f3d3dc" stroke-width="1.8"><path d="M${x - 26} ${height}L${x} ${y}L${x + 26} ${height}" stroke-width="4" stroke="#7d5a96"/><circle cx="${x}" cy="${y}" r="${radius}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${radius - 8}"/>${times(10, spoke)}<circle cx="${x}" cy="${y}" r="8" fill="#d8344f"/></g>`
}

function tent(x: number, y: number, hue: number): string {
  const [half, rise] = [among(34, 46), among(38, 54)]
  const stripe = (i: number) => {
    const [from, to] = [x - half + (i * half) / 3.5, x - half + ((i + 1) * half) / 3.5]
    const fill = i % 2 === 0 ? `hsl(${hue} 66% 47%)` : '#ffe9c6'
    return `<path d="M${x} ${y - rise}Q${(x + from) / 2} ${y - 6} ${from} ${y}V${height}H${to}V${y}Q${(x + to) / 2} ${y - 6} ${x} ${y - rise}Z" fill="${fill}"/>`
  }
  const top = y - rise
  return `${times(7, stripe)}<path d="M${x - half} ${y}h${2 * half}v5h${-2 * half}z" fill="#2b1030" opacity=".28"/><path d="M${x} ${top}v-14" stroke="#8f6aa5" stroke-width="1.6"/><path d="M${x} ${top - 14}q8 -4 15 1l-5 4 5 4q-8 3-15 0z" fill="#ffc65c"/>`
}

/** Bulbs on a wire that hangs from one edge to the other. */
function lights(from: number, to: number): string {
  const low = among(40, 62)
  const bulb = (i: number) => {
    const t = (i + 0.5) / 15
    const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * low + t ** 2 * to
    return `<circle cx="${Math.round(t * width)}" cy="${Math.round(y + 3)}" r="6" fill="#ffc65c" opacity=".25"/><circle cx="${Math.round(t * width)}" cy="${Math.round(y + 3)}" r="2.4" fill="#fff0c4"/>`
  }
  return `<path d="M0 ${from}Q${width / 2} ${low} ${width} ${to}" fill="none" stroke="#3a1c4e" stroke-width="1.2"/>${times(15, bulb)}`
}

function stall(x: number, hue: number): string {
  const y = height - among(34, 42)
  const stripe = (i: number) =>
    `<path d="M${x + i * 10} ${y}h10v10a5 5 0 0 1 -10 0z" fill="${i % 2 ? '#ffe9c6' : `hsl(${hue} 62% 54%)`}"/>`
  return `<path d="M${x + 4} ${y}h52v60h-52z" fill="#ffbf6b"/>${times(4, (i) => `<circle cx="${x + 13 + i * 12}" cy="${y + 20}" r="3.6" fill="hsl(${hue + i * 80} 75% 55%)"/>`)}<path d="M${x} ${y + 26}h60v60h-60z" fill="hsl(${hue} 40% 32%)"/>${times(6, stripe)}`
}

const person = (x: number, tall: number) =>
  `<path d="M${x - 4} ${height}v${4 - tall}q4 -4 8 0v${tall}z" fill="#1c0f33"/><circle cx="${x}" cy="${height - tall}" r="3" fill="#1c0f33"/>`
