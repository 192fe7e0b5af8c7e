import { type Fraction, fraction, times, toNumber } from '@fairground/game-rules/exact'
import { jointWinTable } from '../builder/joint-wins.ts'
import { cellCount, fullOfPair, halfOfPair, pairCount } from '../football/cells.ts'
import type { MatchGrid } from '../football/match-grid.ts'
import { endingTable } from '../markets/chances.ts'
import { endings, factorOf } from '../markets/ending.ts'
import type { Bet } from '../markets/market.ts'
import { type NextGoal, nextGoalSelections } from '../markets/next-goal.ts'

/** What was staked at which odds. */
export type Risk = {
  readonly stakeMinor: bigint
  readonly odds: Fraction
  /** What one unit on the other legs of a parlay is expected to return; 1 where there are none. */
  readonly others?: Fraction
}

/**
 * The house's result of all bets on a fixture, in minor units, by score. Bets on full time stand in one list of 169 scores,
 * those that need the half-time score in one of pairs; the next goal is a book of its own with three ends (games.md §13.9).
 */
export class FixtureBook {
  readonly #full = new Float64Array(cellCount)
  readonly #pairs = new Float64Array(pairCount)
  /** The worst of the pairs of each full-time score. */
  readonly #worstOfPairs = new Float64Array(cellCount)
  readonly #nextGoal = new Float64Array(nextGoalSelections.length)

  /** Adds a single, or one leg of a parlay. Takes microseconds, whatever the book holds. */
  add(bet: Bet, risk: Risk): void {
    const results = Float64Array.from(endings, (ending) => houseResult(risk, factorOf(ending, risk.odds)))
    const table = endingTable(bet)
    const { reads } = bet.market
    if (reads === 'full') addResults(this.#full, results, table)
    else this.#addPairs(results, reads === 'both' ? table : halfOfPair.map((cell) => table[cell] ?? 0))
  }

  /** Adds a bet builder: all its bets win, or it loses. */
  addBuilder(bets: readonly Bet[], risk: Risk): void {
    const results = Float64Array.of(houseResult(risk, fraction(0)), houseResult(risk, risk.odds))
    const table = jointWinTable(bets)
    if (bets.every(({ market }) => market.reads === 'full'))
      addResults(
        this.#full,
        results,
        firstPairOf.map((pair) => table[pair] ?? 0),
      )
    else this.#addPairs(results, table)
  }

  addNextGoal(selection: NextGoal, risk: Risk): void {
    for (const [at, end] of nextGoalSelections.entries())
      this.#nextGoal[at] = (this.#nextGoal[at] ?? 0) + houseResult(risk, fraction(end === selection ? 1 : 0), risk.odds)
  }

  /** The house's result with each full-time score, at the worst half-time score. The next goal is not in it. */
  cells(): Float64Array {
    return this.#full.map((result, cell) => result + (this.#worstOfPairs[cell] ?? 0))
  }

  /** The worst that can happen: the worst score and the worst next goal. */
  worstMinor(): number {
    return Math.min(...this.cells()) + Math.min(...this.#nextGoal)
  }

  /** The house's result on average, by the chances of a grid. */
  expectedMinor({ full, pairs, nextGoal }: MatchGrid): number {
    const chances = nextGoalSelections.map((end) => nextGoal[end])
    return product(this.#full, full) + product(this.#pairs, pairs) + product(this.#nextGoal, chances)
  }

  #addPairs(results: Float64Array, table: ArrayLike<number>): void {
    addResults(this.#pairs, results, table)
    this.#worstOfPairs.fill(Number.POSITIVE_INFINITY)
    for (let pair = 0; pair < pairCount; pair += 1) {
      const [cell, result] = [fullOfPair[pair] ?? 0, this.#pairs[pair] ?? 0]
      if (result < (this.#worstOfPairs[cell] ?? 0)) this.#worstOfPairs[cell] = result
    }
  }
}

const firstPairOf = Uint16Array.from({ length: cellCount }, (_, cell) => fullOfPair.indexOf(cell))

/** Stake less return; the return of a bet without other legs is cut as it is paid. */
function houseResult({ stakeMinor, others }: Risk, ...factors: readonly Fraction[]): number {
  const returned = times(fraction(stakeMinor), ...factors, ...(others ? [others] : []))
  return Number(stakeMinor) - (others ? toNumber(returned) : Number(returned.num / returned.den))
}

/** Adds to each cell the result that stands for it in the table. */
function addResults(book: Float64Array, results: Float64Array, table: ArrayLike<number>): void {
  for (let cell = 0; cell < book.length; cell += 1) book[cell] = (book[cell] ?? 0) + (results[table[cell] ?? 0] ?? 0)
}

function product(results: Float64Array, chances: ArrayLike<number>): number {
  let sum = 0
  for (let cell = 0; cell < results.length; cell += 1) sum += (results[cell] ?? 0) * (chances[cell] ?? 0)
  return sum
}
