import type { LotteryDraws, LotteryDrawView, LotteryListed, LotteryTicketView } from '@fairground/contract/lottery'
import type { FrameState } from '@fairground/vendor-ui'
import type { BasketsState } from './baskets.ts'

/** With the ticket of the lottery that is looked at. */
export interface LotteryState extends FrameState, BasketsState {
  phase: 'idle' | 'buying'
  /** The prize group that the player bets at; undefined where the wallet told none. */
  group: number | undefined
  lotteries: readonly LotteryListed[]
  draws: LotteryDraws
  /** Tickets of the purchase under way that are sold by now. */
  progress: { done: number; of: number } | undefined
  tickets: readonly LotteryTicketView[]
  hasMoreTickets: boolean
  /** A draw whose result has just come. */
  shown: LotteryDrawView | undefined
  /** It is still being shown, digit by digit: nothing else tells it before. */
  isShowing: boolean
}

export const noDraws: LotteryDraws = { open: [], past: [], factors: [], heat: [] }
