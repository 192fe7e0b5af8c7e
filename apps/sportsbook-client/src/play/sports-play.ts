import type { SportsLeagueView, SportsPick } from '@fairground/contract/sports'
import type { SportsFavourites } from '@fairground/contract/sports-followed'
import {
  createStore,
  FrameDesk,
  type FrameDeskParts,
  firstFrameState,
  type OpenedFrame,
  Purse,
  type SafeStorage,
  ServerClock,
  type Store,
} from '@fairground/vendor-ui'
import { BetsDesk } from '../bets/bets-desk.ts'
import type { SportsSession } from '../connection/answers.ts'
import { type Offer, OfferFeed, type OfferWish } from '../connection/offer-feed.ts'
import type { SportsClient } from '../connection/sports-client.ts'
import { isSamePick } from '../offer/picks.ts'
import { movesAfter, noMoves } from '../offer/price-moves.ts'
import { keptSlip } from '../slip/keep-slip.ts'
import { SlipDesk } from '../slip/slip-desk.ts'
import { type Choices, keepChoices, keptChoices } from './choices.ts'
import type { SportsState } from './sports-state.ts'
import { placeOf, type View, wishOf } from './view.ts'

interface Parts extends FrameDeskParts {
  client: SportsClient
  opened: SportsSession
  leagues: readonly SportsLeagueView[]
  tab: SafeStorage
  page: Pick<Document, 'hidden' | 'addEventListener'>
}

const noFavourites: SportsFavourites = { leagues: [], teams: [] }
const leaguesEveryMs = 10_000
const secondMs = 1_000
/** Prices are said to be old when nothing was heard for so long. */
const staleMs = 10_000
/** Of a bet builder. */
const picksMax = 8

/** A player at the sportsbook: what is on offer, the slip, and the player's own bets. */
export class SportsPlay extends FrameDesk<SportsState> {
  readonly opened: OpenedFrame
  readonly session: SportsSession
  readonly screen: Store<SportsState>
  readonly clock = new ServerClock()
  readonly client: SportsClient
  readonly slip: SlipDesk
  readonly bets: BetsDesk
  private readonly feed: OfferFeed
  private readonly purse: Purse
  private readonly store: SafeStorage
  private heardMs = Date.now()

  constructor({ client, opened, leagues, tab, page, ...parts }: Parts) {
    super(parts)
    const { gameId, mode, currency } = opened
    this.opened = { gameId, names: {}, mode, currency }
    this.session = opened
    this.client = client
    this.store = parts.device
    const view: View = { at: leagues.some(({ live }) => live > 0) ? 'live' : 'soon' }
    this.screen = createStore<SportsState>({
      ...firstFrameState({ opened, tab, device: parts.device }),
      ...{
        phase: 'idle',
        choices: keptChoices(parts.device),
        favourites: noFavourites,
        leagues,
        view,
        coupon: undefined,
        shown: undefined,
      },
      ...{ fault: undefined, known: new Map(), moves: noMoves, isStale: false, slip: keptSlip(parts.device) },
      ...{ refusal: undefined, placed: undefined, isChecking: false, building: undefined },
      ...{ bets: undefined, hasMoreBets: false },
    })
    const { screen } = this
    this.purse = new Purse({
      ...{ currency, balanceVersion: opened.balanceVersion, calls: client, portal: parts.portal, screen },
    })
    this.feed = new OfferFeed({
      ...{ client, page, onOffer: (offer, wish) => this.hear(offer, wish) },
      onFault: (code, wish) => this.miss(code, wish),
    })
    this.bets = new BetsDesk({ screen, client, page, onChanged: () => void this.readBalance() })
    this.slip = new SlipDesk({
      ...{ screen, client, purse: this.purse, device: parts.device, currency },
      onPlaced: (bet) => {
        this.bets.add(bet)
        void this.readBalance()
      },
      onLegs: (matchIds) => this.feed.watchSlip(matchIds),
    })
  }

  /** Fetches what the first screen shows, and keeps it up from then on. */
  begin(): void {
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    this.watch()
    void this.bets.read()
    void this.readFavourites()
    setInterval(() => void this.readLeagues(), leaguesEveryMs)
    setInterval(() => this.lookAtClock(), secondMs)
  }

  /** Goes to another view; what was told of it before stays until it is told of anew. */
  show(view: View): void {
    const before = this.screen.get().view
    const isSamePlace = placeOf(before) === placeOf(view)
    if (isSamePlace) this.screen.set({ view })
    else this.screen.set({ view, coupon: undefined, shown: undefined, fault: undefined, building: undefined })
    // A search goes on from what it has found so far.
    if (!isSamePlace || view.at === 'search') this.watch()
  }

  /** Asks again at once. */
  retry(): void {
    this.screen.set({ fault: undefined })
    this.feed.askNow()
  }

  choose(change: Partial<Choices>): void {
    const choices = { ...this.screen.get().choices, ...change }
    this.screen.set({ choices })
    keepChoices(this.store, choices)
  }

  /** Follows a league or a team, or no more: shown at once, and as the sportsbook has it once that is known. */
  async follow(kind: 'league' | 'team', id: string): Promise<void> {
    const { favourites } = this.screen.get()
    const list = kind === 'league' ? 'leagues' : 'teams'
    const isOn = !favourites[list].includes(id)
    const others = favourites[list].filter((one) => one !== id)
    this.screen.set({ favourites: { ...favourites, [list]: isOn ? [...others, id] : others } })
    const answer = await this.client.follow({ kind, id, isOn })
    this.screen.set({ favourites: answer.ok ? answer.value : favourites })
  }

  /** Opens the builder of a match, or shuts it. */
  build(matchId: string | undefined): void {
    this.screen.set({ building: matchId === undefined ? undefined : { matchId, picks: [] } })
  }

  togglePart(pick: SportsPick): void {
    const { building } = this.screen.get()
    if (!building) return
    const others = building.picks.filter((one) => !isSamePick(one, pick))
    const isIn = others.length < building.picks.length
    if (!isIn && others.length === picksMax) return
    this.screen.set({ building: { ...building, picks: isIn ? others : [...others, pick] } })
  }

  /** What was followed on this device before is followed from now on. */
  private async readFavourites(): Promise<void> {
    const { favourites: kept } = this.screen.get().choices
    for (const id of kept) await this.client.follow({ kind: 'league', id, isOn: true })
    const answer = await this.client.favourites()
    if (!answer.ok) return
    this.screen.set({ favourites: answer.value })
    if (kept.length > 0) this.choose({ favourites: [] })
  }

  private watch(): void {
    const { view, slip } = this.screen.get()
    this.feed.watch({ ...wishOf(view), slipMatchIds: slip.legs.map(({ matchId }) => matchId) })
  }

  private hear({ serverMs, coupon, match, others }: Offer, wish: OfferWish): void {
    this.heardMs = Date.now()
    void this.clock.ask(async () => serverMs)
    const told = [...(coupon ?? []), ...(match ? [match.match] : []), ...others]
    const { known, moves, view } = this.screen.get()
    const isOfView = wish.matchId === wishOf(view).matchId
    this.screen.set({
      moves: movesAfter(moves, known, told, this.heardMs),
      known: new Map([...known, ...told.map((one) => [one.matchId, one] as const)]),
      ...{ isStale: false, fault: undefined },
      ...(isOfView && { coupon, shown: match }),
    })
    this.slip.follow()
  }

  /** What was shown stays; a view that was never told of says why. */
  private miss(code: string, _wish: OfferWish): void {
    const { coupon, shown } = this.screen.get()
    if (!coupon && !shown) this.screen.set({ fault: code })
  }

  private lookAtClock(): void {
    const { isStale, moves } = this.screen.get()
    const now = Date.now()
    const isOld = now - this.heardMs > staleMs
    if (isOld !== isStale) this.screen.set({ isStale: isOld })
    const shown = movesAfter(moves, new Map(), [], now)
    if (shown !== moves) this.screen.set({ moves: shown })
  }

  private async readLeagues(): Promise<void> {
    if (document.hidden) return
    const answer = await this.client.leagues()
    if (answer.ok) this.screen.set({ leagues: answer.value.leagues })
  }

  private async readBalance(): Promise<void> {
    const answer = await this.client.balance()
    if (answer.ok) this.purse.take(answer.value)
  }
}
