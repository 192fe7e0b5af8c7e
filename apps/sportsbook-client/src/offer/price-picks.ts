import type { SportsInputs, SportsMatchView, SportsPick } from '@fairground/contract/sports'
import {
  type Bet,
  type BuilderPrice,
  type BuilderRefusal,
  booksumOf,
  findBet,
  fixtureGrid,
  isBuilderBet,
  isOfferedPrice,
  type MatchGrid,
  marketPrices,
  marketsOfFixture,
  priceBuilder,
  type SelectionPrice,
} from '@fairground/sports-rules'

const quartersPerGoal = 4
const fairDigits = 6

const grids = new WeakMap<SportsInputs, MatchGrid>()

/** The chances of every score, made in the browser from what the sportsbook says it prices by. */
export function gridOf(inputs: SportsInputs): MatchGrid | undefined {
  const known = grids.get(inputs)
  if (known) return known
  const grid = fixtureGrid(inputs)
  if (grid) grids.set(inputs, grid)
  return grid
}

export const quartersOf = (line: string | null | undefined): number => (line ? Number(line) * quartersPerGoal : 0)

/** A pick as a bet of the rules, with the score that a handicap counts from. */
export function betOf({ market, selection, line }: SportsPick, score?: SportsInputs['score']): Bet | undefined {
  const bet = findBet(market, selection, quartersOf(line))
  return bet && score ? { ...bet, scoreAtBet: score } : bet
}

/** Whether a pick can be one of several of its match: one that some score gives back cannot. */
export function isBuilderPick(pick: SportsPick): boolean {
  const bet = betOf(pick)
  return bet !== undefined && isBuilderBet(bet)
}

export const priceText = (x100: number): string => (x100 / 100).toFixed(2)
export const fairText = (fair: number): string | null => (Number.isFinite(fair) ? fair.toFixed(fairDigits) : null)

/** Several picks of one match together, with what each would be worth alone. Undefined where one of them is no bet. */
export function priceTogether(
  inputs: SportsInputs,
  picks: readonly SportsPick[],
): BuilderPrice | BuilderRefusal | undefined {
  const grid = gridOf(inputs)
  const bets = picks.flatMap((pick) => betOf(pick, inputs.score) ?? [])
  if (!grid || bets.length < picks.length || bets.some((bet) => isDecided(bet, inputs))) return undefined
  if (!bets.every(isBuilderBet)) return 'COMBINATION_IMPOSSIBLE'
  return priceBuilder(
    bets.map((bet) => ({ bet, booksum: booksumOf(bet.market, inputs.marginPercent) })),
    grid,
  )
}

/** What a pick, or several together, cost now; null where they are not offered. */
export function priceNow(match: SportsMatchView | undefined, picks: readonly SportsPick[]): string | null {
  const [first] = picks
  if (!match || !first || !isOffered(match)) return null
  const price = picks.length > 1 ? priceTogether(match.inputs, picks) : singlePrice(match.inputs, first)
  return typeof price === 'object' ? offeredText(price.priceX100, price.fair) : null
}

/** Null for a price that is not offered, or none. */
export const offeredText = (x100: number | undefined, fair: number): string | null =>
  isOfferedPrice(x100, fair) ? priceText(x100) : null

export const isOffered = ({ state, isSuspended }: SportsMatchView): boolean =>
  (state === 'open' || state === 'playing') && !isSuspended

function singlePrice(inputs: SportsInputs, pick: SportsPick): SelectionPrice | undefined {
  const [grid, bet] = [gridOf(inputs), betOf(pick)]
  if (!grid || !bet || isDecided(bet, inputs)) return undefined
  return marketPrices(bet.market, grid, bet.quarters, inputs).find(({ selection }) => selection === bet.selection)
}

/** Of another sport; or the first half is over, and its markets are decided. */
const isDecided = ({ market }: Bet, inputs: SportsInputs): boolean =>
  !marketsOfFixture(inputs).includes(market) || (market.reads === 'half' && inputs.halfTime !== null)
