import type { SportsBetView, SportsInputs, SportsMatchView } from '@fairground/contract/sports'
import { markets } from '@fairground/sports-rules'
import { recompute } from '../match/recompute.ts'

export const inputs: SportsInputs = {
  ...{ lambdaHome: '1.4800', lambdaAway: '1.1900', rho: '-0.0600', minute: 0, score: [0, 0], halfTime: null },
}

const shown: readonly (readonly [market: string, line: string | null])[] = [
  ['1x2', null],
  ['asian-handicap', '-0.25'],
  ['over-under', '2.5'],
]

/** A match as the sportsbook tells it: its prices follow from its inputs. */
export function matchOf(matchId: string, change: Partial<SportsMatchView> = {}): SportsMatchView {
  const own = change.inputs ?? inputs
  const told = shown.map(([market, line]) => {
    const view = { market, line, booksum: ((markets.get(market)?.booksumX100 ?? 0) / 100).toFixed(2), outcomes: [] }
    const outcomes = (recompute(own, view) ?? []).map(({ selection, price, fair }) => ({ selection, price, fair }))
    return { ...view, outcomes }
  })
  return {
    ...{ matchId, leagueId: 'aure-1', home: `Home ${matchId}`, away: `Away ${matchId}` },
    ...{ homeId: `home-${matchId}`, awayId: `away-${matchId}` },
    ...{ startsAt: '2026-11-30T20:00:00.000Z', state: 'open', isSuspended: false, version: 1, period: 'before' },
    ...{ inputs: own, parts: [], marketCount: told.length, markets: told },
    ...change,
  }
}

export const homeWins = { market: '1x2', selection: 'home' }

export function priceIn({ markets: told }: SportsMatchView, market: string, selection: string): string {
  const found = told.find((one) => one.market === market)?.outcomes.find((outcome) => outcome.selection === selection)
  return found?.price ?? ''
}

export const betOf = (betId: string, change: Partial<SportsBetView> = {}): SportsBetView => ({
  ...{ betId, slipId: `slip-${betId}`, placedAt: '2026-11-30T19:00:00.000Z', state: 'accepted', currency: 'VND' },
  ...{ sizes: [1], unitMinor: '5000000', stakeMinor: '5000000', returnMinorMax: '9750000', decidesAt: null },
  ...{ refusal: null, payoutMinor: null, cashOutMinor: null },
  legs: [
    {
      ...{ matchId: 'm1', leagueId: 'aure-1', home: 'Home m1', away: 'Away m1', startsAt: '2026-11-30T18:00:00.000Z' },
      ...{ picks: [{ market: 'asian-handicap', line: '-0.25', selection: 'home' }], price: '1.95', fair: '2.020000' },
      ...{ inputs: { ...inputs, minute: 30, score: [1, 0] }, outcome: null, result: null },
    },
  ],
  ...change,
})
