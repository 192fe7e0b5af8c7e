import type { SharedBetView } from '@fairground/contract/studio'
import type { SharedParts } from '../shared/shared-parts.ts'
import { firstTableState, type TableState } from '../shared/table-state.ts'

export interface LiveState extends TableState {
  /** What one press puts on a place. */
  chipMinor: bigint
  /** The player's bets of the round at the table. */
  bets: readonly SharedBetView[]
  /** The round to which the player adds nothing more. */
  readyId: string | undefined
}

export const firstLiveState = (parts: SharedParts): LiveState => ({
  ...firstTableState(parts),
  phase: phaseOf(parts.opened.bets),
  chipMinor: BigInt(parts.opened.stakeMinorDefault),
  bets: parts.opened.bets,
  stakeMinor: none,
  readyId: undefined,
})

/** Whether the player has money in the round: nothing else is shown then. */
export const phaseOf = (bets: readonly SharedBetView[]): string =>
  bets.some(({ state }) => state === 'taken' || state === 'betting') ? 'playing' : 'idle'

const none = 0n
