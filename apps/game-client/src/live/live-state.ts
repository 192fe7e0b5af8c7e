import type { SharedBetView } from '@fairground/contract/studio'
import type { RefusalCode } from '../studio/studio-client.ts'
import type { TipOutcome } from '../tables/live-table.ts'
import type { SharedParts } from '../tables/shared-parts.ts'
import { firstTableState, type TableState } from '../tables/table-state.ts'

export interface LiveState extends TableState {
  /** What one press puts on a place. */
  chipMinor: bigint
  /** The player's bets of the round at the table. */
  bets: readonly SharedBetView[]
  /** The round to which the player adds nothing more. */
  readyId: string | undefined
  /** The seat that the player's chips of the round stand behind. */
  behindSeat: number | undefined
  seatRefusal: RefusalCode | undefined
  /** What the player gave whoever deals in the round. */
  tippedMinor: bigint
  /** A tip is on its way. */
  isGiving: boolean
  tipRefusal: TipRefusal | undefined
  /** The tip that whoever deals gives thanks for just now. */
  thankedMinor: bigint | undefined
}

export type TipRefusal = Extract<TipOutcome, { ok: false }>

export const firstLiveState = (parts: SharedParts): LiveState => ({
  ...firstTableState(parts),
  phase: phaseOf(parts.opened.bets),
  chipMinor: BigInt(parts.opened.stakeMinorDefault),
  bets: parts.opened.bets,
  stakeMinor: none,
  readyId: undefined,
  behindSeat: parts.opened.bets.find(({ behindSeat }) => behindSeat !== undefined)?.behindSeat,
  seatRefusal: undefined,
  tippedMinor: BigInt(parts.opened.tips?.givenMinor ?? 0),
  isGiving: false,
  tipRefusal: undefined,
  thankedMinor: undefined,
})

/** Whether the player has money in the round: nothing else is shown then. */
export const phaseOf = (bets: readonly SharedBetView[]): string =>
  bets.some(({ state }) => state === 'taken' || state === 'betting') ? 'playing' : 'idle'

const none = 0n
