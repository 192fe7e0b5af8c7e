import type {
  BuyLotteryTickets,
  LotteryDrawView,
  LotteryListed,
  LotterySession,
  LotteryTicketView,
} from '@fairground/contract/lottery'
import { findLottery, type Lottery } from '@fairground/lottery-rules'
import {
  askUntilKnown,
  createStore,
  FrameDesk,
  type FrameDeskParts,
  firstFrameState,
  keepFacts,
  type OpenedFrame,
  Purse,
  type SafeStorage,
  ServerClock,
  type Store,
  withRound,
} from '@fairground/vendor-ui'
import type { LotteryClient } from '../connection/lottery-client.ts'
import { noPlan, type Plan } from '../plan/plan.ts'
import { Baskets, emptyBasket } from './baskets.ts'
import type { Line } from './line.ts'
import { type LotteryState, noDraws } from './lottery-state.ts'
import { lineOf, ordersOf } from './order.ts'
import { Seats } from './seats.ts'

export type { LotteryState } from './lottery-state.ts'

interface Parts extends FrameDeskParts {
  client: LotteryClient
  /** For a further session of the frame. */
  newClient: () => LotteryClient
  opened: LotterySession
  list: { lotteries: readonly LotteryListed[]; receiptKey: string; nowMs: number }
  tab: SafeStorage
}

const pollMs = 4_000
const ticketsPageSize = 30
const lineRefusals: readonly string[] = ['LINE_INVALID', 'NUMBER_FULL', 'FACTOR_CHANGED']
/** Told at the ticket itself; everything else in a window, as in every frame. */
const ticketRefusals: readonly string[] = [...lineRefusals, 'DRAW_CLOSED', 'PLAN_STOPPED', 'GROUP_NOT_ALLOWED']

/** A player at the lottery: what is on sale, the ticket that is being filled in, and those that were bought. */
export class LotteryPlay extends FrameDesk<LotteryState> {
  readonly opened: OpenedFrame
  readonly session: LotterySession
  readonly screen: Store<LotteryState>
  readonly clock: ServerClock
  readonly receiptKey: string
  readonly client: LotteryClient
  private readonly baskets: Baskets
  private readonly seats: Seats
  private readonly purse: Purse
  private readonly tab: SafeStorage
  private readonly counted = new Set<string>()
  private readonly waiting = new Set<string>()

  constructor({ client, newClient, opened, list, tab, ...parts }: Parts) {
    super(parts)
    const { gameId, mode, currency } = opened
    const names = list.lotteries.find((one) => one.gameId === gameId)?.names ?? {}
    this.opened = { gameId, names, mode, currency }
    this.session = opened
    this.client = client
    this.tab = tab
    this.receiptKey = list.receiptKey
    this.clock = new ServerClock(list.nowMs - Date.now())
    this.screen = createStore<LotteryState>({
      ...firstFrameState({ opened, tab, device: parts.device }),
      ...{ phase: 'idle', lotteries: list.lotteries, viewedId: gameId, draws: noDraws, group: opened.groups?.own },
      ...{ ...emptyBasket, waitingBaskets: {}, progress: undefined, tickets: [], hasMoreTickets: false },
      shown: undefined,
      isShowing: false,
    })
    this.baskets = new Baskets(this.screen)
    this.seats = new Seats({ first: { client, session: opened }, newClient })
    const { balanceVersion } = opened
    this.purse = new Purse({ currency, balanceVersion, calls: client, portal: parts.portal, screen: this.screen })
  }

  /** Fetches what the first screen shows, and keeps it up from then on. */
  async begin(): Promise<void> {
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    await Promise.all([this.readDraws(), this.readTickets()])
    setInterval(() => void this.poll(), pollMs)
  }

  /** A lower group pays lower prizes, and gives the difference back with the draw. */
  chooseGroup(group: number): void {
    const { groups } = this.session
    if (groups) this.screen.set({ group: Math.min(Math.max(group, groups.floor), groups.own), refused: undefined })
  }

  listed(gameId: string): LotteryListed | undefined {
    return this.screen.get().lotteries.find((one) => one.gameId === gameId)
  }

  rulesOf(gameId: string): Lottery {
    const rules = findLottery(this.listed(gameId)?.rulesId)
    if (!rules) throw new Error(`no rules of ${gameId}`)
    return rules
  }

  /** Goes to another lottery; the ticket of this one waits. */
  async view(gameId: string): Promise<void> {
    if (gameId === this.screen.get().viewedId) return
    this.screen.set({ draws: noDraws, shown: undefined, isShowing: false })
    this.baskets.turnTo(gameId)
    await this.readDraws()
  }

  addLines(lines: readonly Line[]): void {
    this.screen.set({ lines: [...this.screen.get().lines, ...lines], refused: undefined, bought: [] })
  }

  changeLine(id: string, change: Partial<Line>): void {
    const lines = this.screen.get().lines.map((line) => (line.id === id ? { ...line, ...change } : line))
    this.screen.set({ lines, refused: undefined })
  }

  removeLine(id: string): void {
    this.screen.set({ lines: this.screen.get().lines.filter((line) => line.id !== id), refused: undefined })
  }

  clearLines(): void {
    this.screen.set({ lines: [], refused: undefined, plan: noPlan })
  }

  setPlan(change: Partial<Plan>): void {
    this.screen.set({ plan: { ...this.screen.get().plan, ...change }, refused: undefined })
  }

  closeBought(): void {
    this.screen.set({ bought: [] })
  }

  endShow(): void {
    this.screen.set({ isShowing: false })
  }

  closeShow(): void {
    this.screen.set({ shown: undefined, isShowing: false })
  }

  /**
   * Buys what is on the ticket of the lottery on the screen, one purchase after the other; the first refusal ends it. Told is
   * what came of it at the lottery that it was bought at, wherever the player has gone meanwhile.
   */
  async buy(): Promise<void> {
    const { lines, plan, draws, phase, group, viewedId: gameId } = this.screen.get()
    if (phase !== 'idle' || lines.length === 0) return
    const { currency } = this.opened
    const orders = ordersOf({ rules: this.rulesOf(gameId), lines, plan, group, open: draws.open, currency })
    if (!orders) return this.screen.set({ refused: { code: 'DRAW_CLOSED', line: undefined } })
    this.screen.set({ phase: 'buying', refused: undefined, progress: { done: 0, of: plan.draws } })
    const bought: LotteryTicketView[] = []
    for (const order of orders) {
      const isSold = await this.buyOne(gameId, order, bought)
      this.screen.set({ progress: { done: bought.length, of: plan.draws } })
      if (!isSold) break
    }
    const isWhole = bought.length === plan.draws
    this.baskets.put(gameId, { bought, ...(isWhole && { lines: [], plan: noPlan }) })
    this.screen.set({ phase: 'idle', progress: undefined })
    for (const { ticketId } of bought) this.waiting.add(ticketId)
    await Promise.all([this.readBalance(), this.readTickets()])
  }

  private async buyOne(gameId: string, order: BuyLotteryTickets, bought: LotteryTicketView[]): Promise<boolean> {
    const seat = await this.seats.at(gameId)
    if (!seat.ok) {
      this.screen.set({ notice: seat.code })
      return false
    }
    const { client } = seat.value
    const patience = { sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)), onChecking() {} }
    const answer = await askUntilKnown(() => client.buy(order), patience)
    if (!answer.ok) {
      await this.refuse(gameId, answer.code, lineOf(answer.place))
      return false
    }
    const { tickets } = answer.value
    bought.push(...tickets.filter(({ state }) => state !== 'refused'))
    const refused = tickets.find(({ state }) => state === 'refused')
    if (refused) this.screen.set({ notice: refused.code ?? 'OTHER' })
    return refused === undefined
  }

  private async refuse(gameId: string, code: string, line: number | undefined): Promise<void> {
    if (!ticketRefusals.includes(code)) return this.screen.set({ notice: code })
    this.baskets.put(gameId, { refused: { code, line } })
    await this.readDraws()
  }

  /** Gives a ticket back; resolves to the code of a refusal. */
  async cancel(ticketId: string): Promise<string | undefined> {
    const answer = await this.client.cancel(ticketId)
    await Promise.all([this.readTickets(), this.readBalance()])
    if (answer.ok) this.purse.expectMore()
    return answer.ok ? undefined : answer.code
  }

  async moreTickets(): Promise<void> {
    const { tickets } = this.screen.get()
    const answer = await this.client.tickets(tickets.at(-1)?.ticketId)
    if (!answer.ok) return
    const more = answer.value.tickets
    this.screen.set({ tickets: [...tickets, ...more], hasMoreTickets: more.length === ticketsPageSize })
  }

  private async readDraws(): Promise<void> {
    const { viewedId } = this.screen.get()
    const answer = await this.client.draws(viewedId)
    if (answer.ok && viewedId === this.screen.get().viewedId) this.screen.set({ draws: answer.value })
  }

  async readTickets(): Promise<void> {
    const answer = await this.client.tickets()
    if (!answer.ok) return
    const { tickets } = answer.value
    this.screen.set({ tickets, hasMoreTickets: tickets.length === ticketsPageSize })
    for (const ticket of tickets) this.count(ticket)
  }

  /** Facts of this session: tickets that were bought in it and have ended. */
  private count({ ticketId, state, stakeMinor, payoutMinor }: LotteryTicketView): void {
    if (!this.waiting.has(ticketId) || this.counted.has(ticketId) || state !== 'collected') return
    this.counted.add(ticketId)
    const round = { roundId: ticketId, stakeMinor: BigInt(stakeMinor), paidMinor: BigInt(payoutMinor) }
    const facts = withRound(this.screen.get().facts, round)
    keepFacts(this.tab, this.session.session, facts)
    this.screen.set({ facts })
  }

  private async readBalance(): Promise<void> {
    const answer = await this.client.balance()
    if (answer.ok) this.purse.take(answer.value)
  }

  /** What has closed, opened or been drawn since. */
  private async poll(): Promise<void> {
    if (document.hidden) return
    const sentMs = performance.now()
    const list = await this.client.lotteries()
    if (!list.ok) return
    const tookMs = performance.now() - sentMs
    await this.clock.ask(async () => list.value.nowMs + tookMs / 2)
    const before = this.listed(this.screen.get().viewedId)
    this.screen.set({ lotteries: list.value.lotteries })
    const now = this.listed(this.screen.get().viewedId)
    const isDrawn = now?.last?.drawId !== before?.last?.drawId
    // The banner would tell the result before it is shown.
    if (isDrawn && now?.last) this.screen.set({ shown: now.last, isShowing: true })
    if (isDrawn || now?.next?.drawId !== before?.next?.drawId) await this.readDraws()
    if (isDrawn || this.hasUnsettled()) await Promise.all([this.readTickets(), this.readBalance()])
  }

  private hasUnsettled(): boolean {
    const isDue = ({ state, draw }: { state: string; draw: LotteryDrawView }) =>
      state === 'betting' || (state === 'presenting' && Date.parse(draw.drawsAt) < this.clock.nowMs())
    return this.screen.get().tickets.some(isDue)
  }
}
