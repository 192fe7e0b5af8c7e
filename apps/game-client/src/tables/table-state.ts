import type {
  PlaceTotals,
  SharedBetList,
  SharedPastRound,
  SharedTableView,
  TableSeats,
} from '@fairground/contract/studio'
import type { FrameState } from '../components/frame-context.tsx'
import { firstStudioState } from '../play/studio-desk.ts'
import type { SharedParts } from './shared-parts.ts'

/** What every screen at a table says. */
export interface TableState extends FrameState {
  table: SharedTableView
  /** Bets of all players; undefined until the table has told them. */
  list: SharedBetList | undefined
  /** What lies on the places of a round, where the table tells it; it may be of the round before. */
  places: PlaceTotals | undefined
  /** Who sits around the table, where it has seats. */
  seats: TableSeats | undefined
  /** Rounds that are over, newest first. */
  past: readonly SharedPastRound[]
  isOnline: boolean
  /** The bet whose round is shown again in place of the table. */
  watchedId: string | undefined
}

/** What it says first. */
export const firstTableState = (parts: SharedParts) => ({
  ...firstStudioState(parts),
  table: parts.opened.table,
  list: undefined,
  places: undefined,
  seats: undefined,
  past: [],
  isOnline: true,
  watchedId: undefined,
})
