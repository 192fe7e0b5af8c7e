import type { SportsMatchView } from '@fairground/contract/sports'
import type { MatchAnswer } from './answers.ts'
import type { CouponWish, SportsClient } from './sports-client.ts'

/** What the page shows now, and the matches of the slip besides. */
export interface OfferWish {
  readonly coupons: readonly CouponWish[]
  readonly matchId: string | undefined
  readonly slipMatchIds: readonly string[]
}

/** What is on offer at a moment; a part that did not answer is absent. */
export interface Offer {
  readonly serverMs: number
  readonly coupon: readonly SportsMatchView[] | undefined
  readonly match: MatchAnswer | undefined
  readonly others: readonly SportsMatchView[]
}

interface Parts {
  readonly client: Pick<SportsClient, 'coupon' | 'match'>
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>
  readonly onOffer: (offer: Offer, wish: OfferWish) => void
  /** What was asked for did not come. */
  readonly onFault: (code: string, wish: OfferWish) => void
}

const everyMs = 2_000
/** Matches of the slip that nothing on the screen tells of, asked for in turn. */
const othersMax = 4

/** Asks for the offer again and again while the page is seen. A push line can take the place of this class. */
export class OfferFeed {
  private readonly parts: Parts
  private wish: OfferWish = { coupons: [], matchId: undefined, slipMatchIds: [] }
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Grows with every wish: an answer to an older one is dropped. */
  private turn = 0
  private nextOther = 0

  constructor(parts: Parts) {
    this.parts = parts
    parts.page.addEventListener('visibilitychange', () => {
      if (!parts.page.hidden) this.askNow()
    })
  }

  /** Another place on the screen: asks at once. */
  watch(wish: OfferWish): void {
    this.wish = wish
    this.askNow()
  }

  /** Other matches in the slip: with the next question. */
  watchSlip(slipMatchIds: readonly string[]): void {
    this.wish = { ...this.wish, slipMatchIds }
  }

  askNow(): void {
    this.turn += 1
    void this.ask(this.turn)
  }

  stop(): void {
    this.turn += 1
    clearTimeout(this.timer)
  }

  private async ask(turn: number): Promise<void> {
    clearTimeout(this.timer)
    const { wish } = this
    if (!this.parts.page.hidden) await this.askOnce(wish, turn)
    if (turn === this.turn) this.timer = setTimeout(() => void this.ask(turn), everyMs)
  }

  private async askOnce(wish: OfferWish, turn: number): Promise<void> {
    const { client } = this.parts
    const [coupons, match] = await Promise.all([
      Promise.all(wish.coupons.map((coupon) => client.coupon(coupon))),
      wish.matchId === undefined ? undefined : client.match(wish.matchId),
    ])
    if (turn !== this.turn) return
    const fault = [...coupons, match].find((answer) => answer && !answer.ok)
    if (fault && !fault.ok) return this.parts.onFault(fault.code, wish)
    const told = coupons.flatMap((answer) => (answer.ok ? [answer.value] : []))
    const shown = told.flatMap(({ matches }) => matches)
    const own = match?.ok ? match.value : undefined
    const others = await this.askOthers(new Set([...shown.map(({ matchId }) => matchId), own?.match.matchId]))
    if (turn !== this.turn) return
    const serverMs = own?.serverMs ?? told.at(-1)?.serverMs ?? Date.now()
    this.parts.onOffer({ serverMs, coupon: told.length > 0 ? shown : undefined, match: own, others }, wish)
  }

  /** A few at a time: a long slip is told of within some rounds. */
  private async askOthers(shown: ReadonlySet<string | undefined>): Promise<readonly SportsMatchView[]> {
    const missing = this.wish.slipMatchIds.filter((matchId) => !shown.has(matchId))
    if (missing.length === 0) return []
    const start = this.nextOther % missing.length
    this.nextOther = start + othersMax
    const asked = [...missing.slice(start), ...missing.slice(0, start)].slice(0, othersMax)
    const answers = await Promise.all(asked.map((matchId) => this.parts.client.match(matchId)))
    return answers.flatMap((answer) => (answer.ok ? [answer.value.match] : []))
  }
}
