import type { Canvas } from '../kit/canvas.ts'
import { lampString } from '../kit/lamp-string.ts'
import { repeat, svg } from '../kit/markup.ts'
import type { Point } from '../kit/outline.ts'
import { type Cord, cordPath, cordPoint } from '../kit/sag.ts'
import type { GroundPlan } from './ground-plan.ts'
import { cabinColour, type Mood } from './mood.ts'

function cords({ width, isNarrow }: GroundPlan): Cord[] {
  const posts: Point[] = isNarrow
    ? [
        [-10, 60],
        [width * 0.5, 34],
        [width + 10, 66],
      ]
    : [
        [-20, 30],
        [width * 0.34, 14],
        [width * 0.68, 20],
        [width + 20, 36],
      ]
  const sag = isNarrow ? 26 : 46
  return posts.slice(1).map((to, index) => ({ from: posts[index] ?? to, to, sag }))
}

function bunting(cord: Cord, mood: Mood, look: { pennants: number; drop: number; shift: number }): string {
  const flags = repeat(look.pennants, (index) => {
    const [startX, startY] = cordPoint(cord, (index + 0.12) / look.pennants)
    const [endX, endY] = cordPoint(cord, (index + 0.88) / look.pennants)
    const [tipX, tipY] = cordPoint(cord, (index + 0.5) / look.pennants)
    const colour = cabinColour(mood, index + look.shift)
    return svg`<path d="M${startX} ${startY}L${endX} ${endY}L${tipX} ${tipY + look.drop}Z" fill="${colour}"/>`
  })
  return svg`<path d="${cordPath(cord)}" fill="none" stroke="${mood.cord}" stroke-width="1.5"/>${flags}`
}

/** Strings of lamps by night, bunting by day. */
export function overhead(canvas: Canvas, plan: GroundPlan, mood: Mood): string {
  const { isNarrow } = plan
  const draw = (cord: Cord, index: number) =>
    mood.isLit
      ? lampString(canvas, cord, { lamps: isNarrow ? 10 : 16, radius: isNarrow ? 2.6 : 3.4 })
      : bunting(cord, mood, { pennants: isNarrow ? 11 : 18, drop: isNarrow ? 18 : 27, shift: index * 2 })
  return cords(plan).map(draw).join('')
}
