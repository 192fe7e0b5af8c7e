import type { Draws } from '../instant/instant-game.ts'

/** The order of arrival: each place is drawn among those who are left, by their weights, which are above 0. */
export function raceOrder(weights: readonly number[], draws: Pick<Draws, 'weighted'>): readonly number[] {
  const left: number[] = [...weights]
  return left.map(() => {
    const runner = draws.weighted(left)
    left[runner] = 0
    return runner
  })
}
