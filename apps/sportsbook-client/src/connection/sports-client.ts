import { type PlaceSportsSlip, sportsPaths } from '@fairground/contract/sports'
import {
  type FollowSports,
  SportsFavourites,
  SportsMatchProof,
  SportsMatchStats,
  sportsFollowedPaths,
} from '@fairground/contract/sports-followed'
import { createCaller } from '@fairground/vendor-ui'
import * as z from 'zod'
import { Balance, Bets, Coupon, Leagues, LeagueTable, Match, OneBet, Placed, SportsSession } from './answers.ts'

export type SportsClient = ReturnType<typeof createSportsClient>

/** The sportsbook itself waits up to 12 seconds for the wallet. */
const placeTimeoutMs = 20_000
/** Prices that come later than this are old. */
const offerTimeoutMs = 6_000
const Refused = z.object({ code: z.string() })

/** Which fixtures a coupon lists. */
export type CouponWish = { readonly view: 'live' | 'soon' } | { readonly text: string } | { readonly leagueId: string }

/** Every call of the frame. Refusals are values; only a fault of ours throws. */
export function createSportsClient(gameId: string, send?: typeof fetch) {
  const { call, carryBearer } = createCaller(Refused, send)
  const idOf = (id: string) => encodeURIComponent(id)
  const queryOf = (wish: CouponWish) => {
    if ('leagueId' in wish) return `league=${idOf(wish.leagueId)}`
    return `game=${idOf(gameId)}&${'view' in wish ? `view=${wish.view}` : `text=${idOf(wish.text)}`}`
  }
  return {
    carryBearer,
    open: (body: { launchToken: string; gameId: string }) =>
      call({ method: 'POST', path: sportsPaths.openSession, answer: SportsSession, body }),
    balance: () => call({ method: 'GET', path: sportsPaths.balance, answer: Balance }),
    leagues: () => call({ method: 'GET', path: `${sportsPaths.leagues}?game=${idOf(gameId)}`, answer: Leagues }),
    coupon: (wish: CouponWish) =>
      call({
        ...{ method: 'GET', path: `${sportsPaths.coupon}?${queryOf(wish)}`, answer: Coupon },
        timeoutMs: offerTimeoutMs,
      }),
    match: (matchId: string) =>
      call({ method: 'GET', path: sportsPaths.match(idOf(matchId)), answer: Match, timeoutMs: offerTimeoutMs }),
    league: (leagueId: string) =>
      call({ method: 'GET', path: sportsPaths.league(idOf(leagueId)), answer: LeagueTable }),
    stats: (matchId: string) =>
      call({ method: 'GET', path: sportsFollowedPaths.stats(idOf(matchId)), answer: SportsMatchStats }),
    proof: (matchId: string) =>
      call({ method: 'GET', path: sportsFollowedPaths.proof(idOf(matchId)), answer: SportsMatchProof }),
    favourites: () => call({ method: 'GET', path: sportsFollowedPaths.favourites, answer: SportsFavourites }),
    follow: (body: FollowSports) =>
      call({ method: 'POST', path: sportsFollowedPaths.favourites, answer: SportsFavourites, body }),
    place: (body: PlaceSportsSlip) =>
      call({ method: 'POST', path: sportsPaths.slips, answer: Placed, body, timeoutMs: placeTimeoutMs }),
    bets: (before = '') => call({ method: 'GET', path: `${sportsPaths.slips}?before=${idOf(before)}`, answer: Bets }),
    cashOut: (betId: string, body: { offerMinor: string }) =>
      call({
        ...{ method: 'POST', path: sportsPaths.cashOut(idOf(betId)), answer: Placed, body },
        timeoutMs: placeTimeoutMs,
      }),
    bet: (betId: string) => call({ method: 'GET', path: sportsPaths.slip(idOf(betId)), answer: OneBet }),
  }
}
