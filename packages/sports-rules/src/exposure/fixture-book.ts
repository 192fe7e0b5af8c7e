import { type Fraction, fraction, times, toNumber } from '@fairground/game-rules/exact'
import { jointTable } from '../builder/joint-wins.ts'
import { cellCount, pairCount, scoreOf } from '../football/cells.ts'
import type { MatchGrid } from '../football/match-grid.ts'
import { endings, factorOf } from '../markets/ending.ts'
import { cellsByEnding, pairsByEnding } from '../markets/ending-table.ts'
import type { Bet, Market } from '../markets/market.ts'
import { type NextGoal, nextGoalSelections } from '../markets/next-goal.ts'
import { marginCount, marginMax, totalCount } from '../points/points-space.ts'

/** What was staked at which odds. */
export type Risk = {
  readonly stakeMinor: bigint
  readonly odds: Fraction
  /** What one unit on the other legs of a parlay is expected to return; 1 where there are none. */
  readonly others?: Fraction
}

/**
 * The house's result of all bets on a fixture, in minor units, by score. Bets on full time stand in one list of 169 scores,
 * those that need the half-time score in one of pairs; the next goal is a book of its own with three ends.
 */
export class FixtureBook {
  /** What the house has wherever all bets lose; the lists hold what is less or more elsewhere. */
  #lost = 0
  readonly #full = new Float64Array(cellCount)
  readonly #pairs = new Float64Array(pairCount)
  /** The worst of the pairs of each full-time score. */
  readonly #worstOfPairs = new Float64Array(cellCount)
  readonly #nextGoal = new Float64Array(nextGoalSelections.length)
  /** Of games of points. */
  readonly #margins = new Float64Array(marginCount)
  readonly #totals = new Float64Array(totalCount)

  /** Adds a single, or one leg of a parlay. Takes microseconds, whatever the book holds. */
  add(bet: Bet, risk: Risk): void {
    const needsHalf = bet.market.reads === 'half' || bet.market.reads === 'both'
    const places = needsHalf ? pairsByEnding(bet) : cellsByEnding(bet)
    const lost = this.#addLost(risk)
    for (const [at, ending] of endings.entries()) {
      const cells = places[at]
      if (ending === 'lose' || !cells?.length) continue
      addAt(this.#listOf(bet.market), cells, houseResult(risk, factorOf(ending, risk.odds)) - lost)
    }
    if (needsHalf) this.#findWorst()
  }

  /** Adds a bet builder: all its bets win, or it loses. */
  addBuilder(bets: readonly Bet[], risk: Risk): void {
    const { reads, losers } = jointTable(bets)
    const book = reads === 'full' ? this.#full : this.#pairs
    const returned = houseResult(risk, risk.odds) - this.#addLost(risk)
    for (let place = 0; place < book.length; place += 1)
      if (losers[place] === 0) book[place] = (book[place] ?? 0) + returned
    if (reads === 'both') this.#findWorst()
  }

  /** Adds a bet on who scores next. */
  addNextGoal(selection: NextGoal, risk: Risk): void {
    for (const [at, end] of nextGoalSelections.entries())
      this.#nextGoal[at] = (this.#nextGoal[at] ?? 0) + houseResult(risk, fraction(end === selection ? 1 : 0), risk.odds)
  }

  /** The house's result with each full-time score, at the worst half-time score. The next goal is not in it. */
  cells(): Float64Array {
    return this.#full.map((result, cell) => this.#lost + result + (this.#worstOfPairs[cell] ?? 0))
  }

  /** The worst that can happen: the worst score and the worst next goal; of points the worst margin with the worst sum. */
  worstMinor(): number {
    return Math.min(...this.cells()) + Math.min(...this.#nextGoal) + this.#worstOfPoints()
  }

  /** The house's result on average, by the chances of a grid. */
  expectedMinor({ full, pairs, nextGoal, margins, totals }: MatchGrid): number {
    const chances = Float64Array.from(nextGoalSelections, (end) => nextGoal[end])
    const ofGoals = product(this.#full, full) + product(this.#pairs, pairs) + product(this.#nextGoal, chances)
    const ofPoints = margins && totals ? product(this.#margins, margins) + product(this.#totals, totals) : 0
    return this.#lost + ofGoals + ofPoints
  }

  #listOf({ reads }: Market): Float64Array {
    if (reads === 'margin') return this.#margins
    if (reads === 'points') return this.#totals
    return reads === 'full' ? this.#full : this.#pairs
  }

  /** A margin and a sum are odd or even together, and nobody ends level. */
  #worstOfPoints(): number {
    const worst = [0, 1].map(
      (odd) =>
        least(this.#margins, (place) => place !== marginMax && Math.abs(place - marginMax) % 2 === odd) +
        least(this.#totals, (total) => total % 2 === odd),
    )
    return Math.min(...worst)
  }

  #addLost(risk: Risk): number {
    const lost = houseResult(risk, fraction(0))
    this.#lost += lost
    return lost
  }

  #findWorst(): void {
    let pair = 0
    for (let cell = 0; cell < cellCount; cell += 1) {
      let worst = Number.POSITIVE_INFINITY
      for (const end = pair + (halvesOf[cell] ?? 0); pair < end; pair += 1)
        worst = Math.min(worst, this.#pairs[pair] ?? 0)
      this.#worstOfPairs[cell] = worst
    }
  }
}

/** How many half-time scores can lead to each full-time score; their pairs stand together. */
const halvesOf = Uint8Array.from({ length: cellCount }, (_, cell) => {
  const [home, away] = scoreOf(cell)
  return (home + 1) * (away + 1)
})

/** Stake less return; the return of a bet without other legs is cut as it is paid. */
function houseResult({ stakeMinor, others }: Risk, ...factors: readonly Fraction[]): number {
  const returned = times(fraction(stakeMinor), ...factors, ...(others ? [others] : []))
  return Number(stakeMinor) - (others ? toNumber(returned) : Number(returned.num / returned.den))
}

function addAt(book: Float64Array, cells: Uint16Array, result: number): void {
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? 0
    book[cell] = (book[cell] ?? 0) + result
  }
}

function least(results: Float64Array, isPlace: (place: number) => boolean): number {
  let worst = Number.POSITIVE_INFINITY
  for (let place = 0; place < results.length; place += 1)
    if (isPlace(place)) worst = Math.min(worst, results[place] ?? 0)
  return worst
}

function product(results: Float64Array, chances: Float64Array): number {
  let sum = 0
  for (let cell = 0; cell < results.length; cell += 1) sum += (results[cell] ?? 0) * (chances[cell] ?? 0)
  return sum
}
