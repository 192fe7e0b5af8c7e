import { deadlineOf } from '../base/clock.ts'
import { type ShedView, shedOpenPlaces, shedView } from '../base/shed-view.ts'
import type { TienLenInstantWin } from './instant-win.ts'
import { type TienLenState, tienLenHandSize } from './room-state.ts'

/** What a seat, or a spectator, may know of a hand. */
export type TienLenView = ShedView & {
  readonly deadlineMs: number | undefined
  /** Told to the seat that must play it. */
  readonly mustInclude: number | undefined
  readonly winner: number | undefined
  readonly instantWin: TienLenInstantWin | undefined
}

export function viewOf(state: TienLenState, seat?: number): TienLenView {
  const { turn, clock, winner, instantWin } = state
  return {
    ...shedView(state, seat),
    deadlineMs: turn === undefined ? undefined : deadlineOf(clock, turn),
    mustInclude: seat !== undefined && seat === turn ? state.mustInclude : undefined,
    winner,
    instantWin,
  }
}

export const openPlaces = (state: TienLenState, seat?: number): number[] => shedOpenPlaces(state, tienLenHandSize, seat)
