import type { SportsBetView } from '@fairground/contract/sports'
import type { Store } from '@fairground/vendor-ui'
import type { SportsClient } from '../connection/sports-client.ts'
import type { SportsState } from '../play/sports-state.ts'
import { isPending, merged } from './bet-lists.ts'

interface Parts {
  screen: Store<SportsState>
  client: Pick<SportsClient, 'bets' | 'cashOut'>
  page: Pick<Document, 'hidden' | 'addEventListener'>
  /** Bets were decided or settled: money may have moved. */
  onChanged: (bets: readonly SportsBetView[]) => void
}

const pageSize = 30
const pendingMs = 2_000
const restMs = 10_000

/** The player's own bets: asked for often while one waits to be decided, else now and then. */
export class BetsDesk {
  private readonly parts: Parts
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.parts = parts
    parts.page.addEventListener('visibilitychange', () => {
      if (!parts.page.hidden) void this.read()
    })
  }

  /** Asks for the first page and goes on asking. */
  async read(): Promise<void> {
    clearTimeout(this.timer)
    if (!this.parts.page.hidden) await this.readOnce()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.read(), this.hasPending() ? pendingMs : restMs)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** A bet that was just placed. */
  add(bet: SportsBetView): void {
    this.put([bet])
    void this.read()
  }

  async more(): Promise<void> {
    const { bets = [] } = this.parts.screen.get()
    const answer = await this.parts.client.bets(bets.at(-1)?.betId)
    if (!answer.ok) return
    this.parts.screen.set({ hasMoreBets: answer.value.bets.length === pageSize })
    this.put(answer.value.bets)
  }

  /** Ends an open bet for what was shown. Whatever comes of it, the bet is shown as it stands. */
  async cashOut(betId: string, offerMinor: string): Promise<'done' | 'moved' | 'locked' | 'failed'> {
    const answer = await this.parts.client.cashOut(betId, { offerMinor })
    if (!answer.ok) return 'failed'
    const { bet, refusal } = answer.value
    if (bet) this.put([bet])
    if (refusal) return refusal.code === 'CASH_OUT_MOVED' ? 'moved' : 'locked'
    if (bet) this.parts.onChanged([bet])
    return 'done'
  }

  private async readOnce(): Promise<void> {
    const answer = await this.parts.client.bets()
    if (!answer.ok) return
    const { bets } = answer.value
    const { bets: before } = this.parts.screen.get()
    if (before === undefined) this.parts.screen.set({ hasMoreBets: bets.length === pageSize })
    const states = new Map(before?.map(({ betId, state }) => [betId, state]))
    const changed = bets.filter(({ betId, state }) => states.has(betId) && states.get(betId) !== state)
    this.put(bets)
    if (changed.length > 0) this.parts.onChanged(changed)
  }

  private put(fresh: readonly SportsBetView[]): void {
    const { bets = [], placed } = this.parts.screen.get()
    const ofPlaced = fresh.find(({ betId }) => betId === placed?.betId)
    this.parts.screen.set({ bets: merged(bets, fresh), ...(ofPlaced && { placed: ofPlaced }) })
  }

  private hasPending(): boolean {
    return (this.parts.screen.get().bets ?? []).some(isPending)
  }
}
