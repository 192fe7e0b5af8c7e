import type { SharedBetView, SharedTableView, SlipLimits } from '@fairground/contract/studio'
import { findSharedGame, type TableRules } from '@fairground/game-rules/tables'
import { buzz, createStore } from '@fairground/vendor-ui'
import type { RefusalCode } from '../studio/studio-client.ts'
import { AheadDesk } from '../tables/ahead/ahead-desk.ts'
import { betsOfRound } from '../tables/bets-of-round.ts'
import type { SharedParts } from '../tables/shared-parts.ts'
import { openLimits } from '../tables/slips/open-limits.ts'
import { SlipPad } from '../tables/slips/slip-pad.ts'
import { StageDesk } from '../tables/stages/stage-desk.ts'
import { TableDesk } from '../tables/table-desk.ts'
import type { WatchedMoment } from '../tables/watch-round.ts'
import { noPicture, type PictureState } from '../video/picture-state.ts'
import { isStampOf, type Stamp } from '../video/stamp.ts'
import type { PictureDoor } from '../video/watching.ts'
import { hearTabs, type Tabs } from './hear-tabs.ts'
import { firstLiveState, type LiveState, phaseOf } from './live-state.ts'
import { behindChips } from './seats/behind-chips.ts'

const none = 0n
const tenfold = 10n
/** Refusals that a window tells of; the rail tells of the others. */
const noticed: readonly RefusalCode[] = ['INSUFFICIENT_FUNDS', 'REALITY_CHECK']
/** How long whoever deals gives thanks. */
const thanksMs = 3_500
const noLimits: SlipLimits = { groups: {}, roundMinorMax: '0', payoutMinorMax: '0' }

/** One player at a table of the live casino: chips that go as slips, and what they come to. */
export class LivePlay extends TableDesk<LiveState> {
  readonly pad: SlipPad
  readonly rules: TableRules
  /** Of a game with decisions between the cards. */
  readonly stages: StageDesk | undefined
  /** Of a game whose bets may wait for rounds to come. */
  readonly ahead: AheadDesk | undefined
  /** Of a table that is dealt by people. */
  readonly picture = createStore<PictureState>(noPicture)
  private tabs: Tabs | undefined
  private hasLeft = false

  constructor(parts: SharedParts) {
    super(parts, firstLiveState(parts))
    const { rulesId, rulesVersion, slips = noLimits } = parts.opened
    const rules = findSharedGame(rulesId, rulesVersion)
    const places = rules?.slips
    if (!rules || !places) throw new Error(`${rulesId} has no places for chips`)
    this.rules = rules
    this.pad = new SlipPad({
      limits: () => openLimits(slips, this.screen.get().table.round?.shutGroups),
      groupOf: (spot) => places.groupOf(spot),
      spotsMax: places.spotsMax,
      send: async (slip) => {
        const behind = this.screen.get().behindSeat
        const outcome = await this.placeSlip({ ...slip, ...(behind && { behind }) }, this.addedMinor())
        if (outcome.ok) this.keepBets([...this.screen.get().bets, outcome.value.bet])
        else if (noticed.includes(outcome.code)) this.screen.set({ notice: outcome.code })
        return outcome
      },
      nowMs: this.nowMs,
    })
    this.stages = rules.stages && this.openStages()
    this.ahead = rules.ahead && this.openAhead()
    this.pad.screen.subscribe(() => this.tellStake())
    this.followBetting()
    this.pad.keep(parts.opened.bets)
  }

  /** What went wrong at the table, as everybody may read it. */
  readIncidents = () => this.parts.studio.incidents(this.parts.opened.gameId)

  private openAhead(): AheadDesk {
    return new AheadDesk({
      list: (hasOutright) => this.parts.studio.aheadList(hasOutright),
      send: async (bet) => {
        const outcome = await this.placeAhead(bet)
        if (!outcome.ok && noticed.includes(outcome.code)) this.screen.set({ notice: outcome.code })
        return outcome
      },
      onEnded: () => this.purse.expectMore(),
    })
  }

  /** Where the picture of a dealers' table comes from; null while there is none, or the frame follows no round. */
  findVideoDoor = async (): Promise<PictureDoor | null> => {
    if (this.parts.isWatched || !this.screen.get().table.round?.read) return null
    const answer = await this.parts.studio.findVideo()
    return answer.ok ? answer.value.play : null
  }

  isMyStamp = (stamp: Stamp): boolean => {
    const { tableId, round } = this.screen.get().table
    return isStampOf(stamp, { tableId, commit: round?.commit })
  }

  private openStages(): StageDesk {
    const desk = new StageDesk({
      read: (sharedRoundId) => this.readStage(sharedRoundId),
      send: async (wish, addMinor) => {
        const outcome = await this.sendWish(wish, addMinor)
        if (outcome.ok) this.tabs?.tell()
        return outcome
      },
    })
    this.tabs = hearTabs(() => void desk.refresh())
    return desk
  }

  override async begin(): Promise<void> {
    await super.begin()
    void this.stages?.refresh()
    if (!this.parts.isWatched) void this.ahead?.refresh()
  }

  protected override async opening(): Promise<void> {
    await this.readPast()
  }

  override leave(): void {
    this.hasLeft = true
    super.leave()
    this.pad.close()
    this.stages?.follow(undefined)
    this.tabs?.stop()
  }

  decide(wish: string): void {
    buzz(this.isCalm())
    this.sound.play('click')
    void this.stages?.wish(wish)
  }

  choose(chipMinor: bigint): void {
    this.sound.play('click')
    this.screen.set({ chipMinor })
  }

  /** One chip more on a place. */
  put(spot: string, minor: bigint): void {
    buzz(this.isCalm())
    this.sound.play('click')
    // A chip of one's own: what waits for its slip stands behind nobody.
    if (this.screen.get().bets.length === 0) this.screen.set({ behindSeat: undefined })
    this.pad.put(spot, minor)
  }

  /** Lays chips so that these lie there. */
  lay(chips: ReadonlyMap<string, bigint>): void {
    buzz(this.isCalm())
    this.sound.play('click')
    this.pad.lay(chips)
  }

  /** Sends what lies there, and says that nothing more comes: the round need not wait for this player. */
  async ready(): Promise<void> {
    await this.pad.ready()
    const { round, phase } = this.screen.get().table
    const { taken, refusal } = this.pad.screen.get()
    if (!round || phase !== 'betting' || refusal) return
    const { sharedRoundId: readyId } = round
    if (await this.sayReady(readyId, taken.size === 0)) this.screen.set({ readyId })
  }

  /** Sits down, goes to another seat, or gets up; false where it was refused. */
  async sit(seat: number | null): Promise<boolean> {
    this.sound.play('click')
    const outcome = await this.askSeat(seat)
    this.screen.set({ seatRefusal: outcome.ok ? undefined : outcome.code })
    return outcome.ok
  }

  /**
   * One more of the chips chosen on each of these places, behind the seat whose player has some there. False where other
   * chips of the player lie on the table: they would go along.
   */
  playBehind(behindSeat: number, spots: readonly string[]): boolean {
    const { chipMinor, behindSeat: before } = this.screen.get()
    const chips = behindChips(this.pad.screen.get().wanted, { seat: behindSeat, before, spots, chipMinor })
    if (!chips) return false
    this.screen.set({ behindSeat })
    this.lay(chips)
    return true
  }

  /** Gives whoever deals something; false where it was not taken. */
  async tip(minor: bigint): Promise<boolean> {
    const sharedRoundId = this.screen.get().table.round?.sharedRoundId
    this.screen.set({ isGiving: true, tipRefusal: undefined })
    const outcome = await this.sendTip(minor)
    this.screen.set({ isGiving: false })
    if (!outcome.ok) {
      this.screen.set({ tipRefusal: outcome })
      return false
    }
    buzz(this.isCalm())
    this.sound.play('bell')
    if (this.screen.get().table.round?.sharedRoundId === sharedRoundId)
      this.screen.set({ tippedMinor: BigInt(outcome.value.tippedMinor) })
    this.screen.set({ thankedMinor: minor })
    setTimeout(() => this.screen.set({ thankedMinor: undefined }), thanksMs)
    return true
  }

  protected override newRound(): Partial<LiveState> {
    return { bets: [], phase: 'idle', behindSeat: undefined, tippedMinor: none, tipRefusal: undefined }
  }

  protected override onTable(): void {
    if (!this.isWatching) this.followBetting()
    this.followStage()
  }

  protected override onPhase(phase: SharedTableView['phase']): void {
    if (phase === 'running') void this.readBets()
    if (phase === 'betting') void this.ahead?.refresh()
  }

  protected override keepBets(told: readonly SharedBetView[]): void {
    const { table, bets } = this.screen.get()
    const { bets: now, ended } = betsOfRound(bets, told, table.round?.sharedRoundId)
    for (const bet of ended) this.endBet(bet)
    this.screen.set({ bets: now, phase: phaseOf(now), ...(now[0] && { behindSeat: now[0].behindSeat }) })
    this.pad.keep(now)
    this.followStage()
    // After a lost line something may have been decided meanwhile.
    void this.stages?.refresh()
  }

  protected override watchedRound({ bet }: WatchedMoment): Partial<LiveState> {
    return { bets: [bet] }
  }

  private endBet(bet: SharedBetView): void {
    const paidMinor = BigInt(bet.payoutMinor)
    if (paidMinor > BigInt(bet.stakeMinor))
      this.sound.play(paidMinor >= BigInt(bet.stakeMinor) * tenfold ? 'bigWin' : 'win')
    this.tellEnd(bet)
  }

  /** Chips are taken as long as the round does. */
  private followBetting(): void {
    const { table } = this.screen.get()
    const { round, phase, stop } = table
    if (round && phase === 'betting' && !this.parts.isWatched && stop?.state !== 'closed')
      this.pad.open(round.sharedRoundId, round.closesMs)
    else this.pad.close()
  }

  /** Whoever has a bet in a round that runs decides with it. */
  private followStage(): void {
    if (this.hasLeft) return
    const { table, bets } = this.screen.get()
    const { round, phase } = table
    const isIn = round && !this.isWatching && bets.some(({ sharedRoundId }) => sharedRoundId === round.sharedRoundId)
    if (phase === 'result' && isIn) return
    const place = { sharedRoundId: round?.sharedRoundId ?? '', stage: round?.stage?.number }
    this.stages?.follow(isIn && phase === 'running' ? place : undefined)
  }

  private addedMinor(): bigint {
    const { wanted, taken } = this.pad.screen.get()
    return sumOf(wanted) - sumOf(taken)
  }

  private tellStake(): void {
    this.screen.set({ stakeMinor: sumOf(this.pad.screen.get().wanted) })
  }
}

const sumOf = (chips: ReadonlyMap<string, bigint>): bigint => {
  let sum = none
  for (const minor of chips.values()) sum += minor
  return sum
}
