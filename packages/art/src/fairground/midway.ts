import type { Canvas } from '../kit/canvas.ts'
import { type BigTop, bigTop } from './big-top.ts'
import { booth } from './booth.ts'
import type { GroundPlan } from './ground-plan.ts'
import { cabinColour, type Mood } from './mood.ts'

/** x as a share of the width, drop below the base line, width, height, then panels or colour number. */
type Stand = readonly [kind: 'tent' | 'booth', x: number, drop: number, width: number, height: number, variant: number]

const WIDE: readonly Stand[] = [
  ['tent', 0.94, 8, 230, 176, 9],
  ['tent', 0.52, 4, 170, 126, 7],
  ['booth', 0.44, 8, 92, 84, 2],
  ['tent', 0.625, 12, 250, 190, 11],
  ['booth', 0.712, 14, 98, 88, 3],
  ['booth', 0.8, 14, 104, 92, 0],
  ['booth', 0.868, 16, 96, 86, 2],
]

const NARROW: readonly Stand[] = [
  ['tent', 0.2, 10, 170, 128, 9],
  ['booth', 0.5, 12, 78, 70, 3],
  ['booth', 0.76, 12, 82, 72, 0],
  ['tent', 1, 10, 120, 96, 7],
]

/** The tents and stalls, back to front. */
export function midway(canvas: Canvas, plan: GroundPlan, mood: Mood): string {
  const draw = ([kind, share, drop, width, height, variant]: Stand) => {
    const place: Omit<BigTop, 'panels'> = { x: plan.width * share, y: plan.base + drop, width, height }
    return kind === 'tent'
      ? bigTop(canvas, { ...place, panels: variant }, mood)
      : booth(canvas, { ...place, colour: cabinColour(mood, variant) }, mood)
  }
  return (plan.isNarrow ? NARROW : WIDE).map(draw).join('')
}

/** The ground with a pool of lamplight before every stand. */
export function ground(canvas: Canvas, plan: GroundPlan, mood: Mood): string {
  const earth = canvas.linear([
    [0, mood.ground],
    [1, mood.groundFoot],
  ])
  const strip = canvas.rect(earth, { y: plan.base + 10, height: plan.height - plan.base })
  if (!mood.isLit) return strip
  const reach = plan.isNarrow ? 80 : 120
  const pools = (plan.isNarrow ? NARROW.slice(0, 3) : WIDE).map(([, share]) =>
    canvas.glow(plan.width * share, plan.base + 16, reach, { colour: mood.lampPool, opacity: 0.42, ry: 26 }),
  )
  return strip + pools.join('')
}
