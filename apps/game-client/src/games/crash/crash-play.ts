import type { RotateAnswer, RotateRequest, SharedBetView, SharedTableView } from '@fairground/contract/studio'
import { type AutoplayRules, startRun } from '../../autoplay/autoplay.ts'
import type { FrameGame } from '../../components/frame-context.ts'
import { buzz } from '../../instant/buzz.ts'
import { soundKey } from '../../instant/first-state.ts'
import { newRequestId } from '../../lib/new-request-id.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { Purse } from '../../play/purse.ts'
import type { RoundRecords } from '../../rounds/round-record.ts'
import type { LiveLimits } from '../../session/live-limits.ts'
import { keepFacts, withRound } from '../../session/session-facts.ts'
import { connectTable, type LiveTable } from '../../shared/live-table.ts'
import { pastOf } from '../../shared/past-of.ts'
import { RainDesk } from '../../shared/rain/rain-desk.ts'
import type { SharedParts } from '../../shared/shared-parts.ts'
import { createSharedRecords } from '../../shared/shared-records.ts'
import { rulesOfBet, type Watch, watchRound } from '../../shared/watch-round.ts'
import { askUntilKnown } from '../../studio/ask-until-known.ts'
import type { Outcome, RefusalCode } from '../../studio/studio-client.ts'
import { firstState } from './crash-first-state.ts'
import { fittingStake, runAfter, stakedMinor, stakeOf, wantedPlaces, withPanel } from './crash-panels.ts'
import { type CrashState, hasAutoDue, type Panel, type Place, phaseOf, places, watchedState } from './crash-state.ts'

const pastShown = 50
const none = 0n

/** One player at the crash table: bets for two places, cash-outs, auto bet, and what the screen says. */
export class CrashPlay implements FrameGame {
  readonly opened
  readonly limits: LiveLimits
  readonly portal
  readonly sound
  readonly screen: Store<CrashState>
  readonly records: RoundRecords
  readonly rain: RainDesk
  readonly hasFreeSpins = false
  readonly isCalm: () => boolean
  private readonly parts: SharedParts
  private readonly purse: Purse
  private live: LiveTable | undefined
  private watch: Watch | undefined
  /** What the table said while another round was shown. */
  private heard: SharedTableView | undefined

  constructor(parts: SharedParts) {
    const { opened, limits, studio, portal, sound, isCalm } = parts
    this.parts = parts
    this.opened = opened
    this.limits = limits
    this.portal = portal
    this.sound = sound
    this.isCalm = isCalm
    this.screen = createStore(firstState(parts))
    const { currency, balanceVersion } = opened
    this.purse = new Purse({ currency, balanceVersion, studio, portal, screen: this.screen })
    const isOn = opened.mode === 'real' && !parts.isWatched
    this.rain = new RainDesk({ studio, nowMs: this.nowMs, isOn })
    this.records = createSharedRecords(studio, (bet) => void this.showAgain(bet))
    limits.subscribe(() => this.fitStakes())
    if (this.screen.get().isSoundOn) sound.setOn(true)
  }

  /** Opens the line to the table, and tells the portal that the game stands. */
  async begin(): Promise<void> {
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    if (this.parts.isWatched) return void (await this.records.list())
    await Promise.all([this.readPast(), this.rain.refresh()])
    this.live = await connectTable({
      session: this.opened.session,
      chat: this.parts.chat,
      onTable: (view) => this.follow(view),
      onBets: (list) => {
        if (this.watch) return
        this.screen.set({ list })
        if (hasAutoDue(this.screen.get(), this.nowMs())) void this.readBets()
      },
      onRain: (news) => this.rain.hear(news),
      onLine: (isOnline) => this.follows(isOnline),
    })
  }

  /** The server's time, as near as it is known. */
  nowMs = (): number => (this.watch ?? this.live)?.nowMs() ?? Date.now()

  change(place: Place, patch: Partial<Pick<Panel, 'stakeMinor' | 'autoX100'>>): void {
    if (this.screen.get().autoplay) return
    this.sound.play('click')
    this.setPanel(place, patch)
  }

  toggleSecond(): void {
    const { hasSecond, panels } = this.screen.get()
    if (hasSecond && (panels[1].bet || panels[1].wish !== 'none')) return
    this.screen.set({ hasSecond: !hasSecond })
    this.tellStake()
  }

  /** The one button of a panel: bet, wait for the next round, give the wait up, or cash out. */
  press(place: Place): void {
    const { table, panels, notice } = this.screen.get()
    const panel = panels[place]
    if (notice || this.watch || panel.wish === 'asking' || panel.isEnding) return
    buzz(this.isCalm())
    if (panel.bet?.state === 'taken') {
      if (table.phase === 'running') void this.cashOut(place, panel.bet)
      return
    }
    this.sound.play('click')
    if (panel.wish === 'queued') this.setPanel(place, { wish: 'none' })
    else if (table.phase === 'betting' && !panel.bet) void this.bet(place)
    else this.setPanel(place, { wish: 'queued' })
  }

  private async bet(place: Place): Promise<void> {
    const { table, panels } = this.screen.get()
    const free = this.rain.next(place)
    const { autoX100, stakeMinor } = free ? { ...panels[place], stakeMinor: BigInt(free.stakeMinor) } : panels[place]
    const sharedRoundId = table.round?.sharedRoundId
    if (sharedRoundId === undefined) return
    this.setPanel(place, { wish: 'asking' })
    if (!free && !(await this.purse.canStake(stakeMinor))) return this.refuse(place, 'INSUFFICIENT_FUNDS')
    const bet = { stakeMinor: String(stakeMinor), autoX100 }
    const request = { requestId: newRequestId(), sharedRoundId, place, bet, freeBetId: free?.freeBetId }
    const outcome = await askUntilKnown(() => this.parts.studio.sharedBet(request), {
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onChecking: () => {},
    })
    this.rain.afterBet(free)
    if (!outcome.ok) return this.refuse(place, outcome.code)
    this.sound.play('start')
    this.purse.take(outcome.value)
    this.setPanel(place, { wish: 'none' })
    this.showBet(outcome.value.bet)
  }

  private async cashOut(place: Place, { roundId }: SharedBetView): Promise<void> {
    this.setPanel(place, { isEnding: true })
    const outcome = await (this.live?.act({ roundId }) ?? { ok: false as const, code: 'OFFLINE' as const })
    this.setPanel(place, { isEnding: false })
    if (outcome.ok) this.showBet(outcome.value.bet)
    else if (outcome.code !== 'ROUND_MOVED_ON') void this.readBets()
  }

  /** A bet as the studio tells it: shown in its panel, its money told once. */
  private showBet(bet: SharedBetView): void {
    const place: Place = bet.place === 1 ? 1 : 0
    const { table, panels, facts } = this.screen.get()
    if (bet.sharedRoundId !== table.round?.sharedRoundId) return
    const wasOpen = panels[place].bet?.state !== 'ended'
    this.setPanel(place, { bet: bet.state === 'void' ? undefined : bet, isEnding: false })
    if (bet.state !== 'ended' || !wasOpen) return
    const [stakeMinor, paidMinor] = [stakedMinor(bet), BigInt(bet.payoutMinor)]
    const next = withRound(facts, { roundId: bet.roundId, stakeMinor, paidMinor })
    keepFacts(this.parts.tab, this.opened.session, next)
    this.screen.set({ facts: next })
    const told = { roundId: bet.roundId, stakeMinor: String(stakeMinor), totalMinor: bet.payoutMinor }
    this.portal.tell({ type: 'fairground.round', ...told })
    if (paidMinor > none) {
      this.sound.play(paidMinor >= BigInt(bet.stakeMinor) * tenfold ? 'bigWin' : 'win')
      this.purse.show(this.screen.get().balanceMinor + paidMinor)
      this.purse.tell()
      this.purse.expectMore()
    }
  }

  /** Shows the round of a bet that is over in place of the table, which comes back after it. No money moves. */
  private async showAgain(bet: SharedBetView): Promise<void> {
    const { phase, autoplay, table, panels, hasSecond, list } = this.screen.get()
    const rules = rulesOfBet(bet)
    if (phase !== 'idle' || autoplay || !rules) return
    this.watch = watchRound(rules, bet, (moment) => this.screen.set(watchedState(moment, panels)))
    await this.watch.over
    if (this.parts.isWatched) return this.screen.set({ phase: 'idle' })
    this.watch = undefined
    this.screen.set({ phase: 'idle', watchedId: undefined, table, panels, hasSecond, list })
    if (this.heard) this.follow(this.heard)
    await Promise.all([this.readBets(), this.readPast()])
  }

  private follows(isOnline: boolean): void {
    const wasOnline = this.screen.get().isOnline
    this.screen.set({ isOnline })
    if (isOnline && !wasOnline) void this.readBets()
  }

  /** The table has moved on. */
  private follow(table: SharedTableView): void {
    this.heard = table
    if (this.watch) return
    const before = this.screen.get().table
    this.screen.set({ table })
    const isNew = table.round?.sharedRoundId !== before.round?.sharedRoundId
    if (isNew) this.openRound()
    if (isNew || table.phase !== before.phase) {
      if (table.phase === 'betting') this.placeQueued()
      if (table.phase === 'result') void this.endRound(table)
      if (table.phase === 'void') void Promise.all([this.readBets(), this.rain.refresh()])
    }
  }

  private openRound(): void {
    for (const place of places) this.setPanel(place, { bet: undefined, isEnding: false })
    this.screen.set({ list: undefined })
  }

  private placeQueued(): void {
    for (const place of wantedPlaces(this.screen.get())) void this.bet(place)
  }

  /** The bust is shown; a moment later every bet has been written to its end. */
  private async endRound(table: SharedTableView): Promise<void> {
    if (!table.round?.result) return
    const round = pastOf(table, this.opened)
    const earlier = this.screen.get().past.filter(({ sharedRoundId }) => sharedRoundId !== round.sharedRoundId)
    const { sharedRoundId: roundId, endedAt: startedAt, fairness } = round
    this.screen.set({ past: [round, ...earlier].slice(0, pastShown), lastRound: { roundId, startedAt, fairness } })
    await new Promise((resolve) => setTimeout(resolve, settledAfterMs))
    await this.readBets()
    this.screen.set({ autoplay: runAfter(this.screen.get(), round.sharedRoundId) })
  }

  startAutoplay(rules: AutoplayRules): void {
    this.screen.set({ autoplay: startRun(rules) })
    if (this.screen.get().table.phase === 'betting') this.placeQueued()
  }

  stopAutoplay(): void {
    this.screen.set({ autoplay: undefined })
  }

  toggleSound(): void {
    const isSoundOn = !this.screen.get().isSoundOn
    this.parts.device.write(soundKey, isSoundOn ? 'on' : 'off')
    this.sound.setOn(isSoundOn)
    this.screen.set({ isSoundOn })
  }

  /** The seeds of the table are nobody's: the player's own pair is for other games. */
  async rotate(request: RotateRequest): Promise<Outcome<RotateAnswer>> {
    const outcome = await this.parts.studio.rotate(request)
    if (outcome.ok) this.screen.set({ seeds: outcome.value.seeds })
    return outcome
  }

  dismissNotice(): void {
    this.screen.set({ notice: undefined })
  }

  private async readBets(): Promise<void> {
    const open = await this.parts.studio.sharedOpen()
    if (!open.ok || this.watch) return
    for (const place of places) {
      if (!open.value.bets.some((bet) => bet.place === place)) this.setPanel(place, { bet: undefined, isEnding: false })
    }
    for (const bet of open.value.bets) this.showBet(bet)
  }

  private async readPast(): Promise<void> {
    const past = await this.parts.studio.sharedPast()
    if (past.ok) this.screen.set({ past: past.value.rounds })
  }

  /** Stakes that are not offered any more are left for the nearest; a run goes on and is told by the studio. */
  private fitStakes(): void {
    if (this.screen.get().autoplay) return
    const { stakesMinor } = this.limits.get()
    for (const place of places)
      this.setPanel(place, { stakeMinor: fittingStake(this.screen.get().panels[place], stakesMinor) })
  }

  private refuse(place: Place, code: RefusalCode): void {
    if (code === 'STAKE_NOT_ALLOWED') void this.limits.ask()
    // Too late for this round: the bet is for the next one.
    if (code === 'BETTING_CLOSED') {
      this.setPanel(place, { wish: this.screen.get().autoplay ? 'none' : 'queued' })
      return
    }
    this.setPanel(place, { wish: 'none' })
    this.screen.set({ notice: code, autoplay: undefined })
  }

  private setPanel(place: Place, patch: Partial<Panel>): void {
    const panels = withPanel(this.screen.get().panels, place, patch)
    this.screen.set({ panels, phase: phaseOf(panels) })
    this.tellStake()
  }

  /** What one round costs: autoplay counts in it. */
  private tellStake(): void {
    const { panels, hasSecond, stakeMinor } = this.screen.get()
    const sum = stakeOf(panels, hasSecond)
    if (sum !== stakeMinor) this.screen.set({ stakeMinor: sum })
  }
}

const tenfold = 10n
const settledAfterMs = 600
