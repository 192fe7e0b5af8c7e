import type { SportsBetView, SportsMatchView, SportsPick } from '@fairground/contract/sports'
import { askUntilKnown, newRequestId, type Purse, type SafeStorage, type Store } from '@fairground/vendor-ui'
import type { Refusal } from '../connection/answers.ts'
import type { SportsClient } from '../connection/sports-client.ts'
import type { SportsState } from '../play/sports-state.ts'
import { keepSlip } from './keep-slip.ts'
import { emptySlip, holdsPick, type Order, printOf, type Slip, type SlipLeg, withLeg, withoutMatch } from './slip.ts'
import { typedMinorOf, typedOf } from './slip-sums.ts'
import { atPricesNow, followed, orderOf, slipNow } from './slip-view.ts'

interface Parts {
  screen: Store<SportsState>
  client: Pick<SportsClient, 'place'>
  purse: Pick<Purse, 'canStake'>
  device: SafeStorage
  currency: string
  /** A bet was placed: it is followed from now on. */
  onPlaced: (bet: SportsBetView) => void
  /** Other matches stand in the slip. */
  onLegs: (matchIds: readonly string[]) => void
}

/** Told at the slip itself; everything else in a window, as in every frame. */
const unknownCodes: readonly string[] = ['OFFLINE', 'SYSTEM_ERROR', 'TOO_MANY_REQUESTS', 'WALLET_UNREACHABLE']

/** The slip that is being filled in, and what becomes of it. */
export class SlipDesk {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  private get slip(): Slip {
    return this.parts.screen.get().slip
  }

  /** What was said of the last slip is forgotten as soon as this one is another. */
  private change(slip: Slip): void {
    const before = this.slip
    this.parts.screen.set({ slip, refusal: undefined, placed: undefined })
    keepSlip(this.parts.device, slip)
    if (before.legs !== slip.legs) this.parts.onLegs(slip.legs.map(({ matchId }) => matchId))
  }

  /** Puts a pick in, or takes it out. */
  toggle(match: SportsMatchView, pick: SportsPick, price: string): void {
    const leg = this.slip.legs.find(({ matchId }) => matchId === match.matchId)
    const isIn = leg?.picks.length === 1 && holdsPick(leg, pick)
    this.change(isIn ? withoutMatch(this.slip, match.matchId) : withLeg(this.slip, legOf(match, [pick], price)))
  }

  /** Puts several picks of one match in as one leg. */
  putTogether(match: SportsMatchView, picks: readonly SportsPick[], price: string): void {
    this.change(withLeg(this.slip, legOf(match, picks, price)))
  }

  remove(matchId: string): void {
    this.change(withoutMatch(this.slip, matchId))
  }

  clear(): void {
    this.change({ ...this.slip, legs: [] })
  }

  set(change: Partial<Pick<Slip, 'mode' | 'sizes' | 'typed' | 'typedAs' | 'accept'>>): void {
    this.change({ ...this.slip, ...change })
    this.follow()
  }

  /** Adds to what stands in the box. */
  add(minor: bigint): void {
    const typed = typedMinorOf(this.slip.typed, this.parts.currency)
    this.set({ typed: typedOf(typed + minor) })
  }

  /** Takes the moves that the player takes without being asked; nothing moves while an order is under way. */
  follow(): void {
    const { known, slip, phase } = this.parts.screen.get()
    if (phase === 'placing') return
    const now = followed(slip, known)
    if (now === slip) return
    this.parts.screen.set({ slip: now })
    keepSlip(this.parts.device, now)
  }

  takePrices(): void {
    this.change(atPricesNow(this.slip, this.parts.screen.get().known))
  }

  /** Takes what was offered in the place of the slip, and places that. */
  async takeOffer(offer: NonNullable<Refusal['offer']>): Promise<void> {
    const legs = this.slip.legs.map((leg, at) => ({ ...leg, price: offer.prices[at] ?? leg.price }))
    this.change({ ...this.slip, legs, typed: typedOf(BigInt(offer.unitMinor)), typedAs: 'stake' })
    await this.submit()
  }

  /** Fills the slip with a bet that was not taken, to place it on other terms. */
  async again(bet: SportsBetView, offer: NonNullable<Refusal['offer']>): Promise<void> {
    const legs = bet.legs.map(({ matchId, leagueId, home, away, startsAt, picks, price }) => ({
      ...{ matchId, leagueId, home, away, startsAt, picks, price },
    }))
    const isWhole = bet.sizes.length === 1 && bet.sizes[0] === legs.length && legs.length > 1
    const isSingle = bet.sizes.length === 1 && bet.sizes[0] === 1
    this.change({
      ...this.slip,
      ...{ legs, mode: isSingle ? 'single' : isWhole ? 'parlay' : 'system', sizes: bet.sizes },
    })
    await this.takeOffer(offer)
  }

  /** Takes the prices of now where they moved, and places the slip. */
  async place(): Promise<void> {
    const { phase, known } = this.parts.screen.get()
    if (phase !== 'idle') return
    const now = slipNow(this.slip, known, this.parts.currency)
    if (now.isBlocked) return
    if (now.hasMoved) this.takePrices()
    await this.submit()
  }

  /** Sends the slip at the prices that stand in it. */
  private async submit(): Promise<void> {
    const { screen, purse, currency } = this.parts
    const { phase, known } = screen.get()
    const now = slipNow(this.slip, known, currency)
    if (phase !== 'idle' || this.slip.legs.length === 0 || now.sums.stakeMinor <= 0n) return
    screen.set({ phase: 'placing', refusal: undefined, placed: undefined })
    if (await purse.canStake(now.sums.stakeMinor)) await this.send(orderOf(this.slip, now))
    else screen.set({ notice: 'INSUFFICIENT_FUNDS' })
    screen.set({ phase: 'idle', isChecking: false })
  }

  /** One id for one order: pressed again, or sent again after a reload, it is never placed twice. */
  private async send(order: Order): Promise<void> {
    const { screen, client, device } = this.parts
    const print = printOf(order)
    const { attempt } = this.slip
    const slipId = attempt?.print === print ? attempt.slipId : newRequestId()
    const sent = { ...this.slip, attempt: { slipId, print } }
    screen.set({ slip: sent })
    keepSlip(device, sent)
    const patience = {
      sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
      onChecking: () => screen.set({ isChecking: true }),
    }
    const answer = await askUntilKnown(() => client.place({ ...order, slipId }), patience)
    if (!answer.ok && unknownCodes.includes(answer.code)) return screen.set({ notice: answer.code })
    const { attempt: _answered, ...answered } = this.slip
    screen.set({ slip: answered })
    keepSlip(device, answered)
    if (!answer.ok) return screen.set({ notice: answer.code })
    const { bet, refusal } = answer.value
    if (refusal) return screen.set({ refusal })
    if (bet?.state === 'refused' && !bet.refusal) return screen.set({ notice: 'NOT_TAKEN' })
    if (bet) this.told(bet)
  }

  private told(bet: SportsBetView): void {
    const { accept, typedAs } = this.slip
    this.change({ ...emptySlip, accept, typedAs })
    this.parts.screen.set({ placed: bet })
    this.parts.onPlaced(bet)
  }
}

const legOf = (
  { matchId, leagueId, home, away, startsAt }: SportsMatchView,
  picks: readonly SportsPick[],
  price: string,
): SlipLeg => ({ matchId, leagueId, home, away, startsAt, picks: [...picks], price })
