import type { LotteryDraws, LotteryDrawView, LotteryListed, LotteryTicketView } from '@fairground/contract/lottery'
import type { FrameState } from '@fairground/vendor-ui'
import type { Plan } from '../plan/plan.ts'
import type { Line } from './line.ts'

/** Why the ticket was not sold, and its line where one of them is the reason. */
export interface RefusedOrder {
  code: string
  line: number | undefined
}

export interface LotteryState extends FrameState {
  phase: 'idle' | 'buying'
  lotteries: readonly LotteryListed[]
  /** The lottery that is looked at; bets are for the one of the session alone. */
  viewedId: string
  draws: LotteryDraws
  lines: readonly Line[]
  plan: Plan
  refused: RefusedOrder | undefined
  /** Tickets of the purchase under way that are sold by now. */
  progress: { done: number; of: number } | undefined
  bought: readonly LotteryTicketView[]
  tickets: readonly LotteryTicketView[]
  hasMoreTickets: boolean
  /** A draw whose result has just come. */
  shown: LotteryDrawView | undefined
}

export const noDraws: LotteryDraws = { open: [], past: [], factors: [] }
