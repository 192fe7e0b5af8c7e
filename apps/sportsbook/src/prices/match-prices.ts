import { priceX100Max, type SportsInputs, type SportsMarketView, type SportsPick } from '@fairground/contract/sports'
import {
  type BuilderRefusal,
  findBet,
  fixturePrices,
  isBuilderBet,
  type MatchGrid,
  mainLine,
  marketPrices,
  markets,
  matchGrid,
  priceBuilder,
} from '@fairground/sports-rules'
import { momentOf } from '../matches/match-clock.ts'

/** What is public of a match. Whoever prices it knows no more: no seed comes near this folder. */
export interface PublicMatch {
  readonly shared_round_id: string
  /** Its league. */
  readonly table_id: string
  readonly starts_at: Date
  readonly state: 'open' | 'playing' | 'ended' | 'settled' | 'void'
  readonly lambda_home: string
  readonly lambda_away: string
  readonly rho: string
  readonly version: number
  readonly score_home: number
  readonly score_away: number
  readonly half_home: number | null
  readonly half_away: number | null
  readonly suspended_until: Date | null
  readonly is_stopped: boolean
  /** When its league was last said to be alive. */
  readonly alive_at: Date | null
}

/** A league that has been silent for so long in play offers nothing. */
const silenceMsMax = 5_000
export const isSilent = (aliveAt: Date | null, now: Date): boolean =>
  now.getTime() - (aliveAt?.getTime() ?? 0) > silenceMsMax

const quartersPerGoal = 4
const fairDigits = 6
/** Of the fair price. */
export const fairShareMin = 0.5

/** What everything about a match at a moment is priced by. */
export interface PricedMatch {
  readonly match: PublicMatch
  readonly inputs: SportsInputs
  readonly isSuspended: boolean
  readonly grid: MatchGrid
}

/** A match as it is priced now; undefined where it is over, or past its start without having begun. */
export function priceMatch(match: PublicMatch, now: Date, tempo: number): PricedMatch | undefined {
  const { state, starts_at, suspended_until, alive_at } = match
  if (state !== 'open' && state !== 'playing') return undefined
  const { minute } = momentOf(match, now, tempo)
  const inputs = inputsOf(match, minute)
  const grid = gridOf(inputs)
  if (!grid) return undefined
  const isMute = state === 'playing' && isSilent(alive_at, now)
  const isLate = state === 'open' && starts_at <= now
  const isShut = suspended_until !== null && suspended_until > now
  return { match, inputs, grid, isSuspended: match.is_stopped || isMute || isLate || isShut }
}

export function inputsOf(match: PublicMatch, minute: number): SportsInputs {
  const { lambda_home: lambdaHome, lambda_away: lambdaAway, rho, half_home, half_away } = match
  const halfTime: SportsInputs['halfTime'] = half_home === null || half_away === null ? null : [half_home, half_away]
  return { lambdaHome, lambdaAway, rho, minute, score: [match.score_home, match.score_away], halfTime }
}

/** The chances of every score from these inputs: the page makes the same. */
export function gridOf({ lambdaHome, lambdaAway, rho, minute, score, halfTime }: SportsInputs): MatchGrid | undefined {
  const model = { lambdaHome: Number(lambdaHome), lambdaAway: Number(lambdaAway), rho: Number(rho) }
  return matchGrid(model, { minute, score, ...(halfTime && { halfTime }) })
}

export const lineText = (quarters: number): string => String(quarters / quartersPerGoal)
export const quartersOf = ({ line }: SportsPick): number => (line === undefined ? 0 : Number(line) * quartersPerGoal)
export const priceText = (x100: number): string => (x100 / 100).toFixed(2)

const couponMarkets = ['1x2', 'asian-handicap', 'over-under']

/** The markets of a coupon: who wins, the main handicap, the main total. */
export const couponOf = ({ grid }: PricedMatch): SportsMarketView[] =>
  couponMarkets.flatMap((code) => {
    const market = markets.get(code)
    if (!market) return []
    const quarters = market.line ? mainLine(market, grid) : 0
    return viewMarket({ market, quarters, prices: marketPrices(market, grid, quarters) })
  })

/** Every market that has something to offer. */
export const allMarketsOf = (priced: PricedMatch): SportsMarketView[] =>
  fixturePrices(priced.grid)
    .filter(({ market }) => !isDecided(market.reads, priced.inputs))
    .flatMap(viewMarket)
    .filter(({ outcomes }) => outcomes.some(({ price }) => price !== null))

/** The first half is over: its markets are decided. */
const isDecided = (reads: 'full' | 'half' | 'both', { halfTime }: SportsInputs): boolean =>
  reads === 'half' && halfTime !== null

function viewMarket({ market, quarters, prices }: ReturnType<typeof fixturePrices>[number]): SportsMarketView {
  return {
    ...{ market: market.code, line: market.line ? lineText(quarters) : null },
    booksum: (market.booksumX100 / 100).toFixed(2),
    outcomes: prices.map(({ selection, priceX100, fair }) => ({
      selection,
      price: isOffered(priceX100, fair) ? priceText(priceX100) : null,
      fair: Number.isFinite(fair) ? fair.toFixed(fairDigits) : null,
    })),
  }
}

export type PickPrice = { priceX100: number; fair: string }
export type PickFault = 'MARKET_CLOSED' | BuilderRefusal

/** What one pick, or several of one match together, cost now. */
export function pricePicks({ grid, inputs }: PricedMatch, picks: readonly SportsPick[]): PickPrice | PickFault {
  const bets = picks.map((pick) => findBet(pick.market, pick.selection, quartersOf(pick)))
  const known = bets.flatMap((bet) => (bet && !isDecided(bet.market.reads, inputs) ? [bet] : []))
  const [first] = known
  if (!first || known.length < picks.length) return 'MARKET_CLOSED'
  if (known.length === 1) {
    const price = marketPrices(first.market, grid, first.quarters).find(
      ({ selection }) => selection === first.selection,
    )
    if (!price || !isOffered(price.priceX100, price.fair)) return 'MARKET_CLOSED'
    return { priceX100: price.priceX100, fair: price.fair.toFixed(fairDigits) }
  }
  if (!known.every(isBuilderBet)) return 'COMBINATION_IMPOSSIBLE'
  const built = priceBuilder(
    known.map((bet) => ({ bet: { ...bet, scoreAtBet: inputs.score } })),
    grid,
  )
  if (typeof built === 'string') return built
  if (!isOffered(built.priceX100, built.fair)) return 'MARKET_CLOSED'
  return { priceX100: built.priceX100, fair: built.fair.toFixed(fairDigits) }
}

/**
 * A price that is too long to be placed is not offered, nor one that pays less than half of what the chance is worth: the
 * margin of a market eats its longest shots.
 */
function isOffered(x100: number | undefined, fair: number): x100 is number {
  return x100 !== undefined && x100 <= priceX100Max && x100 >= 100 * fair * fairShareMin
}
