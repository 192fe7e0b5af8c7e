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
import { withRoundCorrections } from '../dealer/corrections/corrected-views.ts'
import { ok } from '../lib/outcome.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { listAhead } from './ahead/list-ahead.ts'
import { placeAhead } from './ahead/place-ahead.ts'
import { listHistory } from './list-history.ts'
import { listOpenBets } from './list-open-bets.ts'
import { placeSharedBet } from './place-shared-bet.ts'
import { viewPastRound } from './shared-bet-view.ts'
import { listPastShared } from './shared-round-store.ts'

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
      return input.ok ? ok(await listHistory(context, session, input.value)) : input
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
