import type { SharedBetView, SharedTableView } from '@fairground/contract/studio'
import { type BingoGame, bingoGames, bingoPriceMinor, purchasesMax } from '@fairground/game-rules/games/bingo'
import { buzz } from '@fairground/vendor-ui'
import { betsOfRound } from '../../tables/bets-of-round.ts'
import type { SharedParts } from '../../tables/shared-parts.ts'
import { TableDesk } from '../../tables/table-desk.ts'
import { firstTableState } from '../../tables/table-state.ts'
import type { WatchedMoment } from '../../tables/watch-round.ts'
import type { BingoState } from './bingo-state.ts'
import { voiceOf } from './call-voice.ts'
import { type RoundNow, readRound } from './read-round.ts'

/** One player in a bingo room: purchases and the tickets that come of them. */
export class BingoPlay extends TableDesk<BingoState> {
  readonly game: BingoGame
  readonly priceMinor: bigint

  constructor(parts: SharedParts) {
    super(parts, firstState(parts))
    const { rulesId, currency } = parts.opened
    const game = bingoGames.find(({ id }) => id === rulesId)
    const priceMinor = bingoPriceMinor(currency)
    if (!game || priceMinor === undefined) throw new Error(`no tickets of ${rulesId} in ${currency}`)
    this.game = game
    this.priceMinor = priceMinor
  }

  /** What the round says to this player now. */
  roundNow(state: Pick<BingoState, 'table' | 'list' | 'bets'> = this.screen.get()): RoundNow {
    return readRound(state, { game: this.game, currency: this.opened.currency, priceMinor: this.priceMinor })
  }

  /** Buys tickets of the round on sale; does nothing when it sells none to this player. */
  async buy(tickets: number): Promise<void> {
    const { table, bets, isBuying, notice } = this.screen.get()
    const place = freePlace(bets)
    if (!table.round || table.phase !== 'betting' || isBuying || notice || place === undefined) return
    if (this.isWatching) return
    buzz(this.isCalm())
    this.sound.play('click')
    this.screen.set({ isBuying: true })
    const outcome = await this.place({ place, bet: { tickets }, stakeMinor: this.priceMinor * BigInt(tickets) })
    this.screen.set({ isBuying: false })
    if (outcome.ok) this.keepBets([outcome.value.bet])
    else this.screen.set({ notice: outcome.code })
  }

  /** Purchases as the studio tells them, in place of what was known of them; those of other rounds are left out. */
  protected override keepBets(told: readonly SharedBetView[]): void {
    const { table, bets } = this.screen.get()
    const { bets: now, ended } = betsOfRound(bets, told, table.round?.sharedRoundId)
    for (const bet of ended) this.tellEnd(bet)
    this.screen.set({ bets: now, phase: phaseOf(now) })
  }

  protected override newRound(): Partial<BingoState> {
    return { bets: [], phase: 'idle' }
  }

  protected override watchedRound({ table, bet }: WatchedMoment): Partial<BingoState> {
    const { screen } = this
    const shown = { table, bets: [bet], list: undefined }
    this.speak(this.roundNow(screen.get()), this.roundNow(shown))
    return { bets: shown.bets }
  }

  protected override onTable(before: BingoState): void {
    this.speak(this.roundNow(before), this.roundNow())
  }

  protected override onPhase(phase: SharedTableView['phase']): void {
    if (phase === 'running') void this.readBets()
  }

  private speak(before: RoundNow, now: RoundNow): void {
    const voice = now.balls.length > before.balls.length ? voiceOf(now) : undefined
    if (voice) this.sound.play(voice)
  }
}

/** Whether tickets of the player are in the round: nothing else is shown then. */
const phaseOf = (bets: readonly SharedBetView[]): string =>
  bets.some(({ state }) => state === 'taken' || state === 'betting') ? 'playing' : 'idle'

const freePlace = (bets: readonly SharedBetView[]): number | undefined =>
  Array.from({ length: purchasesMax }, (_, place) => place).find((place) => !bets.some((bet) => bet.place === place))

const firstState = (parts: SharedParts): BingoState => ({
  ...firstTableState(parts),
  phase: phaseOf(parts.opened.bets),
  bets: parts.opened.bets,
  isBuying: false,
  stakeMinor: bingoPriceMinor(parts.opened.currency) ?? 0n,
})
