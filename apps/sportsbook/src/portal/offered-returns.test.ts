import { VendorGame } from '@fairground/contract/psw'
import { fairShareMin, newPart } from '@fairground/sports-rules'
import { expect, test } from 'vitest'
import { allMarketsOf, type PublicMatch, priceMatch } from '../prices/match-prices.ts'
import { countedPriceX100Min, countedReturnMax, returnMaxBp, sportsGames } from './sports-games.ts'

const startsAt = new Date('2026-11-30T12:00:00Z')
const matchOf = (lambda_home: number, lambda_away: number, minutes: number): PublicMatch => ({
  ...{ shared_round_id: 'm', table_id: 'l', starts_at: startsAt, state: minutes > 0 ? 'playing' : 'open', version: 0 },
  ...{ lambda_home: String(lambda_home), lambda_away: String(lambda_away), rho: '-0.06', score_home: 0, score_away: 0 },
  ...{
    sport: 'football',
    best_of: null,
    part: [],
    half_home: null,
    half_away: null,
    suspended_until: null,
    is_stopped: false,
    ...{ margin_percent: 0, cap_percent: 100 },
    alive_at: startsAt,
  },
})
const lambdas = [0.2, 0.5, 0.9, 1.4, 2.1, 3]
const sums = [
  ...[0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].flatMap((home) => [
    { sport: 'cs', best_of: 3, lambda_home: home, lambda_away: 1 - home } as const,
    { sport: 'moba', best_of: 5, lambda_home: home, lambda_away: 1 - home } as const,
  ]),
  ...[0.45, 0.55, 0.64, 0.75].map(
    (home) => ({ sport: 'tennis', best_of: 3, lambda_home: home, lambda_away: 0.64 }) as const,
  ),
]
/** The same of series, before they begin and in their first parts. */
const seriesPrices = sums.flatMap((series) =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ].flatMap(([score_home = 0, score_away = 0]) => {
    const state = score_home > 0 ? ('playing' as const) : ('open' as const)
    const now = new Date(startsAt.getTime() - 1)
    const { lambda_home, lambda_away } = series
    const match: PublicMatch = {
      ...{ ...matchOf(lambda_home, lambda_away, 0), ...series, rho: '0', part: newPart(series.sport), state },
      ...{ lambda_home: String(lambda_home), lambda_away: String(lambda_away), score_home, score_away },
    }
    const priced = priceMatch(match, now, 1)
    return (priced ? allMarketsOf(priced) : []).flatMap(({ outcomes }) => outcomes)
  }),
)
const footballPrices = lambdas.flatMap((home) =>
  lambdas.flatMap((away) =>
    [0, 150, 280].flatMap((seconds) => {
      const now = new Date(startsAt.getTime() + (seconds === 0 ? -1 : seconds) * 1_000)
      const priced = priceMatch(matchOf(home, away, seconds), now, 1)
      return (priced ? allMarketsOf(priced) : []).flatMap(({ outcomes }) => outcomes)
    }),
  ),
)
/** The same of basketball, before it begins and in its quarters. */
const pointsPrices = [-14, -3, 0, 6, 15].flatMap((spread) =>
  [[], [1, 10, 0, 0], [3, 0, 50, 44], [4, 22, 75, 71], [5, 4, 92, 92]].flatMap((part) => {
    const [, , home = 0, away = 0] = part
    const match: PublicMatch = {
      ...{ ...matchOf((210 + spread) / 2, (210 - spread) / 2, 0), sport: 'basketball', rho: '0', part },
      ...{ state: part.length > 0 ? 'playing' : 'open', score_home: home, score_away: away },
    }
    const priced = priceMatch(match, new Date(startsAt.getTime() - 1), 1)
    return (priced ? allMarketsOf(priced) : []).flatMap(({ outcomes }) => outcomes)
  }),
)
/** Of every price on offer, in many matches at several minutes, what it returns of a stake that is not given back. */
const returns = [...footballPrices, ...seriesPrices, ...pointsPrices].flatMap(({ price, fair }) =>
  price === null || fair === null ? [] : [{ price: Number(price), returned: Number(price) / Number(fair) }],
)

test('no price on offer returns more than the lobby says, or less', () => {
  expect(returns.length).toBeGreaterThan(10_000)
  expect(seriesPrices.length).toBeGreaterThan(300)
  expect(pointsPrices.length).toBeGreaterThan(300)
  const all = returns.map(({ returned }) => returned)
  expect(Math.max(...all)).toBeLessThanOrEqual(returnMaxBp / 10_000)
  expect(Math.min(...all)).toBeGreaterThanOrEqual(fairShareMin - 1e-6)
  // Fair odds leave out what comes back; of all that is staked it may be more.
  for (const game of sportsGames()) expect(VendorGame.safeParse(game).error).toBeUndefined()
})

test('what counts for rebates returns no more than their weight is made for', () => {
  const counted = returns.filter(({ price }) => price * 100 >= countedPriceX100Min)
  expect(Math.max(...counted.map(({ returned }) => returned))).toBeLessThanOrEqual(Number(countedReturnMax))
})
