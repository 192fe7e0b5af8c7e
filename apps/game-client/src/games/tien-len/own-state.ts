import { type TienLenState, tienLenPlay } from '@fairground/room-rules'
import type { ShedTable } from '../../rooms/shed/shed-table.ts'

/** The hand as far as one seat knows it: enough for the rules to say what that seat may do. */
export function ownState(table: ShedTable & { mustInclude?: number | null | undefined }, place: number): TienLenState {
  const { seats, turn, trick, mustInclude } = table
  const none = seats.map(() => false)
  const play = trick ? tienLenPlay(trick.cards) : undefined
  return {
    options: { stakeMinor: 1n },
    ...{ chipsMinor: seats.map(({ chipsMinor }) => chipsMinor), deck: [], cuts: [] },
    hands: seats.map(({ hand }, at) => (at === place ? (hand ?? []) : [])),
    ...{ hasPlayed: none, hasPassed: seats.map(({ hasPassed }) => hasPassed) },
    turn: turn ?? undefined,
    trick: trick && play ? { seat: trick.seat, cards: trick.cards, play } : undefined,
    mustInclude: mustInclude ?? undefined,
    clock: { fromMs: 0, bankMs: seats.map(() => 0) },
  }
}
