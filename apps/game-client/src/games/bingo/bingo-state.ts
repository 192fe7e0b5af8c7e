import type { SharedBetView } from '@fairground/contract/studio'
import type { TableState } from '../../tables/table-state.ts'

export interface BingoState extends TableState {
  /** Own purchases of the round at the table. */
  bets: readonly SharedBetView[]
  isBuying: boolean
}
