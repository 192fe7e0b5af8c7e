import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'
import { brassOf, type Coat, outlineOf } from './coats.ts'

/** Brass rods, a coil spring and a jointed foot. */
export const legs = (canvas: Canvas): string => leg(canvas, -14, true) + leg(canvas, 24, false)

function leg(canvas: Canvas, x: number, isBack: boolean): string {
  const tone = isBack ? '#b98034' : '#e6b04a'
  const ankle = x + 2
  const rod = svg`M${x} 54V108L${ankle} 142`
  const foot = svg`M${ankle} 140L${ankle + 34} 149M${ankle} 140L${ankle + 20} 152M${ankle} 140L${ankle - 20} 150`
  const coil = repeat(5, (index) => svg`M${x - 8} ${66 + index * 7}q8 6 16 0`)
  const line = (d: string, colour: string, width: number) =>
    svg`<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`
  const knee = svg`<circle cx="${x}" cy="108" r="7.5" fill="${brassOf(canvas)}" stroke="${outlineOf.brass}" stroke-width="1.4"/>`
  const parts = [
    line(rod, outlineOf.rod, 11) + line(rod, tone, 7) + line(coil, '#fff0c0', 3.4),
    knee,
    line(foot, outlineOf.rod, 10) + line(foot, tone, 6),
  ]
  return svg`<g opacity="${isBack ? 0.82 : 1}">${parts}</g>`
}

const drum = 'M-112 4V36C-112 62 112 62 112 36V4Z'
const [radius, drop] = [112, 20]

/** The striped drum it stands on, lit along its edge. */
export function stand(canvas: Canvas, { stripe }: Coat): string {
  const brass = brassOf(canvas)
  const stripes = [-5, -3, -1, 1, 3, 5].map((at) => {
    const [from, to] = [(at - 0.5) * 16.2, (at + 0.5) * 16.2]
    const x = (degrees: number) => Math.sin((degrees * Math.PI) / 180) * radius
    const y = (degrees: number) => Math.cos((degrees * Math.PI) / 180) * drop
    return svg`<path d="M${x(from)} ${4 + y(from) * 0.9}V${36 + y(from)}L${x(to)} ${36 + y(to)}V${4 + y(to) * 0.9}Z" fill="${stripe}"/>`
  })
  const shade = canvas.linear(
    [
      [0, '#12062a', 0.5],
      [0.35, '#12062a', 0],
      [0.6, '#12062a', 0],
      [1, '#12062a', 0.55],
    ],
    [0, 0, 1, 0],
  )
  const top = canvas.radial([
    [0, '#f2cf98'],
    [0.7, '#b9803f'],
    [1, '#7a4518'],
  ])
  const lamps = repeat(13, (index) => {
    const turn = (Math.PI * (index + 0.5)) / 13
    const [x, y] = [Math.cos(turn) * 114, 38 + Math.sin(turn) * 22]
    return svg`${canvas.glow(x, y, 12, { colour: '#ffcf7a', opacity: 0.85 })}<circle cx="${x}" cy="${y}" r="3.6" fill="#fff3cf"/>`
  })
  const rim = 'M-116 34C-116 64 116 64 116 34V42C116 72-116 72-116 42Z'
  return svg`<g transform="translate(4 150)"><ellipse cy="52" rx="128" ry="26" fill="#05020f" opacity=".5"/><path d="${drum}" fill="#f3dcb8"/>${stripes}<path d="${drum}" fill="${shade}"/><path d="${rim}" fill="${brass}"/><ellipse cy="3" rx="116" ry="23" fill="${brass}"/><ellipse rx="108" ry="20" fill="${top}"/>${lamps}</g>`
}
