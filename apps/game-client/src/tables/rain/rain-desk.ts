import type { FreeBet, RainNews, RainState, RainView } from '@fairground/contract/studio'
import { createStore, type Store } from '@fairground/vendor-ui'
import type { RefusalCode, StudioClient } from '../../studio/studio-client.ts'

const laterMs = 500
/** Long enough to be read. */
const goneMs = 8_000

interface RainScreen {
  /** What falls at the table now. */
  rain: RainView | null
  /** Whether this player may catch of it. */
  canCatch: boolean
  isCatching: boolean
  /** The rain that this frame has caught from. */
  caughtId: string | undefined
  /** Why the last press caught nothing: the last one went to somebody else, or no answer came. */
  miss: 'gone' | 'unsent' | undefined
  /** Soonest to expire first. */
  freeBets: readonly FreeBet[]
  /** Whether the next bet of the first place is played with the first of them. */
  isUsing: boolean
}

interface Parts {
  studio: Pick<StudioClient, 'rain' | 'rainCatch'>
  /** The server's time. */
  nowMs(): number
  /** Play money, and a frame that only shows, have no part in it. */
  isOn: boolean
}

/** Free bets that fall at the table: what there is to catch, and what this player has caught. */
export class RainDesk {
  readonly screen: Store<RainScreen>
  private readonly parts: Parts
  private timer: ReturnType<typeof setTimeout> | undefined
  private goneTimer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.parts = parts
    this.screen = createStore<RainScreen>({
      ...{ rain: null, canCatch: false, isCatching: false, caughtId: undefined, miss: undefined, freeBets: [] },
      isUsing: true,
    })
  }

  async refresh(): Promise<void> {
    if (!this.parts.isOn) return
    const told = await this.parts.studio.rain()
    if (told.ok) this.show(told.value)
  }

  /** The line told how many are left; another rain, or none, is looked at anew. */
  hear({ rain }: RainNews): void {
    const before = this.screen.get().rain
    if (rain?.rainId === before?.rainId) this.screen.set({ rain })
    else {
      if (rain) this.screen.set({ miss: undefined })
      void this.refresh()
    }
  }

  async catch(): Promise<void> {
    const { rain, isCatching, freeBets } = this.screen.get()
    if (!rain || isCatching) return
    this.screen.set({ isCatching: true, miss: undefined })
    const told = await this.parts.studio.rainCatch({ rainId: rain.rainId })
    this.screen.set({ isCatching: false, ...(told.ok && { caughtId: rain.rainId }) })
    if (told.ok) return this.show(told.value)
    await this.refresh()
    this.tellMiss(told.code, freeBets.length)
  }

  toggle(): void {
    this.screen.set({ isUsing: !this.screen.get().isUsing })
  }

  /** What the next bet of a place is played with, if with no money. */
  next(place: number): FreeBet | undefined {
    const { freeBets, isUsing } = this.screen.get()
    return place === 0 && isUsing ? freeBets.find(({ expiresMs }) => expiresMs > this.parts.nowMs()) : undefined
  }

  /** A bet was answered: it used a free one up, or gives the right to catch. */
  afterBet(free: FreeBet | undefined): void {
    if (free || this.screen.get().rain) void this.refresh()
  }

  /** Asked again after a lost answer, the studio knows whether the bet was caught after all. */
  private tellMiss(code: RefusalCode, hadCount: number): void {
    const { rain, canCatch, freeBets } = this.screen.get()
    if (code === 'RAIN_NOT_YOURS' || freeBets.length > hadCount) return
    const isGone = code === 'RAIN_OVER' || !rain
    if (!isGone && !canCatch) return
    this.screen.set({ miss: isGone ? 'gone' : 'unsent' })
    clearTimeout(this.goneTimer)
    if (isGone) this.goneTimer = setTimeout(() => this.screen.set({ miss: undefined }), goneMs)
  }

  private show(state: RainState): void {
    this.screen.set(state)
    clearTimeout(this.timer)
    const ends = [state.rain?.openUntilMs, state.freeBets[0]?.expiresMs].filter((ms) => ms !== undefined)
    if (ends.length === 0) return
    const waitMs = Math.max(0, Math.min(...ends) - this.parts.nowMs()) + laterMs
    this.timer = setTimeout(() => void this.refresh(), waitMs)
  }
}
