import {
  AheadQuery,
  AheadRequest,
  pastRounds,
  RoundsQuery,
  SharedBetRequest,
  studioPaths,
} from '@fairground/contract/studio'
import { parseInput } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { withBetCorrections, withRoundCorrections } from '../dealer/corrections/corrected-views.ts'
import { ok } from '../lib/outcome.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { listAhead } from './ahead/list-ahead.ts'
import { placeAhead } from './ahead/place-ahead.ts'
import { listBetHistory } from './bet-store.ts'
import { listOpenBets } from './list-open-bets.ts'
import { placeSharedBet } from './place-shared-bet.ts'
import { viewBet, viewPastRound } from './shared-bet-view.ts'
import { listPastShared, listSharedById } from './shared-round-store.ts'
import { tipsByRound, withTip } from './tips/tip-store.ts'

/** A whole session of a table. */

export function sharedRoutes(app: FastifyInstance, context: AppContext): void {
  app.post(
    studioPaths.sharedBet,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(SharedBetRequest, request.body)
      return input.ok ? placeSharedBet(context, session, input.value) : input
    }),
  )
  app.get(
    studioPaths.sharedAhead,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(AheadQuery, request.query)
      return input.ok ? listAhead(context, session, input.value.outright === 'yes') : input
    }),
  )
  app.post(
    studioPaths.sharedAhead,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(AheadRequest, request.body)
      return input.ok ? placeAhead(context, session, input.value) : input
    }),
  )
  app.get(
    studioPaths.sharedOpen,
    forPlayer(context, async ({ session }) => ok({ bets: await listOpenBets(context, session) })),
  )
  app.get(
    studioPaths.sharedBets,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(RoundsQuery, request.query)
      if (!input.ok) return input
      const { before, limit } = input.value
      const rows = await listBetHistory(context.db, { ...session, before, limit: limit + 1 })
      const page = rows.slice(0, limit)
      const rounds = await listSharedById(context.db, [...new Set(page.map((bet) => bet.shared_round_id))])
      const given = await tipsByRound(
        context.db,
        rounds.map((round) => round.shared_round_id),
        session.playerId,
      )
      const bets = page.flatMap((bet) => {
        const round = rounds.find(({ shared_round_id }) => shared_round_id === bet.shared_round_id)
        return round ? [withTip(viewBet(context, bet, round), given)] : []
      })
      return ok({
        bets: await withBetCorrections(context.db, bets),
        next: rows.length > limit ? (bets.at(-1)?.roundId ?? null) : null,
      })
    }),
  )
  app.get(
    studioPaths.sharedPast,
    forPlayer(context, async ({ session }) => {
      const rounds = await listPastShared(context.db, session.gameId, pastRounds)
      const views = rounds.map((round) => viewPastRound(context, round))
      return ok({ rounds: await withRoundCorrections(context.db, views) })
    }),
  )
}
