import type { SportsInputs, SportsKind, SportsMarketView, SportsPick } from '@fairground/contract/sports'
import {
  type BuilderRefusal,
  booksumOf,
  findBet,
  fixtureGrid,
  fixturePrices,
  isBuilderBet,
  isOfferedPrice,
  type Market,
  type MatchGrid,
  mainLine,
  marketPrices,
  marketsOfFixture,
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
  readonly sport: SportsKind
  /** Of a series. */
  readonly best_of: 1 | 3 | 5 | null
  readonly part: readonly number[]
  readonly version: number
  readonly score_home: number
  readonly score_away: number
  readonly half_home: number | null
  readonly half_away: number | null
  readonly suspended_until: Date | null
  readonly is_stopped: boolean
  /** Of its league: on top of each market's margin, and of the limit of a match. */
  readonly margin_percent: number
  readonly cap_percent: number
  /** When its league was last said to be alive. */
  readonly alive_at: Date | null
}

/** A league that has been silent for so long in play offers nothing. */
const silenceMsMax = 5_000
export const isSilent = (aliveAt: Date | null, now: Date): boolean =>
  now.getTime() - (aliveAt?.getTime() ?? 0) > silenceMsMax

const quartersPerGoal = 4
const fairDigits = 6

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
  const grid = fixtureGrid(inputs)
  if (!grid) return undefined
  const isMute = state === 'playing' && isSilent(alive_at, now)
  const isLate = state === 'open' && starts_at <= now
  const isShut = suspended_until !== null && suspended_until > now
  return { match, inputs, grid, isSuspended: match.is_stopped || isMute || isLate || isShut }
}

export function inputsOf(match: PublicMatch, minute: number): SportsInputs {
  const { lambda_home: lambdaHome, lambda_away: lambdaAway, rho, half_home, half_away } = match
  const halfTime: SportsInputs['halfTime'] = half_home === null || half_away === null ? null : [half_home, half_away]
  const score: SportsInputs['score'] = [match.score_home, match.score_away]
  const margin = match.margin_percent > 0 ? { marginPercent: match.margin_percent } : {}
  return { lambdaHome, lambdaAway, rho, minute, score, halfTime, ...stateOf(match), ...margin }
}

/** Where a sport other than football stands besides its score. */
function stateOf({ sport, best_of: bestOf, part }: PublicMatch): Pick<SportsInputs, 'series' | 'points'> {
  if (sport === 'football') return {}
  if (sport !== 'basketball') return bestOf === null ? {} : { series: { sport, bestOf, part: [...part] } }
  const [, steps = 0, home = 0, away = 0] = part
  return { points: { steps, before: [home, away] } }
}

export const lineText = (quarters: number): string => String(quarters / quartersPerGoal)
export const quartersOf = ({ line }: SportsPick): number => (line === undefined ? 0 : Number(line) * quartersPerGoal)
export const priceText = (x100: number): string => (x100 / 100).toFixed(2)

const couponMarkets = ['1x2', 'asian-handicap', 'over-under', 'money-line', 'points-handicap', 'total-points']

/** The markets of a coupon: who wins, the main handicap, the main total; a series shows all that it has. */
export const couponOf = ({ grid, inputs }: PricedMatch): SportsMarketView[] =>
  marketsOfFixture(inputs).flatMap((market) => {
    if (!inputs.series && !couponMarkets.includes(market.code)) return []
    const quarters = market.line ? mainLine(market, grid) : 0
    return viewMarket({ market, quarters, prices: marketPrices(market, grid, quarters, inputs) }, inputs)
  })

/** Every market that has something to offer. */
export const allMarketsOf = (priced: PricedMatch): SportsMarketView[] =>
  fixturePrices(priced.grid, priced.inputs, marketsOfFixture(priced.inputs))
    .filter(({ market }) => !isDecided(market.reads, priced.inputs))
    .flatMap((offered) => viewMarket(offered, priced.inputs))
    .filter(({ outcomes }) => outcomes.some(({ price }) => price !== null))

/** The first half is over: its markets are decided. */
const isDecided = (reads: Market['reads'], { halfTime }: SportsInputs): boolean => reads === 'half' && halfTime !== null

function viewMarket(
  { market, quarters, prices }: ReturnType<typeof fixturePrices>[number],
  { marginPercent }: SportsInputs,
): SportsMarketView {
  return {
    ...{ market: market.code, line: market.line ? lineText(quarters) : null },
    booksum: booksumOf(market, marginPercent).toFixed(2),
    outcomes: prices.map(({ selection, priceX100, fair }) => ({
      selection,
      price: isOfferedPrice(priceX100, fair) ? priceText(priceX100) : null,
      fair: Number.isFinite(fair) ? fair.toFixed(fairDigits) : null,
    })),
  }
}

export type PickPrice = { priceX100: number; fair: string }
export type PickFault = 'MARKET_CLOSED' | BuilderRefusal

/** What one pick, or several of one match together, cost now. */
export function pricePicks({ grid, inputs }: PricedMatch, picks: readonly SportsPick[]): PickPrice | PickFault {
  const bets = picks.map((pick) => findBet(pick.market, pick.selection, quartersOf(pick)))
  const offered = marketsOfFixture(inputs)
  const known = bets.flatMap((bet) =>
    bet && offered.includes(bet.market) && !isDecided(bet.market.reads, inputs) ? [bet] : [],
  )
  const [first] = known
  if (!first || known.length < picks.length) return 'MARKET_CLOSED'
  if (known.length === 1) {
    const price = marketPrices(first.market, grid, first.quarters, inputs).find(
      ({ selection }) => selection === first.selection,
    )
    if (!price || !isOfferedPrice(price.priceX100, price.fair)) return 'MARKET_CLOSED'
    return { priceX100: price.priceX100, fair: price.fair.toFixed(fairDigits) }
  }
  if (!known.every(isBuilderBet)) return 'COMBINATION_IMPOSSIBLE'
  const built = priceBuilder(
    known.map((bet) => ({
      bet: { ...bet, scoreAtBet: inputs.score },
      booksum: booksumOf(bet.market, inputs.marginPercent),
    })),
    grid,
  )
  if (typeof built === 'string') return built
  if (!isOfferedPrice(built.priceX100, built.fair)) return 'MARKET_CLOSED'
  return { priceX100: built.priceX100, fair: built.fair.toFixed(fairDigits) }
}
