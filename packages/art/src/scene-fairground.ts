import { coaster } from './fairground/coaster.ts'
import { crowd } from './fairground/crowd.ts'
import { ferrisWheel } from './fairground/ferris-wheel.ts'
import { floaters } from './fairground/floaters.ts'
import { narrowPlan, widePlan } from './fairground/ground-plan.ts'
import { ground, midway } from './fairground/midway.ts'
import { type MoodName, moods } from './fairground/mood.ts'
import { overhead } from './fairground/overhead.ts'
import { ridge, sky } from './fairground/sky.ts'
import { Canvas } from './kit/canvas.ts'

export type SceneFormat = 'wide' | 'narrow'

const plans = { wide: widePlan, narrow: narrowPlan } as const

/** The brand scene: one fairground, by night and by day, for desks and phones. */
export function fairgroundScene(moodName: MoodName, format: SceneFormat): string {
  const [mood, plan] = [moods[moodName], plans[format]]
  const canvas = new Canvas(plan.width, plan.height, 'fair')
  const { base } = plan
  canvas.add(
    sky(canvas, plan, mood),
    ridge(plan, { y: base - 66, swing: 18, fill: mood.farHills, wave: 170, phase: 1 }),
    ridge(plan, { y: base - 34, swing: 14, fill: mood.midHills, wave: 120, phase: 2.4 }),
    coaster(canvas, plan, mood),
    ferrisWheel(canvas, plan, mood),
    ridge(plan, { y: base - 8, swing: 5, fill: mood.nearHills, wave: 90, phase: 0.4 }),
    midway(canvas, plan, mood),
    ground(canvas, plan, mood),
    crowd(canvas, plan, mood),
    overhead(canvas, plan, mood),
    floaters(canvas, plan, mood),
  )
  return canvas.toSvg()
}
