import type { SharedBetList, SharedBetView, SharedPastRound, SharedTableView } from '@fairground/contract/studio'
import type { FrameState } from '../../components/frame-context.ts'

export interface BingoState extends FrameState {
  table: SharedTableView
  list: SharedBetList | undefined
  /** Own purchases of the round at the table. */
  bets: readonly SharedBetView[]
  /** Rounds that are over, newest first. */
  past: readonly SharedPastRound[]
  isBuying: boolean
  isOnline: boolean
  /** The purchase whose round is shown again in place of the room. */
  watchedId: string | undefined
}
