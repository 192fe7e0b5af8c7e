import type { InstantAnswer, InstantOpenAnswer, InstantRoundView } from '@fairground/contract/studio'
import {
  askUntilKnown,
  buzz,
  createRecords,
  createStore,
  isWithin,
  keepFacts,
  keepStake,
  type LiveLimits,
  newRequestId,
  Purse,
  type RoundRecords,
  type Store,
  withRound,
} from '@fairground/vendor-ui'
import { type AutoplayRules, afterRound, startRun } from '../autoplay/autoplay.ts'
import type { FrameGame } from '../components/frame-context.tsx'
import { askedPace, leftOfRoundMs } from '../play/asked-pace.ts'
import { StudioDesk } from '../play/studio-desk.ts'
import { createWaiting } from '../play/waiting.ts'
import { winTier } from '../rounds/win-tier.ts'
import type { Outcome, RefusalCode } from '../studio/studio-client.ts'
import { betOf, stakeMinorOf } from './bet.ts'
import { firstState, resumedChoice } from './first-state.ts'
import type { InstantParts } from './instant-parts.ts'
import { instantRecord, rulesOf } from './instant-record.ts'
import type { InstantAction, InstantScreen } from './instant-screen.ts'
import type { Choice, InstantState } from './instant-state.ts'

const betweenRoundsMs = 350
const replayStepMs = 450
const countMs = { none: 0, plain: 350, nice: 700, big: 1_400, mega: 2_200 } as const
const undoMax = 50
const recentMax = 50

/** One player at one game: takes the bets and the steps, has the rounds shown, keeps what the screen says. */
export class InstantPlay extends StudioDesk<InstantState> implements FrameGame {
  readonly opened: InstantOpenAnswer
  readonly limits: LiveLimits
  readonly view: InstantScreen
  readonly screen: Store<InstantState>
  readonly records: RoundRecords
  readonly rules
  readonly hasFreeSpins = false
  readonly isCalm: () => boolean
  private readonly parts: InstantParts
  private readonly purse: Purse
  private readonly waiting = createWaiting()
  private toldBusy = false
  /** When the last bet was asked for. */
  private askedAtMs = Number.NEGATIVE_INFINITY

  constructor(parts: InstantParts) {
    const { opened, limits, view, studio, portal, sound } = parts
    super(parts)
    this.parts = parts
    this.opened = opened
    this.limits = limits
    this.view = view
    this.isCalm = parts.isCalm
    this.rules = rulesOf(opened.rulesId, opened.rulesVersion)
    this.screen = createStore(firstState(parts))
    const { currency, balanceVersion } = opened
    this.purse = new Purse({ currency, balanceVersion, calls: studio, portal, screen: this.screen })
    this.records = createRecords({
      list: (before) => studio.instantRounds(before),
      find: (roundId) => studio.instantRound(roundId),
      recordOf: (round) => instantRecord(round, (stored) => void this.replay(stored)),
    })
    keepStake(this.screen, limits, isWithin)
    if (this.screen.get().isSoundOn) sound.setOn(true)
  }

  /** Puts a round that waits for its player on the board, and tells the portal that the game stands. */
  begin(): void {
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    if (this.view.Road) void this.readRecent()
    const { unfinished } = this.opened
    if (unfinished) void this.present(unfinished, unfinished.events.length)
  }

  /** Without an answer the road begins with the next round. */
  private async readRecent(): Promise<void> {
    const told = await this.parts.studio.instantRounds(undefined, recentMax)
    if (!told.ok) return
    const settled = told.value.rounds.filter(({ state }) => state === 'settled')
    this.keepRecent([...settled.toReversed(), ...this.screen.get().recent])
  }

  private keepRecent(rounds: readonly InstantRoundView[]): void {
    const known = new Map(rounds.map((round) => [round.roundId, round]))
    this.screen.set({ recent: [...known.values()].slice(-recentMax) })
  }

  /** Changes the next bet; `undo` takes it back. */
  choose(choice: Partial<Choice>): void {
    const { phase, autoplay, fields, stakeMinor, past } = this.screen.get()
    if (phase !== 'idle' || autoplay) return
    this.sound.play('click')
    this.screen.set({ ...choice, past: [...past, { fields, stakeMinor }].slice(-undoMax) })
  }

  undo(): void {
    const { past } = this.screen.get()
    const before = past.at(-1)
    if (!before || this.screen.get().phase !== 'idle') return
    this.sound.play('click')
    this.screen.set({ ...before, past: past.slice(0, -1) })
  }

  rebet(): void {
    const { lastBet } = this.screen.get()
    if (lastBet) this.choose(lastBet)
  }

  /** One bet with one request id. Only one is under way at a time, so that a double click is one bet. */
  async bet(): Promise<void> {
    const { phase, notice, fields, stakeMinor } = this.screen.get()
    if (phase !== 'idle' || notice) return
    const choice = { fields, stakeMinor }
    this.screen.set({ phase: 'asking', win: undefined })
    this.tellBusy(true)
    if (!(await this.purse.canStake(stakeMinorOf(this.view, choice)))) return this.refuse('INSUFFICIENT_FUNDS')
    this.sound.play('start')
    buzz(this.isCalm())
    const request = {
      requestId: newRequestId(),
      bet: betOf(this.view, choice, { rules: this.rules, ...this.limits.get().limits }),
    }
    this.askedAtMs = performance.now()
    const outcome = await this.askUntilKnown(() => this.parts.studio.instantBet(request))
    if (!outcome.ok) return outcome.code === 'ROUND_UNFINISHED' ? this.resume() : this.refuse(outcome.code)
    this.screen.set({ lastBet: choice })
    return this.accept(outcome.value, 0)
  }

  /** The next step of the open round. */
  async act(action: InstantAction): Promise<void> {
    const { phase, notice, round } = this.screen.get()
    if (phase !== 'open' || notice || !round?.allowed.includes(action.type)) return
    this.screen.set({ phase: 'asking' })
    this.sound.play('click')
    buzz(this.isCalm())
    const request = { requestId: newRequestId(), roundId: round.roundId, step: round.step, action }
    const outcome = await this.askUntilKnown(() => this.parts.studio.instantAct(request))
    if (outcome.ok) return this.accept(outcome.value, round.events.length)
    if (outcome.code === 'ROUND_MOVED_ON') return this.resume(round)
    this.screen.set({ phase: 'open', notice: outcome.code })
  }

  /** Ends the movement on the board. */
  hurry(): void {
    this.waiting.hurry()
  }

  private async askUntilKnown(ask: () => Promise<Outcome<InstantAnswer>>): Promise<Outcome<InstantAnswer>> {
    const outcome = await askUntilKnown(ask, {
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onChecking: () => this.screen.set({ isChecking: true }),
    })
    this.screen.set({ isChecking: false })
    return outcome
  }

  private accept({ round, balanceVersion, seeds }: InstantAnswer, from: number): Promise<void> {
    this.purse.noteVersion(balanceVersion)
    this.screen.set({ seeds })
    return this.present(round, from)
  }

  /** Shows the new events of a round; its money is told when they have been shown. */
  private async present(round: InstantRoundView, from: number): Promise<void> {
    if (round.state === 'void') return this.refuse('WALLET_UNREACHABLE')
    const { balanceAfterMinor, payoutMinor } = round
    this.tellBusy(true)
    this.purse.show(BigInt(balanceAfterMinor) - BigInt(payoutMinor))
    this.screen.set({ phase: 'showing', round, from, win: undefined, isReplay: false })
    await this.waiting.wait(this.showMs(round, from))
    if (!round.isOver) return this.screen.set({ phase: 'open' })
    await this.untilRoundMayEnd()
    this.settle(round)
  }

  private async untilRoundMayEnd(): Promise<void> {
    const leftMs = leftOfRoundMs(askedPace(this.limits), this.askedAtMs, performance.now())
    if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  }

  private showMs(round: InstantRoundView, from: number): number {
    if (this.isCalm()) return 0
    const { autoMs } = this.view
    return this.screen.get().autoplay && autoMs !== undefined ? autoMs : this.view.showMs(round, from)
  }

  private settle(round: InstantRoundView): void {
    const { roundId, payoutMinor } = round
    const [stakeMinor, paidMinor] = [BigInt(round.stakeMinor), BigInt(payoutMinor)]
    const facts = withRound(this.screen.get().facts, { roundId, stakeMinor, paidMinor })
    keepFacts(this.parts.tab, this.opened.session, facts)
    this.screen.set({
      phase: 'idle',
      lastRound: round,
      facts,
      win: paidMinor > 0n ? this.winOf(stakeMinor, paidMinor) : undefined,
      announced: { id: roundId, paidMinor, stakeMinor },
    })
    if (this.view.Road) this.keepRecent([...this.screen.get().recent, round])
    this.purse.show(BigInt(round.balanceAfterMinor))
    this.purse.tell()
    this.tellBusy(false)
    this.portal.tell({ type: 'fairground.round', roundId, stakeMinor: round.stakeMinor, totalMinor: payoutMinor })
    this.goOnByItself(stakeMinor, paidMinor)
  }

  /** Counted up and heard only when more than the stake comes back. */
  private winOf(stakeMinor: bigint, paidMinor: bigint): InstantState['win'] {
    const tier = winTier(paidMinor, stakeMinor)
    if (tier !== 'none') this.sound.play(tier === 'plain' ? 'win' : 'bigWin')
    return { fromMinor: 0n, toMinor: paidMinor, durationMs: this.isCalm() ? 0 : countMs[tier], tier }
  }

  private goOnByItself(stakeMinor: bigint, paidMinor: bigint): void {
    const { autoplay } = this.screen.get()
    if (!autoplay) return
    const { run, stop } = afterRound(autoplay, { stakeMinor, paidMinor, hasFreeSpins: false })
    const isOver = stop !== undefined || !askedPace(this.limits).autoplay
    this.screen.set({ autoplay: isOver ? undefined : run })
    if (!isOver) void this.waiting.wait(betweenRoundsMs).then(() => this.screen.get().autoplay && this.bet())
  }

  startAutoplay(rules: AutoplayRules): void {
    this.screen.set({ autoplay: startRun(rules) })
    void this.bet()
  }

  stopAutoplay(): void {
    this.screen.set({ autoplay: undefined })
  }

  /** Shows a stored round again, step by step. No money moves. */
  private async replay(stored: InstantRoundView): Promise<void> {
    const { phase, round: before } = this.screen.get()
    if (phase !== 'idle') return
    const first = this.view.isOneStep ? stored.events.length : 1
    for (let shown = first; shown <= stored.events.length; shown += 1) {
      const isOver = shown === stored.events.length
      const round = { ...stored, events: stored.events.slice(0, shown), isOver, allowed: [] }
      this.screen.set({
        phase: 'showing',
        round,
        from: this.view.isOneStep ? 0 : shown - 1,
        win: undefined,
        isReplay: true,
      })
      await this.waiting.wait(isOver ? this.view.showMs(round, 0) + replayStepMs : replayStepMs)
    }
    await this.waiting.wait(2 * replayStepMs)
    this.screen.set({ phase: 'idle', round: before, from: before?.events.length ?? 0, isReplay: false })
  }

  /** What the studio knows better: the round that waits, or how the known one stands by now. */
  private async resume(known?: InstantRoundView): Promise<void> {
    const { studio } = this.parts
    const open = known ? await studio.instantRound(known.roundId) : await studio.instantOpen()
    if (!open.ok) return this.refuse(open.code)
    const round = 'round' in open.value ? open.value.round : open.value
    if (!round) return this.refuse('ROUND_UNFINISHED')
    if (!known) this.screen.set(resumedChoice(this.view, round, this.screen.get()))
    return this.present(round, known?.events.length ?? round.events.length)
  }

  private refuse(code: RefusalCode): void {
    this.screen.set({ phase: 'idle', notice: code, autoplay: undefined })
    this.tellBusy(false)
  }

  private tellBusy(isBusy: boolean): void {
    if (isBusy !== this.toldBusy) this.portal.tell({ type: 'fairground.busy', isBusy })
    this.toldBusy = isBusy
  }
}
