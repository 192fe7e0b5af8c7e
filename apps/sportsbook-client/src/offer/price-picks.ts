import { priceX100Max, type SportsInputs, type SportsMatchView, type SportsPick } from '@fairground/contract/sports'
import {
  type Bet,
  type BuilderPrice,
  type BuilderRefusal,
  findBet,
  isBuilderBet,
  type MatchGrid,
  marketPrices,
  matchGrid,
  priceBuilder,
} from '@fairground/sports-rules'

const quartersPerGoal = 4
const fairDigits = 6

const grids = new WeakMap<SportsInputs, MatchGrid>()

/** The chances of every score, made in the browser from what the sportsbook says it prices by. */
export function gridOf(inputs: SportsInputs): MatchGrid | undefined {
  const known = grids.get(inputs)
  if (known) return known
  const { lambdaHome, lambdaAway, rho, minute, score, halfTime } = inputs
  const model = { lambdaHome: Number(lambdaHome), lambdaAway: Number(lambdaAway), rho: Number(rho) }
  const grid = matchGrid(model, { minute, score, ...(halfTime && { halfTime }) })
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
    bets.map((bet) => ({ bet })),
    grid,
  )
}

/** What a pick, or several together, cost now; null where they are not offered. */
export function priceNow(match: SportsMatchView | undefined, picks: readonly SportsPick[]): string | null {
  const [first] = picks
  if (!match || !first || !isOffered(match)) return null
  const x100 = picks.length > 1 ? togetherX100(match.inputs, picks) : singleX100(match.inputs, first)
  return offeredText(x100)
}

/** Null for a price that is too long to be offered, or none. */
export const offeredText = (x100: number | undefined): string | null =>
  x100 === undefined || x100 > priceX100Max ? null : priceText(x100)

export const isOffered = ({ state, isSuspended }: SportsMatchView): boolean =>
  (state === 'open' || state === 'playing') && !isSuspended

function singleX100(inputs: SportsInputs, pick: SportsPick): number | undefined {
  const [grid, bet] = [gridOf(inputs), betOf(pick)]
  if (!grid || !bet || isDecided(bet, inputs)) return undefined
  return marketPrices(bet.market, grid, bet.quarters).find(({ selection }) => selection === bet.selection)?.priceX100
}

function togetherX100(inputs: SportsInputs, picks: readonly SportsPick[]): number | undefined {
  const built = priceTogether(inputs, picks)
  return typeof built === 'object' ? built.priceX100 : undefined
}

/** The first half is over: its markets are decided. */
const isDecided = ({ market }: Bet, { halfTime }: SportsInputs): boolean => market.reads === 'half' && halfTime !== null
