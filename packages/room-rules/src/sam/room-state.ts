import type { Clock } from '../base/clock.ts'
import type { Combo } from '../base/combos.ts'
import { type ShedView, shedOpenPlaces, shedView } from '../base/shed-view.ts'
import type { TrickTable } from '../base/trick.ts'
import type { SamInstantWin } from './instant-win.ts'

export type SamOptions = {
  readonly stakeMinor: bigint
  /** The last winner; in a first hand drawn from the seed. */
  readonly leader: number
}

export type SamAct =
  | { readonly type: 'declare' }
  /** Declares no sâm. */
  | { readonly type: 'waive' }
  | { readonly type: 'pass' }
  | { readonly type: 'play'; readonly cards: readonly number[] }

export type SamState = TrickTable<Combo> & {
  readonly options: SamOptions
  readonly chipsMinor: readonly bigint[]
  readonly deck: readonly number[]
  /** Undefined once somebody has declared, or everybody has waived. */
  readonly hasWaived: readonly boolean[] | undefined
  readonly declarer?: number
  /** Who beat a play of the declarer. */
  readonly blocker?: number
  /** Who played a single that was not his highest before a seat with one card: he pays for all if that seat wins. */
  readonly liable?: { readonly seat: number; readonly for: number } | undefined
  /** Who went out with a 2. */
  readonly endedWithTwo: readonly number[]
  readonly clock: Clock
  readonly winner?: number
  readonly instantWin?: SamInstantWin
}

export const samHandSize = 10

/** What a seat, or a spectator, may know of a hand. */
export type SamView = ShedView &
  Pick<SamState, 'hasWaived' | 'declarer' | 'blocker' | 'endedWithTwo' | 'winner' | 'instantWin'>

export function viewOf(state: SamState, seat?: number): SamView {
  const { hasWaived, declarer, blocker, endedWithTwo, winner, instantWin } = state
  return {
    ...shedView(state, seat),
    ...{ hasWaived, endedWithTwo },
    ...(declarer !== undefined && { declarer }),
    ...(blocker !== undefined && { blocker }),
    ...(winner !== undefined && { winner }),
    ...(instantWin !== undefined && { instantWin }),
  }
}

export const openPlaces = (state: SamState, seat?: number): number[] => shedOpenPlaces(state, samHandSize, seat)
