import type { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'
import type { GroundPlan } from './ground-plan.ts'
import type { Mood } from './mood.ts'

/** Conical hats, bundles, long or short coats, a raised arm: no two neighbours alike. */
function person(x: number, y: number, variant: number, look: { scale: number; fill: string }): string {
  const isTurned = variant % 2 === 0
  const hat = variant % 3 === 1 ? '<path d="M-7-31L0-38L7-31Z"/>' : ''
  const bundle = variant % 4 === 2 ? '<path d="M-5-29q5 8 9 0v-5h-9z"/>' : ''
  const coat = `M-5.5-24Q0-27 5.5-24L${variant % 3 ? 7 : 6}-9L4-9L${isTurned ? 3.5 : 5.5} 0H1.5L0-8L-1.5 0H-4L-4.5-9H-7Z`
  const arm = variant % 5 === 0 ? '<path d="M5-23L13-33L14.5-32L7-20Z"/>' : ''
  const across = isTurned ? -look.scale : look.scale
  return svg`<g transform="translate(${x} ${y}) scale(${across} ${look.scale})" fill="${look.fill}"><circle cy="-30" r="4.6"/>${hat}${bundle}<path d="${coat}"/>${arm}</g>`
}

/** People in front of the tents, nearer ones larger and lower. */
export function crowd({ rng }: Canvas, { width, base, isNarrow }: GroundPlan, mood: Mood): string {
  const places = Array.from({ length: isNarrow ? 18 : 46 }, (_, variant) => ({
    x: isNarrow ? rng.float(0, width) : width * (0.36 + Math.sqrt(rng.float(0, 1)) * 0.66),
    y: base + 14 + rng.float(0, 26),
    variant,
  }))
  return places
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, variant }) => {
      const fill = mix(mood.crowd, mood.crowdWarm, rng.float(0, 0.4))
      return person(x, y + 4, variant, { scale: 0.62 + (y - base) / 90, fill })
    })
    .join('')
}
