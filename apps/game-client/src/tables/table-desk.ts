import {
  type AheadRequest,
  pastRounds,
  type SharedBetAnswer,
  type SharedBetRequest,
  type SharedBetView,
  type SharedTableView,
  type SlipRequest,
  type StageView,
  type WishAnswer,
  type WishRequest,
} from '@fairground/contract/studio'
import {
  askUntilKnown,
  createStore,
  keepFacts,
  type LiveLimits,
  newRequestId,
  Purse,
  type RoundRecords,
  type Store,
  withRound,
} from '@fairground/vendor-ui'
import type { AutoplayRules } from '../autoplay/autoplay.ts'
import type { FrameGame } from '../components/frame-context.tsx'
import { StudioDesk } from '../play/studio-desk.ts'
import type { Outcome } from '../studio/studio-client.ts'
import { connectTable, type LiveTable, type TipOutcome } from './live-table.ts'
import { pastOf, withShown } from './past-of.ts'
import { patiently } from './patiently.ts'
import { payFor } from './pay-for.ts'
import { RainDesk } from './rain/rain-desk.ts'
import { sameFields } from './same-fields.ts'
import type { SharedParts } from './shared-parts.ts'
import { createSharedRecords } from './shared-records.ts'
import type { SlipOutcome } from './slips/slip-pad.ts'
import { stakedMinor } from './staked-minor.ts'
import type { TableState } from './table-state.ts'
import { rulesOfBet, type Watch, type WatchedMoment, watchRound } from './watch-round.ts'
import { withPlaces } from './with-places.ts'

/** Every bet has been written to its end this long after the result was shown. */
const settledAfterMs = 600
const none = 0n
export interface Placing extends Pick<SharedBetRequest, 'place' | 'bet' | 'freeBetId'> {
  stakeMinor: bigint
}

/**
 * One player at a table: the line to it, bets and their money, rounds that are over, and what the screen says. A game adds
 * what it does with its bets; it names no other game.
 */
export abstract class TableDesk<State extends TableState> extends StudioDesk<State> implements FrameGame {
  readonly opened
  readonly limits: LiveLimits
  readonly screen: Store<State>
  readonly records: RoundRecords
  readonly rain: RainDesk
  readonly hasFreeSpins = false
  readonly isCalm: () => boolean
  protected readonly parts: SharedParts
  protected readonly purse: Purse
  private live: LiveTable | undefined
  private watch: Watch | undefined
  /** What the table said while another round was shown. */
  private heard: SharedTableView | undefined

  constructor(parts: SharedParts, first: State) {
    super(parts)
    const { opened, limits, studio, portal, sound, isCalm } = parts
    this.parts = parts
    this.opened = opened
    this.limits = limits
    this.isCalm = isCalm
    this.screen = createStore(first)
    const { currency, balanceVersion } = opened
    const { versions } = parts
    this.purse = new Purse({ currency, balanceVersion, calls: studio, portal, screen: this.told, versions })
    this.rain = new RainDesk({ studio, nowMs: this.nowMs, isOn: this.hasRain && !parts.isWatched })
    this.records = createSharedRecords(studio, (bet) => void this.showAgain(bet))
    if (first.isSoundOn) sound.setOn(true)
  }

  /** Whether free bets fall at this table now. */
  protected get hasRain(): boolean {
    return false
  }

  /** The bets of a new round before anybody bets, for the screen. */
  protected abstract newRound(): Partial<State>
  /** The bets of the round as the studio tells them, all of them. */
  protected abstract keepBets(bets: readonly SharedBetView[]): void
  /** The screen while the round of a bet is shown again. */
  protected abstract watchedRound(moment: WatchedMoment): Partial<State>
  startAutoplay(_rules: AutoplayRules): void {}
  stopAutoplay(): void {}
  /** What is read before the line opens. */
  protected async opening(): Promise<void> {}
  /** The table has moved on; the screen says so already. */
  protected onTable(_before: State): void {}
  /** The table has come to another phase. */
  protected onPhase(_phase: SharedTableView['phase']): void {}
  /** Bets of others have come in. */
  protected onBets(): void {}
  /** The round is over and all bets are known to their end. */
  protected onSettled(_sharedRoundId: string): void {}

  /** The screen as far as all tables are alike. */
  private get told(): Store<TableState> {
    return this.screen
  }

  protected get isWatching(): boolean {
    return this.watch !== undefined
  }

  /** Opens the line to the table, and tells the portal that the game stands. */
  async begin(): Promise<void> {
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    if (this.parts.isWatched) return void (await this.records.list())
    await this.opening()
    this.live = await connectTable({
      session: this.opened.session,
      seat: this.parts.seat ?? '/',
      attach: (socket) => {
        this.parts.chat.attach(socket)
        this.parts.lobby?.attach(socket)
      },
      onTable: (view) => this.follow(view),
      onBets: (list) => {
        if (this.watch) return
        this.told.set({ list })
        this.onBets()
      },
      onPlaces: (news) => this.told.set({ places: withPlaces(this.told.get().places, news) }),
      onRain: (news) => this.rain.hear(news),
      onSeats: (seats) => this.told.set({ seats }),
      onLine: (isOnline) => this.follows(isOnline),
    })
  }

  /** The player has left the table; the frame goes on with others. */
  leave(): void {
    this.live?.leave()
  }

  /** The server's time, as near as it is known. */
  nowMs = (): number => (this.watch ?? this.live)?.nowMs() ?? Date.now()

  /** One bet of the round that takes bets. A free bet costs nothing. */
  protected async place({ stakeMinor, ...bet }: Placing): Promise<Outcome<SharedBetAnswer>> {
    const sharedRoundId = this.told.get().table.round?.sharedRoundId
    if (sharedRoundId === undefined) return { ok: false, code: 'BETTING_CLOSED' }
    const request = { requestId: newRequestId(), sharedRoundId, ...bet }
    const costMinor = bet.freeBetId === undefined ? stakeMinor : none
    return this.sounded(payFor(this.purse, costMinor, () => this.parts.studio.sharedBet(request)))
  }

  /** A slip of chips; `addedMinor`: what of it is new. */
  protected async placeSlip(slip: Omit<SlipRequest, 'requestId'>, addedMinor: bigint): Promise<SlipOutcome> {
    const [live, request] = [this.live, { requestId: newRequestId(), ...slip }]
    return this.sounded(payFor(this.purse, addedMinor, live && (() => live.slip(request))))
  }

  private async sounded<Outcome extends { ok: boolean }>(asked: Promise<Outcome>): Promise<Outcome> {
    const outcome = await asked
    if (outcome.ok) this.sound.play('start')
    return outcome
  }

  /** Takes a seat, goes to another, or gets up. */
  protected askSeat = async (seat: number | null) =>
    (await this.live?.seat({ seat })) ?? { ok: false as const, code: 'OFFLINE' as const }

  /** Something for whoever deals, in the round at the table. */
  protected async sendTip(amountMinor: bigint): Promise<TipOutcome> {
    const { live } = this
    const { sharedRoundId = '' } = this.told.get().table.round ?? {}
    const request = { requestId: newRequestId(), sharedRoundId, amountMinor: String(amountMinor) }
    return payFor(this.purse, amountMinor, live && (() => live.tip(request)))
  }

  /** A bet on a round to come. */
  protected async placeAhead(bet: Omit<AheadRequest, 'requestId'>): Promise<Outcome<SharedBetAnswer>> {
    const request = { requestId: newRequestId(), ...bet }
    return this.sounded(payFor(this.purse, BigInt(bet.stakeMinor), () => this.parts.studio.aheadBet(request)))
  }

  /** What is asked of the player between the cards; undefined where nobody answers. */
  protected async readStage(sharedRoundId: string): Promise<StageView | null | undefined> {
    return this.live?.stage(sharedRoundId)
  }

  /** A decision between the cards, asked until its answer is known; `addedMinor`: what it adds to the stake. */
  protected async sendWish(request: WishRequest, addedMinor: bigint): Promise<Outcome<WishAnswer>> {
    const { live } = this
    if (!live) return { ok: false, code: 'OFFLINE' }
    if (addedMinor > none && !(await this.purse.canStake(addedMinor))) return { ok: false, code: 'INSUFFICIENT_FUNDS' }
    const outcome = await askUntilKnown(() => live.wish(request), patiently)
    if (outcome.ok && outcome.value.balance) this.purse.take(outcome.value.balance)
    return outcome
  }

  /** Nothing more is added to the round. */
  protected sayReady = async (sharedRoundId: string, isSkip: boolean): Promise<boolean> =>
    (await this.live?.ready({ sharedRoundId, isSkip })) ?? false

  /** Ends a bet that stands, where the game lets its player do so. */
  protected end = async (roundId: string) =>
    (await this.live?.act({ roundId })) ?? { ok: false as const, code: 'OFFLINE' as const }

  /** What a bet came to is told once. */
  protected tellEnd(bet: SharedBetView): void {
    const { roundId, payoutMinor } = bet
    const [stakeMinor, paidMinor] = [stakedMinor(bet), BigInt(payoutMinor)]
    const facts = withRound(this.told.get().facts, { roundId, stakeMinor, paidMinor })
    keepFacts(this.parts.tab, this.parts.frameSession ?? this.opened.session, facts)
    this.told.set({ facts })
    this.portal.tell({
      type: 'fairground.round',
      roundId,
      stakeMinor: String(stakeMinor),
      totalMinor: payoutMinor,
    })
    if (paidMinor === none) return
    this.purse.show(this.told.get().balanceMinor + paidMinor)
    this.purse.tell()
    this.purse.expectMore()
  }

  /** Shows the round of a bet that is over in place of the table, which comes back after it. No money moves. */
  private async showAgain(bet: SharedBetView): Promise<void> {
    const before = this.screen.get()
    const rules = rulesOfBet(bet)
    if (before.phase !== 'idle' || before.autoplay || !rules) return
    let shown: Partial<State> = {}
    this.watch = watchRound(rules, bet, (moment) => {
      shown = this.watchedRound(moment)
      this.screen.set(shown)
      this.told.set({ phase: 'showing', watchedId: bet.roundId, table: moment.table, list: undefined })
    })
    await this.watch.over
    if (this.parts.isWatched) return this.told.set({ phase: 'idle' })
    this.watch = undefined
    this.screen.set(sameFields(before, shown))
    const { table, list } = before
    this.told.set({ phase: 'idle', watchedId: undefined, table, list })
    if (this.heard) this.follow(this.heard)
    await Promise.all([this.readBets(), this.readPast()])
  }

  private follows(isOnline: boolean): void {
    const wasOnline = this.told.get().isOnline
    this.told.set({ isOnline })
    if (!isOnline || wasOnline) return
    void this.readBets()
    void this.readPast()
  }

  private follow(table: SharedTableView): void {
    this.heard = table
    if (this.watch) return
    const before = this.screen.get()
    const isNew = table.round?.sharedRoundId !== before.table.round?.sharedRoundId
    this.told.set({ table })
    if (isNew) {
      this.told.set({ list: undefined })
      this.screen.set(this.newRound())
    }
    this.onTable(before)
    if (!isNew && table.phase === before.table.phase) return
    if (table.phase === 'result') void this.endRound(table)
    if (table.phase === 'void') void this.readBets()
    this.onPhase(table.phase)
  }

  /** The result is shown; a moment later every bet has been written to its end. */
  private async endRound(table: SharedTableView): Promise<void> {
    if (!table.round?.result) return
    const round = pastOf(table, this.opened)
    const earlier = this.told.get().past.filter(({ sharedRoundId }) => sharedRoundId !== round.sharedRoundId)
    const { sharedRoundId: roundId, endedAt: startedAt, fairness } = round
    this.told.set({ past: [round, ...earlier].slice(0, pastRounds), lastRound: { roundId, startedAt, fairness } })
    await new Promise((resolve) => setTimeout(resolve, settledAfterMs))
    await this.readBets()
    this.onSettled(round.sharedRoundId)
  }

  protected async readBets(): Promise<void> {
    const open = await this.parts.studio.sharedOpen()
    if (open.ok && !this.watch) this.keepBets(open.value.bets)
  }

  protected async readPast(): Promise<void> {
    const past = await this.parts.studio.sharedPast()
    const { table, past: before } = this.told.get()
    if (past.ok) this.told.set({ past: withShown(past.value.rounds, before, table) })
  }
}
