import type { SharedBetView, SharedTableView } from '@fairground/contract/studio'
import { buzz } from '@fairground/vendor-ui'
import { type AutoplayRules, startRun } from '../../autoplay/autoplay.ts'
import { askedPace } from '../../play/asked-pace.ts'
import type { RefusalCode } from '../../studio/studio-client.ts'
import type { SharedParts } from '../../tables/shared-parts.ts'
import { TableDesk } from '../../tables/table-desk.ts'
import type { WatchedMoment } from '../../tables/watch-round.ts'
import { firstState } from './crash-first-state.ts'
import { fittingStake, pressOf, runAfter, stakeOf, wantedPlaces, withPanel } from './crash-panels.ts'
import { type CrashState, hasAutoDue, type Panel, type Place, phaseOf, places, watchedState } from './crash-state.ts'

/** One player at the crash table: bets for two places, cash-outs and auto bet. */
export class CrashPlay extends TableDesk<CrashState> {
  constructor(parts: SharedParts) {
    super(parts, firstState(parts))
    parts.limits.subscribe(() => this.fitStakes())
  }

  protected override get hasRain(): boolean {
    return this.opened.mode === 'real'
  }

  protected override async opening(): Promise<void> {
    await Promise.all([this.readPast(), this.rain.refresh()])
  }

  protected override onBets(): void {
    if (hasAutoDue(this.screen.get(), this.nowMs())) void this.readBets()
  }

  protected override newRound(): Partial<CrashState> {
    const [first, second] = this.screen.get().panels
    const empty = { bet: undefined, isEnding: false }
    const panels = [
      { ...first, ...empty },
      { ...second, ...empty },
    ] as const
    return { panels, phase: phaseOf(panels) }
  }

  protected override onPhase(phase: SharedTableView['phase']): void {
    if (phase === 'betting') this.placeQueued()
    if (phase === 'void') void this.rain.refresh()
  }

  protected override onSettled(sharedRoundId: string): void {
    const run = runAfter(this.screen.get(), sharedRoundId)
    this.screen.set({ autoplay: askedPace(this.limits).autoplay ? run : undefined })
  }

  protected override watchedRound(moment: WatchedMoment): Partial<CrashState> {
    return watchedState(moment, this.screen.get().panels)
  }

  protected override keepBets(bets: readonly SharedBetView[]): void {
    for (const place of places) {
      if (!bets.some((bet) => bet.place === place)) this.setPanel(place, { bet: undefined, isEnding: false })
    }
    for (const bet of bets) this.showBet(bet)
  }

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
    const does = this.isWatching ? 'nothing' : pressOf(this.screen.get(), place)
    if (does === 'nothing') return
    buzz(this.isCalm())
    const { bet } = this.screen.get().panels[place]
    if (does === 'cash-out') return void (bet && this.cashOut(place, bet))
    this.sound.play('click')
    if (does === 'bet') void this.bet(place)
    else this.setPanel(place, { wish: does === 'queue' ? 'queued' : 'none' })
  }

  private async bet(place: Place): Promise<void> {
    const { table, panels } = this.screen.get()
    const free = this.rain.next(place)
    const { autoX100, stakeMinor } = free ? { ...panels[place], stakeMinor: BigInt(free.stakeMinor) } : panels[place]
    if (!table.round) return
    this.setPanel(place, { wish: 'asking' })
    const bet = { stakeMinor: String(stakeMinor), autoX100 }
    const outcome = await this.place({ place, bet, stakeMinor, freeBetId: free?.freeBetId })
    if (outcome.ok || outcome.code !== 'INSUFFICIENT_FUNDS') this.rain.afterBet(free)
    if (!outcome.ok) return this.refuse(place, outcome.code)
    this.setPanel(place, { wish: 'none' })
    this.showBet(outcome.value.bet)
  }

  private async cashOut(place: Place, { roundId }: SharedBetView): Promise<void> {
    this.setPanel(place, { isEnding: true })
    const outcome = await this.end(roundId)
    this.setPanel(place, { isEnding: false })
    if (outcome.ok) this.showBet(outcome.value.bet)
    else if (outcome.code !== 'ROUND_MOVED_ON') void this.readBets()
  }

  /** A bet as the studio tells it, in its panel. */
  private showBet(bet: SharedBetView): void {
    const place: Place = bet.place === 1 ? 1 : 0
    const { table, panels } = this.screen.get()
    if (bet.sharedRoundId !== table.round?.sharedRoundId) return
    const wasOpen = panels[place].bet?.state !== 'ended'
    this.setPanel(place, { bet: bet.state === 'void' ? undefined : bet, isEnding: false })
    if (bet.state !== 'ended' || !wasOpen) return
    const paidMinor = BigInt(bet.payoutMinor)
    if (paidMinor > none) this.sound.play(paidMinor >= BigInt(bet.stakeMinor) * tenfold ? 'bigWin' : 'win')
    this.tellEnd(bet)
  }

  private placeQueued(): void {
    for (const place of wantedPlaces(this.screen.get())) void this.bet(place)
  }

  override startAutoplay(rules: AutoplayRules): void {
    this.screen.set({ autoplay: startRun(rules) })
    if (this.screen.get().table.phase === 'betting') this.placeQueued()
  }

  override stopAutoplay(): void {
    this.screen.set({ autoplay: undefined })
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

const none = 0n
const tenfold = 10n
