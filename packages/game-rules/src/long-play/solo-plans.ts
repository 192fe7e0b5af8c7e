import { miniPlans } from './mini-plans.ts'
import type { Plan } from './plan.ts'
import { pokerPlans } from './poker-plans.ts'
import { spotPlans } from './spot-plans.ts'

/** How a game is played for long, by its id. Throws for a game without a plan. */
export function plansOf(id: string): readonly Plan[] {
  const plans = miniPlans[id] ?? spotPlans[id] ?? pokerPlans(id)
  if (plans.length === 0) throw new Error(`Nobody plays ${id} for long: write how in long-play`)
  return plans
}
