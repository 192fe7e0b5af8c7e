import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'
import type { Point } from '../kit/outline.ts'
import type { GroundPlan } from './ground-plan.ts'
import { cabinColour, type Mood } from './mood.ts'

const SEGMENTS = 60

function railAt({ width, base, isNarrow }: GroundPlan): (index: number) => Point {
  const [start, end] = isNarrow ? [-40, width * 0.6] : [width * 0.28, width * 0.56]
  return (index) => {
    const along = index / SEGMENTS
    const rise = Math.sin(along * 3.1) ** 2 * 70 + Math.max(0, Math.sin(along * 9.4 - 0.8)) * 62
    return [start + (end - start) * along, base - 26 - rise]
  }
}

function trestle(rail: (index: number) => Point, base: number): string {
  return repeat(SEGMENTS / 2 + 1, (step) => {
    const [x, y] = rail(step * 2)
    const [nextX, nextY] = rail(step * 2 + 2)
    const brace = step < SEGMENTS / 2 ? svg`M${x} ${(y + base) / 2}L${nextX} ${nextY + 4}` : ''
    return svg`M${x} ${y}V${base}${brace}`
  })
}

function railLamps(canvas: Canvas, rail: (index: number) => Point): string {
  return repeat(SEGMENTS / 2, (step) => {
    const [x, y] = rail(step * 2 + 1)
    return svg`${canvas.glow(x, y - 4, 6, { colour: '#ffc265', opacity: 0.7 })}<circle cx="${x}" cy="${y - 4}" r="1.4" fill="#ffe9bd"/>`
  })
}

function train(rail: (index: number) => Point, mood: Mood): string {
  return repeat(4, (car) => {
    const [x, y] = rail(26 + car * 2)
    const [nextX, nextY] = rail(27 + car * 2)
    const angle = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI
    const riders = svg`<circle cx="-3" cy="-8" r="3" fill="${mood.crowd}"/><circle cx="4" cy="-8" r="3" fill="${mood.crowd}"/>`
    return svg`<g transform="translate(${x} ${y - 8}) rotate(${angle})"><rect x="-9" y="-6" width="18" height="11" rx="4" fill="${cabinColour(mood, car)}"/>${riders}</g>`
  })
}

/** The roller coaster behind the tents. */
export function coaster(canvas: Canvas, plan: GroundPlan, mood: Mood): string {
  const rail = railAt(plan)
  const track = repeat(SEGMENTS + 1, (index) => svg`${index ? 'L' : 'M'}${rail(index)[0]} ${rail(index)[1]}`)
  return [
    svg`<path d="${trestle(rail, plan.base)}" stroke="${mood.trestle}" stroke-width="1.6" opacity=".85"/>`,
    svg`<path d="${track}" fill="none" stroke="${mood.rails}" stroke-width="5"/>`,
    mood.isLit ? railLamps(canvas, rail) : '',
    train(rail, mood),
  ].join('')
}
