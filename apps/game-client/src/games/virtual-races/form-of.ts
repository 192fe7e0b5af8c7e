import type { SharedPastRound } from '@fairground/contract/studio'
import type { RaceOutcome } from '@fairground/game-rules/games/virtual-races'

const shownMax = 5

/** The places of a runner in the newest races of the table that it ran in, newest last; 1 is the first. */
export function formOf(past: readonly Pick<SharedPastRound, 'outcome'>[], runner: number): number[] {
  const places: number[] = []
  for (const { outcome } of past) {
    const { card, result } = outcome as unknown as RaceOutcome
    const gate = card.runners.findIndex(({ id }) => id === runner)
    if (gate >= 0) places.unshift(result.order.indexOf(gate) + 1)
    if (places.length === shownMax) break
  }
  return places
}
