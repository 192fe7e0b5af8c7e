import { CashOutSportsBet, PlaceSportsSlip, SportsSessionCall, sportsPaths } from '@fairground/contract/sports'
import { FollowSports, sportsFollowedPaths } from '@fairground/contract/sports-followed'
import { getBalance, keepLimits, ok, openRoute, parseInput, playerRoute, refuse } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { kitOf, type SportsContext } from '../context.ts'
import { listEvents } from '../matches/match-store.ts'
import { footballGameId } from '../portal/sports-games.ts'
import { cashOut } from '../slips/cash-out.ts'
import { findOwnBets, listOwnBets } from '../slips/list-bets.ts'
import { placeSlip } from '../slips/place-slip.ts'
import { type CouponWish, listCoupon, listLeagues, viewFixture } from './coupon.ts'
import { follow, listFavourites } from './favourites.ts'
import { viewLeague } from './league-view.ts'
import { viewProof } from './match-proof.ts'
import { viewStats } from './match-stats.ts'
import { openSession } from './open-session.ts'

/** What the sportsbook's frame calls. */
export function frameRoutes(app: FastifyInstance, context: SportsContext): void {
  const kit = kitOf(context)
  app.post(
    sportsPaths.openSession,
    openRoute(async ({ body }) => {
      const input = parseInput(SportsSessionCall, body)
      return input.ok ? openSession(context, input.value) : input
    }),
  )
  app.get(
    sportsPaths.balance,
    playerRoute(kit, ({ session }) => getBalance(kit, session)),
  )
  slipRoutes(app, context)
  cashOutRoute(app, context)
  offerRoutes(app, context)
  aboutMatchRoutes(app, context)
  favouriteRoutes(app, context)
}

/** What anybody may read: leagues, fixtures, prices, results. */
function offerRoutes(app: FastifyInstance, context: SportsContext): void {
  app.get(
    sportsPaths.leagues,
    openRoute(async (request) => ok({ leagues: await listLeagues(context, gameOf(request)) })),
  )
  app.get(
    sportsPaths.coupon,
    openRoute(async (request) => {
      const serverMs = context.clock.now().getTime()
      return ok({ serverMs, matches: await listCoupon(context, wishOf(request)) })
    }),
  )
  app.get(
    sportsPaths.match(':id'),
    openRoute(async (request) => {
      const matchId = idOf(request)
      const [match, events] = await Promise.all([viewFixture(context, matchId), listEvents(context.db, matchId)])
      if (!match) return refuse('NOT_FOUND', 'no such match')
      return ok({
        ...{ serverMs: context.clock.now().getTime(), match },
        events: events.map(({ kind, minute, side, score_home, score_away, part }) => ({
          ...{ kind, minute, side, score: [score_home, score_away], part },
        })),
      })
    }),
  )
  app.get(
    sportsPaths.league(':id'),
    openRoute(async (request) => {
      const league = context.leagues.get(idOf(request))
      return league ? ok(await viewLeague(context, league)) : refuse('NOT_FOUND', 'no such league')
    }),
  )
}

/** What anybody may read of a match besides its prices. */
function aboutMatchRoutes(app: FastifyInstance, context: SportsContext): void {
  app.get(
    sportsFollowedPaths.stats(':id'),
    openRoute(async (request) => {
      const stats = await viewStats(context, idOf(request))
      return stats ? ok(stats) : refuse('NOT_FOUND', 'no such match')
    }),
  )
  app.get(
    sportsFollowedPaths.proof(':id'),
    openRoute(async (request) => {
      const proof = await viewProof(context, idOf(request))
      return proof ? ok(proof) : refuse('NOT_FOUND', 'no such match')
    }),
  )
}

function favouriteRoutes(app: FastifyInstance, context: SportsContext): void {
  const kit = kitOf(context)
  app.get(
    sportsFollowedPaths.favourites,
    playerRoute(kit, async ({ session }) => ok(await listFavourites(context.db, session.playerId))),
  )
  app.post(
    sportsFollowedPaths.favourites,
    playerRoute(kit, async ({ session, request }) => {
      const input = parseInput(FollowSports, request.body)
      return input.ok ? follow(context, session, input.value) : input
    }),
  )
}

function slipRoutes(app: FastifyInstance, context: SportsContext): void {
  const kit = kitOf(context)
  app.post(
    sportsPaths.slips,
    playerRoute(kit, async ({ session: known, request }) => {
      const input = parseInput(PlaceSportsSlip, request.body)
      return input.ok ? placeSlip(context, await keepLimits(kit, known), input.value) : input
    }),
  )
  app.get(
    sportsPaths.slips,
    playerRoute(kit, async ({ session, request }) =>
      ok({ bets: await listOwnBets(context, session, queryOf(request, 'before')) }),
    ),
  )
  app.get(
    sportsPaths.slip(':id'),
    playerRoute(kit, async ({ session, request }) => {
      const [bet] = await findOwnBets(context, session, [idOf(request)])
      return bet ? ok({ bet }) : refuse('NOT_FOUND', 'no such bet')
    }),
  )
}

function cashOutRoute(app: FastifyInstance, context: SportsContext): void {
  app.post(
    sportsPaths.cashOut(':id'),
    playerRoute(kitOf(context), async ({ session, request }) => {
      const input = parseInput(CashOutSportsBet, request.body)
      return input.ok ? cashOut(context, session, idOf(request), BigInt(input.value.offerMinor)) : input
    }),
  )
}

function wishOf(request: FastifyRequest): CouponWish {
  const leagueId = queryOf(request, 'league')
  if (leagueId !== '') return { leagueId }
  const text = queryOf(request, 'text').trim()
  if (text !== '') return { text, gameId: gameOf(request) }
  return { view: queryOf(request, 'view') === 'live' ? 'live' : 'soon', gameId: gameOf(request) }
}

const gameOf = (request: FastifyRequest): string => queryOf(request, 'game') || footballGameId

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id.slice(0, 64)

/** Empty where it is not told. */
function queryOf(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value.slice(0, 64) : ''
}
