import type { RotateAnswer, RotateRequest, SharedBetView, SharedTableView } from '@fairground/contract/studio'
import { type BingoGame, bingoGames, bingoPriceMinor, purchasesMax } from '@fairground/game-rules/games/bingo'
import type { FrameGame } from '../../components/frame-context.ts'
import { buzz } from '../../instant/buzz.ts'
import { soundKey } from '../../instant/first-state.ts'
import { newRequestId } from '../../lib/new-request-id.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { Purse } from '../../play/purse.ts'
import type { RoundRecords } from '../../rounds/round-record.ts'
import { keepFacts, readFacts, startFacts, withRound } from '../../session/session-facts.ts'
import { connectTable, type LiveTable } from '../../shared/live-table.ts'
import { pastOf } from '../../shared/past-of.ts'
import type { SharedParts } from '../../shared/shared-parts.ts'
import { createSharedRecords } from '../../shared/shared-records.ts'
import { rulesOfBet, type Watch, type WatchedMoment, watchRound } from '../../shared/watch-round.ts'
import { askUntilKnown } from '../../studio/ask-until-known.ts'
import type { Outcome } from '../../studio/studio-client.ts'
import type { BingoState } from './bingo-state.ts'
import { voiceOf } from './call-voice.ts'
import { type RoundNow, readRound } from './read-round.ts'

const none = 0n
const settledAfterMs = 600

/** One player in a bingo room: purchases, the tickets that come of them, and what the screen says. */
export class BingoPlay implements FrameGame {
  readonly opened
  readonly portal
  readonly sound
  readonly screen: Store<BingoState>
  readonly records: RoundRecords
  readonly hasFreeSpins = false
  readonly game: BingoGame
  readonly priceMinor: bigint
  readonly isCalm: () => boolean
  private readonly parts: SharedParts
  private readonly purse: Purse
  private live: LiveTable | undefined
  private watch: Watch | undefined
  /** What the room said while another round was shown. */
  private heard: SharedTableView | undefined

  constructor(parts: SharedParts) {
    const { opened, studio, portal, sound, isCalm } = parts
    const game = bingoGames.find(({ id }) => id === opened.rulesId)
    const priceMinor = bingoPriceMinor(opened.currency)
    if (!game || priceMinor === undefined) throw new Error(`no tickets of ${opened.rulesId} in ${opened.currency}`)
    this.parts = parts
    this.opened = opened
    this.portal = portal
    this.sound = sound
    this.isCalm = isCalm
    this.game = game
    this.priceMinor = priceMinor
    this.screen = createStore(firstState(parts))
    const { currency, balanceVersion } = opened
    this.purse = new Purse({ currency, balanceVersion, studio, portal, screen: this.screen })
    this.records = createSharedRecords(studio, (bet) => void this.showAgain(bet))
    if (this.screen.get().isSoundOn) sound.setOn(true)
  }

  /** Opens the line to the room, and tells the portal that the game stands. */
  async begin(): Promise<void> {
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    if (this.parts.isWatched) {
      await this.records.list()
      return
    }
    this.live = await connectTable({
      session: this.opened.session,
      chat: this.parts.chat,
      onTable: (view) => this.follow(view),
      onBets: (list) => !this.watch && this.screen.set({ list }),
      onLine: (isOnline) => this.follows(isOnline),
    })
  }

  /** The server's time, as near as it is known. */
  nowMs = (): number => (this.watch ?? this.live)?.nowMs() ?? Date.now()

  /** What the round says to this player now. */
  roundNow(state: Pick<BingoState, 'table' | 'list' | 'bets'> = this.screen.get()): RoundNow {
    return readRound(state, { game: this.game, currency: this.opened.currency, priceMinor: this.priceMinor })
  }

  /** Buys tickets of the round on sale; does nothing when it sells none to this player. */
  async buy(tickets: number): Promise<void> {
    const { table, bets, isBuying, notice } = this.screen.get()
    const place = freePlace(bets)
    if (!table.round || table.phase !== 'betting' || isBuying || notice || this.watch || place === undefined) return
    buzz(this.isCalm())
    this.sound.play('click')
    this.screen.set({ isBuying: true })
    const outcome = await this.ask(table.round.sharedRoundId, place, tickets)
    this.screen.set({ isBuying: false })
    if (!outcome.ok) return this.screen.set({ notice: outcome.code })
    this.sound.play('start')
    this.purse.take(outcome.value)
    this.keep([outcome.value.bet])
  }

  private async ask(sharedRoundId: string, place: number, tickets: number) {
    if (!(await this.purse.canStake(this.priceMinor * BigInt(tickets)))) {
      return { ok: false as const, code: 'INSUFFICIENT_FUNDS' as const }
    }
    const request = { requestId: newRequestId(), sharedRoundId, place, bet: { tickets } }
    return askUntilKnown(() => this.parts.studio.sharedBet(request), {
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onChecking: () => {},
    })
  }

  /** Purchases as the studio tells them, in place of what was known of them; those of other rounds are left out. */
  private keep(told: readonly SharedBetView[]): void {
    const { table, bets } = this.screen.get()
    const known = new Map(bets.map((bet) => [bet.place, bet]))
    for (const bet of told) {
      if (bet.sharedRoundId !== table.round?.sharedRoundId) continue
      if (bet.state === 'ended' && known.get(bet.place)?.state !== 'ended') this.tellEnd(bet)
      if (bet.state === 'void') known.delete(bet.place)
      else known.set(bet.place, bet)
    }
    const now = [...known.values()].sort((a, b) => a.place - b.place)
    this.screen.set({ bets: now, phase: phaseOf(now) })
  }

  /** Shows the round of a purchase that is over in place of the room, which comes back after it. No money moves. */
  private async showAgain(bet: SharedBetView): Promise<void> {
    const { phase, table, bets, list } = this.screen.get()
    const rules = rulesOfBet(bet)
    if (phase !== 'idle' || !rules) return
    this.watch = watchRound(rules, bet, (moment) => this.showMoment(moment))
    await this.watch.over
    if (this.parts.isWatched) return this.screen.set({ phase: 'idle' })
    this.watch = undefined
    this.screen.set({ phase: 'idle', watchedId: undefined, table, bets, list })
    if (this.heard) this.follow(this.heard)
    await this.readBets()
  }

  private showMoment({ table, bet }: WatchedMoment): void {
    const before = this.roundNow()
    this.screen.set({ phase: 'showing', watchedId: bet.roundId, table, bets: [bet], list: undefined })
    this.speak(before)
  }

  /** What a purchase came to is told once. */
  private tellEnd(bet: SharedBetView): void {
    const { roundId, stakeMinor, payoutMinor } = bet
    const paidMinor = BigInt(payoutMinor)
    const facts = withRound(this.screen.get().facts, { roundId, stakeMinor: BigInt(stakeMinor), paidMinor })
    keepFacts(this.parts.tab, this.opened.session, facts)
    this.screen.set({ facts })
    this.portal.tell({ type: 'fairground.round', roundId, stakeMinor, totalMinor: payoutMinor })
    if (paidMinor === none) return
    this.purse.show(this.screen.get().balanceMinor + paidMinor)
    this.purse.tell()
    this.purse.expectMore()
  }

  private follows(isOnline: boolean): void {
    const wasOnline = this.screen.get().isOnline
    this.screen.set({ isOnline })
    if (isOnline && !wasOnline) void this.readBets()
  }

  /** The room has moved on. */
  private follow(table: SharedTableView): void {
    this.heard = table
    if (this.watch) return
    const before = this.screen.get()
    const isNew = table.round?.sharedRoundId !== before.table.round?.sharedRoundId
    const changes = isNew ? { bets: [], list: undefined, phase: 'idle' } : {}
    this.screen.set({ table, ...changes })
    this.speak(this.roundNow(before))
    if (!isNew && table.phase === before.table.phase) return
    if (table.phase === 'running' || table.phase === 'void') void this.readBets()
    if (table.phase === 'result') void this.endRound(table)
  }

  private speak(before: RoundNow): void {
    const now = this.roundNow()
    const voice = now.balls.length > before.balls.length ? voiceOf(now) : undefined
    if (voice) this.sound.play(voice)
  }

  /** A moment after the last number every purchase has been written to its end. */
  private async endRound(table: SharedTableView): Promise<void> {
    const round = pastOf(table, this.opened)
    const earlier = this.screen.get().past.filter(({ sharedRoundId }) => sharedRoundId !== round.sharedRoundId)
    const { sharedRoundId: roundId, endedAt: startedAt, fairness } = round
    this.screen.set({ past: [round, ...earlier], lastRound: { roundId, startedAt, fairness } })
    await new Promise((resolve) => setTimeout(resolve, settledAfterMs))
    await this.readBets()
  }

  private async readBets(): Promise<void> {
    const open = await this.parts.studio.sharedOpen()
    if (open.ok && !this.watch) this.keep(open.value.bets)
  }

  toggleSound(): void {
    const isSoundOn = !this.screen.get().isSoundOn
    this.parts.device.write(soundKey, isSoundOn ? 'on' : 'off')
    this.sound.setOn(isSoundOn)
    this.screen.set({ isSoundOn })
  }

  /** The seeds of the room are nobody's: the player's own pair is for other games. */
  async rotate(request: RotateRequest): Promise<Outcome<RotateAnswer>> {
    const outcome = await this.parts.studio.rotate(request)
    if (outcome.ok) this.screen.set({ seeds: outcome.value.seeds })
    return outcome
  }

  dismissNotice(): void {
    this.screen.set({ notice: undefined })
  }

  /** Tickets are bought by hand. */
  startAutoplay(): void {}
  stopAutoplay(): void {}
}

/** Whether tickets of the player are in the round: nothing else is shown then. */
const phaseOf = (bets: readonly SharedBetView[]): string =>
  bets.some(({ state }) => state === 'taken' || state === 'betting') ? 'playing' : 'idle'

const freePlace = (bets: readonly SharedBetView[]): number | undefined =>
  Array.from({ length: purchasesMax }, (_, place) => place).find((place) => !bets.some((bet) => bet.place === place))

function firstState({ opened, tab, device }: SharedParts): BingoState {
  return {
    phase: phaseOf(opened.bets),
    table: opened.table,
    list: undefined,
    bets: opened.bets,
    past: [],
    isBuying: false,
    isOnline: true,
    watchedId: undefined,
    lastRound: undefined,
    autoplay: undefined,
    notice: undefined,
    balanceMinor: BigInt(opened.balanceMinor),
    stakeMinor: bingoPriceMinor(opened.currency) ?? none,
    isSoundOn: device.read(soundKey) === 'on',
    seeds: opened.seeds,
    facts: readFacts(tab, opened.session) ?? startFacts(Date.now()),
  }
}
