import type { LotteryTicketView } from '@fairground/contract/lottery'
import type { Store } from '@fairground/vendor-ui'
import { noPlan, type Plan } from '../plan/plan.ts'
import type { Line } from './line.ts'

/** Why the ticket was not sold, and its line where one of them is the reason. */
export interface RefusedOrder {
  code: string
  line: number | undefined
}

/** The ticket of one lottery that is being filled in, and what came of the last one. */
export interface Basket {
  lines: readonly Line[]
  plan: Plan
  refused: RefusedOrder | undefined
  bought: readonly LotteryTicketView[]
}

export const emptyBasket: Basket = { lines: [], plan: noPlan, refused: undefined, bought: [] }

export interface BasketsState extends Basket {
  /** The lottery that is looked at, and bought at. */
  viewedId: string
  /** Tickets of other lotteries that are being filled in. */
  waitingBaskets: Readonly<Record<string, Basket>>
}

/** A ticket for each lottery of the frame: that of the one on the screen, and those that wait. */
export class Baskets {
  private readonly screen: Store<BasketsState>

  constructor(screen: Store<BasketsState>) {
    this.screen = screen
  }

  of(gameId: string): Basket {
    const state = this.screen.get()
    if (gameId !== state.viewedId) return state.waitingBaskets[gameId] ?? emptyBasket
    const { lines, plan, refused, bought } = state
    return { lines, plan, refused, bought }
  }

  /** The player may have gone to another lottery by now: the change is for the one that is named. */
  put(gameId: string, change: Partial<Basket>): void {
    const { viewedId, waitingBaskets } = this.screen.get()
    if (gameId === viewedId) this.screen.set(change)
    else this.screen.set({ waitingBaskets: { ...waitingBaskets, [gameId]: { ...this.of(gameId), ...change } } })
  }

  /** Puts the ticket of the screen aside and takes that of another lottery. */
  turnTo(gameId: string): void {
    const { viewedId, waitingBaskets } = this.screen.get()
    const { [gameId]: _taken, ...others } = { ...waitingBaskets, [viewedId]: this.of(viewedId) }
    this.screen.set({ ...this.of(gameId), viewedId: gameId, waitingBaskets: others })
  }
}
