import type {
  LotteryDeskAct,
  LotteryDeskLottery,
  LotteryDeskNumbers,
  LotteryDeskView,
} from '@fairground/contract/lottery-desk'
import type { StaffDeskResult } from '@fairground/contract/staff-desk'
import { createStore, type Store } from '@fairground/vendor-ui'
import type { DeskClient } from './desk-client.ts'
import type { ResultsClient } from './results/results-client.ts'

const lookMs = 2_000

export interface Watched {
  drawId: string
  play: string
  currency: string
}

export interface DeskState {
  view: LotteryDeskView
  gameId: string
  /** Undefined until it has come. */
  lottery: LotteryDeskLottery | undefined
  watched: Watched | undefined
  numbers: LotteryDeskNumbers['numbers']
  isOnline: boolean
  /** The session has ended: nothing more can be done here. */
  isOver: boolean
  isBusy: boolean
  /** What the last act came to. */
  result: StaffDeskResult | 'failed' | undefined
}

type WithoutGame<Act> = Act extends { gameId: string } ? Omit<Act, 'gameId'> : never
export type DeskWish = WithoutGame<LotteryDeskAct>

/** The desk of one person over all lotteries: looks every two seconds, and after every act. */
export class Desk {
  readonly screen: Store<DeskState>
  readonly results: ResultsClient
  private readonly client: DeskClient

  constructor(client: DeskClient, view: LotteryDeskView) {
    this.client = client
    this.results = client.results
    this.screen = createStore<DeskState>({
      ...{ view, gameId: view.lotteries[0]?.gameId ?? '', lottery: undefined, watched: undefined, numbers: [] },
      ...{ isOnline: true, isOver: false, isBusy: false, result: undefined },
    })
  }

  follow(): void {
    void this.look()
    setInterval(() => void this.look(), lookMs)
  }

  async choose(gameId: string): Promise<void> {
    this.screen.set({ gameId, lottery: undefined, watched: undefined, numbers: [], result: undefined })
    await this.look()
  }

  async watch(watched: Watched): Promise<void> {
    this.screen.set({ watched, numbers: [] })
    await this.look()
  }

  /** True when it was done, or waits for a second person. */
  async act(wish: DeskWish): Promise<boolean> {
    const { gameId, isBusy } = this.screen.get()
    if (isBusy) return false
    this.screen.set({ isBusy: true, result: undefined })
    const answer = await this.client.act({ ...wish, gameId } as LotteryDeskAct)
    this.screen.set({ isBusy: false, ...lineOf(answer), result: answer.ok ? answer.value.result : 'failed' })
    await this.look()
    return answer.ok && (answer.value.result === 'done' || answer.value.result === 'asked')
  }

  /** Goes on with a further session of the same person; the screen stays as it is. */
  async renew(ticket: string): Promise<void> {
    const answer = await this.client.open(ticket)
    if (!answer.ok || answer.value.view.me.staffId !== this.screen.get().view.me.staffId) return
    this.client.carryBearer(answer.value.token)
    this.screen.set({ view: answer.value.view, isOnline: true, isOver: false })
  }

  private async look(): Promise<void> {
    const { gameId, watched, isOver } = this.screen.get()
    if (isOver) return
    const [view, lottery, numbers] = await Promise.all([
      this.client.view(),
      this.client.lottery(gameId),
      watched && this.client.numbers(watched),
    ])
    const now = this.screen.get()
    this.screen.set({
      ...lineOf(view),
      ...(view.ok && { view: view.value }),
      ...(lottery.ok && now.gameId === gameId && { lottery: lottery.value }),
      ...(numbers?.ok && now.watched === watched && { numbers: numbers.value.numbers }),
    })
  }
}

type Answer = { ok: true } | { ok: false; code: string }

const lineOf = (answer: Answer): Pick<DeskState, 'isOnline' | 'isOver'> => ({
  isOnline: answer.ok || answer.code !== 'OFFLINE',
  isOver: !answer.ok && answer.code === 'SESSION_EXPIRED',
})
