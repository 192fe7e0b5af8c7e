import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'
import type { GroundPlan } from './ground-plan.ts'
import { cabinColour, type Mood } from './mood.ts'

const CABINS = 16
const STAR = 'M0-10L3-3L10-3L4.5 1.5L6.5 9L0 4.5L-6.5 9L-4.5 1.5L-10-3L-3-3Z'

function onCircle(share: number, radius: number): [x: number, y: number] {
  return [Math.cos(share * Math.PI * 2) * radius, Math.sin(share * Math.PI * 2) * radius]
}

function spokes(radius: number): string {
  const at = (share: number, reach: number) =>
    onCircle(share, reach)
      .map((value) => value.toFixed(2))
      .join(' ')
  return repeat(CABINS, (index) => {
    const here = index / CABINS
    const brace = `M${at(here, radius * 0.86)}L${at(here + 0.5 / CABINS, radius)}L${at(here + 1 / CABINS, radius * 0.86)}`
    return `M0 0L${at(here, radius)}${brace}`
  })
}

function cabin(mood: Mood, index: number, radius: number): string {
  const [x, y] = onCircle(index / CABINS, radius)
  const colour = cabinColour(mood, index)
  const hanger = svg`<path d="M0 0V8" stroke="${mood.steelDark}" stroke-width="3"/>`
  const roof = svg`<path d="M-13 14Q-13 6 0 6Q13 6 13 14Z" fill="${colour}"/>`
  const window = svg`<rect x="-12" y="14" width="24" height="8" fill="${mood.isLit ? '#ffe6a8' : '#fff'}"/>`
  const tub = svg`<path d="M-13 21H13L10.5 33Q0 37-10.5 33Z" fill="${colour}"/><path d="M-13 21H13L12.5 24H-12.5Z" fill="#fff" opacity=".35"/>`
  return svg`<g transform="translate(${x} ${y}) scale(${radius / 196})">${hanger}${roof}${window}${tub}</g>`
}

function rimLamps(canvas: Canvas, mood: Mood, radius: number): string {
  return repeat(64, (index) => {
    const [x, y] = onCircle(index / 64, radius * 0.93)
    if (!mood.isLit) return svg`<circle cx="${x}" cy="${y}" r="2" fill="${mood.cabins[index % 2 ? 0 : 1]}"/>`
    const halo = canvas.glow(x, y, 7, { colour: index % 2 ? '#ffd06a' : '#ff8f7a', opacity: 0.85 })
    return svg`${halo}<circle cx="${x}" cy="${y}" r="2.1" fill="#fff3cf"/>`
  })
}

function spokeLamps(mood: Mood, radius: number): string {
  const fill = mood.isLit ? '#ffe2a0' : mood.cabins[2]
  const lamps = repeat(CABINS, (index) =>
    [0.3, 0.45, 0.6, 0.74].reduce((row, share) => {
      const [x, y] = onCircle(index / CABINS, radius * share)
      return row + svg`<circle cx="${x}" cy="${y}" r="1.5"/>`
    }, ''),
  )
  return svg`<g fill="${fill}" opacity=".9">${lamps}</g>`
}

function legs({ base, wheel: { x, y, radius } }: GroundPlan, mood: Mood): string {
  const struts = svg`M${x} ${y}L${x - radius * 0.5} ${base + 6}M${x} ${y}L${x + radius * 0.5} ${base + 6}`
  const [high, low] = [base - radius * 0.42, base - radius * 0.16]
  const bars = svg`M${x - radius * 0.33} ${high}H${x + radius * 0.33}M${x - radius * 0.42} ${low}H${x + radius * 0.42}`
  return svg`<g stroke="${mood.legs}" stroke-linecap="round" fill="none"><path d="${struts}" stroke-width="11"/><path d="${bars}" stroke-width="5"/></g>`
}

function hub(canvas: Canvas, mood: Mood, radius: number): string {
  const light = mood.isLit ? canvas.glow(0, 0, radius * 0.3, { colour: '#ffd27a', opacity: 0.9 }) : ''
  const disc = svg`<circle r="${radius * 0.11}" fill="${mood.ruby}" stroke="${mood.cream}" stroke-width="3"/>`
  return svg`${light}${disc}<path transform="scale(${radius * 0.0065})" d="${STAR}" fill="${mood.cream}"/>`
}

/** The ferris wheel on its legs, lit from behind by night. */
export function ferrisWheel(canvas: Canvas, plan: GroundPlan, mood: Mood): string {
  const { x, y, radius } = plan.wheel
  const far = mood.isLit ? canvas.glow(x, y, radius * 2.1, { colour: '#ff9e6a', opacity: 0.4 }) : ''
  const near = mood.isLit ? canvas.glow(x, y, radius * 1.35, { colour: '#ffc673', opacity: 0.42 }) : ''
  const rings = svg`<g fill="none" stroke="${mood.steel}" stroke-width="2.6"><circle r="${radius}" stroke-width="4.5"/><circle r="${radius * 0.86}"/><circle r="${radius * 0.2}"/></g>`
  return [
    far + near + legs(plan, mood),
    svg`<g transform="translate(${x} ${y})"><path d="${spokes(radius)}" stroke="${mood.steelDark}" stroke-width="1.7" fill="none"/>${rings}`,
    rimLamps(canvas, mood, radius) + spokeLamps(mood, radius),
    repeat(CABINS, (index) => cabin(mood, index, radius)),
    svg`${hub(canvas, mood, radius)}</g>`,
  ].join('')
}
