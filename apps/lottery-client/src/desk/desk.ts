import type {
  LotteryDeskAct,
  LotteryDeskLottery,
  LotteryDeskNumbers,
  LotteryDeskView,
} from '@fairground/contract/lottery-desk'
import { lineOf, StaffDesk, type StaffDeskState } from '@fairground/vendor-ui/staff-desk'
import type { DeskClient } from './desk-client.ts'
import type { ResultsClient } from './results/results-client.ts'

export interface Watched {
  drawId: string
  play: string
  currency: string
}

export interface DeskState extends StaffDeskState<LotteryDeskView> {
  gameId: string
  /** Undefined until it has come. */
  lottery: LotteryDeskLottery | undefined
  watched: Watched | undefined
  numbers: LotteryDeskNumbers['numbers']
}

type WithoutGame<Act> = Act extends { gameId: string } ? Omit<Act, 'gameId'> : never
export type DeskWish = WithoutGame<LotteryDeskAct>

/** The desk of one person over all lotteries. */
export class Desk extends StaffDesk<LotteryDeskView, LotteryDeskAct, DeskState> {
  readonly results: ResultsClient
  private readonly client: DeskClient

  constructor(client: DeskClient, view: LotteryDeskView) {
    const gameId = view.lotteries[0]?.gameId ?? ''
    super(client, { view, gameId, lottery: undefined, watched: undefined, numbers: [] })
    this.client = client
    this.results = client.results
  }

  async choose(gameId: string): Promise<void> {
    this.screen.set({ gameId, lottery: undefined, watched: undefined, numbers: [], result: undefined })
    await this.lookAgain()
  }

  async watch(watched: Watched): Promise<void> {
    this.screen.set({ watched, numbers: [] })
    await this.lookAgain()
  }

  /** True when it was done, or waits for a second person. */
  act(wish: DeskWish): Promise<boolean> {
    return this.send({ ...wish, gameId: this.screen.get().gameId } as LotteryDeskAct)
  }

  protected async look(): Promise<void> {
    const { gameId, watched } = this.screen.get()
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
