import type { LotteryDraws, LotteryDrawView, LotteryListed, LotteryTicketView } from '@fairground/contract/lottery'
import type { FrameState } from '@fairground/vendor-ui'
import type { Basket } from './baskets.ts'

/** Why the ticket was not sold, and its line where one of them is the reason. */
export interface RefusedOrder {
  code: string
  line: number | undefined
}

/** With the ticket of the lottery that is looked at. */
export interface LotteryState extends FrameState, Basket {
  phase: 'idle' | 'buying'
  lotteries: readonly LotteryListed[]
  /** The lottery that is looked at, and bought at. */
  viewedId: string
  /** Tickets of other lotteries that are being filled in. */
  waitingBaskets: Readonly<Record<string, Basket>>
  draws: LotteryDraws
  /** Tickets of the purchase under way that are sold by now. */
  progress: { done: number; of: number } | undefined
  tickets: readonly LotteryTicketView[]
  hasMoreTickets: boolean
  /** A draw whose result has just come. */
  shown: LotteryDrawView | undefined
}

export const noDraws: LotteryDraws = { open: [], past: [], factors: [], heat: [] }
