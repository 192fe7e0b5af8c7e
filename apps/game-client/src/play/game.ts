import type {
  FreeRoundsState,
  RotateAnswer,
  RotateRequest,
  SlotOpenAnswer,
  SpinAnswer,
  StudioRound,
} from '@fairground/contract/studio'
import {
  isOnLadder,
  keepFacts,
  keepStake,
  type LiveLimits,
  type PortalPage,
  Purse,
  type RoundRecords,
  type SafeStorage,
  type SoundDesk,
  withRound,
} from '@fairground/vendor-ui'
import { type AutoplayRules, afterRound, startRun } from '../autoplay/autoplay.ts'
import type { Machine } from '../machine/machine.ts'
import { openingSpin } from '../reels/opening-spin.ts'
import { createShownEvents, type ShownEvents } from '../rounds/resume-point.ts'
import { slotRecords } from '../rounds/slot-record.ts'
import { resumedStakeMinor } from '../rounds/spin-stake.ts'
import type { Outcome, RefusalCode, StudioClient } from '../studio/studio-client.ts'
import { askForSpin } from './ask-for-spin.ts'
import { askedPace, leftOfRoundMs } from './asked-pace.ts'
import { openingScreen, turboKey } from './opening-screen.ts'
import { type Pace, paceOf } from './pace.ts'
import { presentRound } from './present-round.ts'
import type { Screen, ScreenState } from './screen.ts'
import { StudioDesk } from './studio-desk.ts'
import { createWaiting, type Waiting } from './waiting.ts'
import { createWinCycle, type WinCycle } from './win-cycle.ts'

export interface GameParts {
  opened: SlotOpenAnswer
  studio: StudioClient
  limits: LiveLimits
  machine: Machine
  portal: PortalPage
  sound: SoundDesk
  tab: SafeStorage
  device: SafeStorage
  /** Whether the player wants less movement, now. */
  isCalm(): boolean
}

/** One player at one machine: takes the bets, has the rounds shown, keeps what the screen says. */
export class Game extends StudioDesk<ScreenState> {
  readonly opened: SlotOpenAnswer
  readonly studio: StudioClient
  readonly limits: LiveLimits
  readonly machine: Machine
  readonly screen: Screen
  readonly waiting: Waiting = createWaiting()
  readonly shown: ShownEvents
  readonly winCycle: WinCycle
  readonly records: RoundRecords
  readonly hasFreeSpins = true
  /** The reels as they stand between rounds. */
  standing
  private readonly purse: Purse
  private collecting: Promise<void> = Promise.resolve()
  private uncollected: string | undefined
  /** As the last answer told them; shown when the round of that answer has ended. */
  private freeRounds: FreeRoundsState | undefined
  private toldBusy = false
  /** When the last spin was asked for. */
  private askedAtMs = Number.NEGATIVE_INFINITY
  private readonly parts: GameParts

  constructor(parts: GameParts) {
    const { opened, studio, limits, machine, portal, sound, tab } = parts
    super(parts)
    this.parts = parts
    this.opened = opened
    this.studio = studio
    this.limits = limits
    this.machine = machine
    this.shown = createShownEvents(tab)
    this.records = slotRecords(studio, (stored) => void this.replayRound(stored))
    this.standing = openingSpin(machine.model)
    this.freeRounds = opened.freeRounds ?? undefined
    this.screen = openingScreen(parts)
    const { currency, balanceVersion } = opened
    this.purse = new Purse({ currency, balanceVersion, calls: studio, portal, screen: this.screen })
    this.winCycle = createWinCycle(machine, this.screen)
    machine.showWindow(this.standing, this.standing.window)
    keepStake(this.screen, limits, isOnLadder)
    if (this.screen.get().isSoundOn) sound.setOn(true)
  }

  /** Shows a round that was cut short, if there is one, and tells the portal that the game stands. */
  begin(): void {
    this.machine.setCalm(this.parts.isCalm())
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    if (this.opened.unfinished) void this.present(this.opened.unfinished)
  }

  get pace(): Pace {
    const { turbo, roundMsMin } = askedPace(this.limits)
    return paceOf({ isTurbo: turbo && this.screen.get().isTurbo, isCalm: this.parts.isCalm(), roundMsMin })
  }

  /** The one big button: a bet when nothing happens, a shorter show while something does. */
  press(): void {
    if (this.screen.get().phase === 'idle') void this.spin()
    else this.hurry()
  }

  /** Where nothing may shorten a round, only what stands over the reels can be put away. */
  hurry(): void {
    if (!askedPace(this.limits).turbo && !this.screen.get().scene) return
    this.waiting.hurry()
    if (this.screen.get().phase === 'showing') this.machine.hurry()
  }

  /** One bet with one request id. Only one is under way at a time, so that a double click is one bet. */
  async spin(isBought = false): Promise<void> {
    const { phase, notice, stakeMinor, freeRounds } = this.screen.get()
    if (phase !== 'idle' || notice) return
    this.winCycle.stop()
    this.screen.set({
      phase: 'spinning',
      detail: { kind: 'spinning' },
      win: undefined,
      roundId: undefined,
      board: undefined,
    })
    this.tellBusy(true)
    const priceMinor = stakeMinor * BigInt(isBought ? (this.machine.model.buy?.costX ?? 1) : 1)
    if (!freeRounds && !(await this.purse.canStake(priceMinor))) return this.refuse('INSUFFICIENT_FUNDS')
    this.machine.setCalm(this.parts.isCalm())
    this.machine.start('base')
    this.sound.play('start')
    const turningSinceMs = performance.now()
    await this.collecting
    await this.collect()
    this.askedAtMs = performance.now()
    const outcome = await askForSpin(this, {
      stakeMinor: String(stakeMinor),
      ...(freeRounds ? { freeRoundsId: freeRounds.freeRoundsId } : {}),
      ...(isBought ? { isBought } : {}),
    })
    if (outcome.ok) return this.accept(outcome.value, turningSinceMs)
    await this.machine.stop(this.standing, this.pace, () => {})
    if (outcome.code === 'ROUND_UNFINISHED') return this.resumeOpenRound()
    this.refuse(outcome.code)
  }

  private accept({ round, balanceVersion, seeds, freeRounds }: SpinAnswer, turningSinceMs: number): Promise<void> {
    this.purse.noteVersion(balanceVersion)
    this.screen.set({ seeds })
    this.freeRounds = freeRounds ?? undefined
    return this.present(round, turningSinceMs)
  }

  /** Shows a round of this player from where it was cut, then collects it. */
  private async present(round: StudioRound, turningSinceMs?: number): Promise<void> {
    const from = this.shown.countOf(round.roundId, round.events.length)
    this.tellBusy(true)
    this.purse.showBet(round)
    this.screen.set({ phase: 'showing', roundId: round.roundId })
    const wins = await presentRound(this, round, { from, turningSinceMs })
    if (turningSinceMs !== undefined) await this.untilRoundMayEnd()
    this.finish(round)
    if (!this.goOnByItself(round)) this.winCycle.start(wins, this.pace.lineMs)
  }

  private untilRoundMayEnd(): Promise<void> {
    const leftMs = leftOfRoundMs(askedPace(this.limits), this.askedAtMs, performance.now())
    return leftMs > 0 ? new Promise((resolve) => setTimeout(resolve, leftMs)) : Promise.resolve()
  }

  private finish(round: StudioRound): void {
    const { totalMinor, roundId } = round
    const stakeMinor = round.isFree ? '0' : round.stakeMinor
    const counted = { roundId, stakeMinor: BigInt(stakeMinor), paidMinor: BigInt(totalMinor) }
    const facts = withRound(this.screen.get().facts, counted)
    keepFacts(this.parts.tab, this.opened.session, facts)
    this.screen.set({ phase: 'idle', lastRound: round, facts })
    this.showFreeRounds()
    this.purse.showResult(round)
    if (round.jackpotWins.length > 0) this.purse.expectMore()
    this.tellBusy(false)
    this.portal.tell({ type: 'fairground.round', roundId, stakeMinor, totalMinor })
    this.uncollected = roundId
    this.collecting = this.collect()
  }

  /** The next round for nothing, or the player's own money again, at the stake to begin with. */
  private showFreeRounds(): void {
    const { freeRounds } = this
    if (!freeRounds && !this.screen.get().freeRounds) return
    this.screen.set({ freeRounds, stakeMinor: BigInt(freeRounds?.stakeMinor ?? this.limits.get().stakeMinorDefault) })
  }

  /** Harmless to repeat: what a lost connection left over is collected before the next bet. */
  private async collect(): Promise<void> {
    const roundId = this.uncollected
    if (roundId === undefined) return
    const collected = await this.studio.collect(roundId)
    if (!collected.ok) return
    this.uncollected = undefined
    this.shown.forget(roundId)
    this.purse.take(collected.value)
  }

  /** The next round of a run; false when the run is over or there is none. */
  private goOnByItself(round: StudioRound): boolean {
    const { autoplay } = this.screen.get()
    if (!autoplay) return false
    const hasFreeSpins = round.events.some(({ type }) => type === 'free-spins-awarded')
    const result = { stakeMinor: BigInt(round.stakeMinor), paidMinor: BigInt(round.totalMinor), hasFreeSpins }
    const { run, stop } = afterRound(autoplay, result)
    const isOver = stop !== undefined || !askedPace(this.limits).autoplay
    this.screen.set({ autoplay: isOver ? undefined : run })
    if (isOver) return false
    void this.waiting.wait(this.pace.betweenSpinsMs).then(() => this.screen.get().autoplay && this.spin())
    return true
  }

  startAutoplay(rules: AutoplayRules): void {
    this.screen.set({ autoplay: startRun(rules) })
    void this.spin()
  }

  stopAutoplay(): void {
    this.screen.set({ autoplay: undefined })
  }

  /** Shows a stored round again. No money moves, and the reels stand as before when it is over. */
  async replayRound(round: StudioRound): Promise<void> {
    if (this.screen.get().phase !== 'idle') return
    const { win, detail, roundId } = this.screen.get()
    this.winCycle.stop()
    this.screen.set({ phase: 'showing', replayed: round, roundId: round.roundId, win: undefined, detail: undefined })
    const { standing } = this
    await presentRound(this, round, { from: 0 })
    await this.waiting.wait(this.pace.sceneMs)
    this.standing = standing
    this.machine.clearWins()
    this.machine.showWindow(standing, standing.window)
    this.screen.set({ phase: 'idle', replayed: undefined, roundId, win, detail, board: standing.window })
  }

  setStake(stakeMinor: bigint): void {
    const { phase, autoplay, freeRounds } = this.screen.get()
    if (phase !== 'idle' || autoplay || freeRounds) return
    this.sound.play('click')
    this.screen.set({ stakeMinor })
  }

  toggleTurbo(): void {
    const isTurbo = !this.screen.get().isTurbo
    this.sound.play('click')
    this.parts.device.write(turboKey, isTurbo ? 'on' : 'off')
    this.screen.set({ isTurbo })
  }

  /** Reveals the server seed in use and goes on with the next pair. */
  override async rotate(request: RotateRequest): Promise<Outcome<RotateAnswer>> {
    await this.collecting
    return super.rotate(request)
  }

  private async resumeOpenRound(): Promise<void> {
    const latest = await this.studio.rounds(undefined, 1)
    if (!latest.ok) return this.refuse(latest.code)
    const open = latest.value.rounds.find(({ state }) => state === 'presenting')
    if (!open) return this.refuse('ROUND_UNFINISHED')
    this.screen.set({ stakeMinor: resumedStakeMinor(open) ?? this.screen.get().stakeMinor })
    return this.present(open)
  }

  private refuse(code: RefusalCode): void {
    if (code === 'FREE_ROUNDS_OVER') this.freeRounds = undefined
    this.showFreeRounds()
    this.screen.set({
      phase: 'idle',
      notice: code,
      autoplay: undefined,
      detail: { kind: 'ready' },
      board: this.standing.window,
    })
    this.tellBusy(false)
  }

  private tellBusy(isBusy: boolean): void {
    if (isBusy !== this.toldBusy) this.portal.tell({ type: 'fairground.busy', isBusy })
    this.toldBusy = isBusy
  }
}
