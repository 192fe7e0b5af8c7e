import { VendorGame } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { allMarketsOf, fairShareMin, type PublicMatch, priceMatch } from '../prices/match-prices.ts'
import { countedPriceX100Min, countedReturnMax, returnMaxBp, sportsGames } from './sports-games.ts'

const startsAt = new Date('2026-11-30T12:00:00Z')
const matchOf = (lambda_home: number, lambda_away: number, minutes: number): PublicMatch => ({
  ...{ shared_round_id: 'm', table_id: 'l', starts_at: startsAt, state: minutes > 0 ? 'playing' : 'open', version: 0 },
  ...{ lambda_home: String(lambda_home), lambda_away: String(lambda_away), rho: '-0.06', score_home: 0, score_away: 0 },
  ...{ half_home: null, half_away: null, suspended_until: null, is_stopped: false, alive_at: startsAt },
})
const lambdas = [0.2, 0.5, 0.9, 1.4, 2.1, 3]
/** Of every price on offer, in many matches at several minutes, what it returns of a stake that is not given back. */
const returns = lambdas.flatMap((home) =>
  lambdas.flatMap((away) =>
    [0, 150, 280].flatMap((seconds) => {
      const now = new Date(startsAt.getTime() + (seconds === 0 ? -1 : seconds) * 1_000)
      const priced = priceMatch(matchOf(home, away, seconds), now, 1)
      return (priced ? allMarketsOf(priced) : []).flatMap(({ outcomes }) =>
        outcomes.flatMap(({ price, fair }) =>
          price === null || fair === null ? [] : [{ price: Number(price), returned: Number(price) / Number(fair) }],
        ),
      )
    }),
  ),
)

test('no price on offer returns more than the lobby says, or less', () => {
  expect(returns.length).toBeGreaterThan(10_000)
  const all = returns.map(({ returned }) => returned)
  expect(Math.max(...all)).toBeLessThanOrEqual(returnMaxBp / 10_000)
  expect(Math.min(...all)).toBeGreaterThanOrEqual(fairShareMin - 1e-6)
  // Fair odds leave out what comes back; of all that is staked it may be more.
  expect(VendorGame.safeParse(sportsGames()[0]).error).toBeUndefined()
})

test('what counts for rebates returns no more than their weight is made for', () => {
  const counted = returns.filter(({ price }) => price * 100 >= countedPriceX100Min)
  expect(Math.max(...counted.map(({ returned }) => returned))).toBeLessThanOrEqual(Number(countedReturnMax))
})
