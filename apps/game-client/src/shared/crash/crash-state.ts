import type { SharedBetList, SharedBetView, SharedPastRound, SharedTableView } from '@fairground/contract/studio'
import type { CashedOutEvent, CrashOutcome } from '@fairground/game-rules/shared'
import type { FrameState } from '../../components/frame-context.ts'

/** One of the two places of a player. */
export interface Panel {
  stakeMinor: bigint
  /** In hundredths; 0: the player cashes out by hand. */
  autoX100: number
  /** A bet of the round at the table. */
  bet: SharedBetView | undefined
  /** Asked for the next round, or sent and not answered yet. */
  wish: 'none' | 'queued' | 'asking'
  /** A cash-out is under way. */
  isEnding: boolean
}

export interface CrashState extends FrameState {
  table: SharedTableView
  list: SharedBetList | undefined
  /** Rounds that are over, newest first. */
  past: readonly SharedPastRound[]
  panels: readonly [Panel, Panel]
  /** Whether the second panel is used. */
  hasSecond: boolean
  isOnline: boolean
}

export type Place = 0 | 1
export const places: readonly Place[] = [0, 1]

/** The cash-out among the events of a bet; undefined while it stands, and when the bust took it. */
export const cashOutOf = (events: readonly { type: string }[]): CashedOutEvent | undefined =>
  events.find((event): event is CashedOutEvent => event.type === 'cashed-out')

/** Where a round ended, in hundredths. */
export const bustOf = (outcome: unknown): number => (outcome as CrashOutcome | null)?.bustX100 ?? 100

/** The auto cash-out of a stored bet, in hundredths; 0: none. */
export const targetOf = (bet: SharedBetView['bet']): number => (bet as { autoX100?: number } | null)?.autoX100 ?? 0
