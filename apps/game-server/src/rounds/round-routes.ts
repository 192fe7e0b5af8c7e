import { RoundsQuery, SpinRequest, studioPaths } from '@fairground/contract/studio'
import { parseInput } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { listHitsOf } from '../jackpots/pool-store.ts'
import { ok, refuse } from '../lib/outcome.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { collectRound } from './collect-round.ts'
import { playRound } from './play-round.ts'
import { findRound, listRounds } from './round-store.ts'
import { viewRound } from './round-view.ts'

export function roundRoutes(app: FastifyInstance, context: AppContext): void {
  app.post(
    studioPaths.spin,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(SpinRequest, request.body)
      return input.ok ? playRound(context, session, input.value) : input
    }),
  )
  app.post(
    studioPaths.collect,
    forPlayer(context, ({ session, request }) => collectRound(context, session, roundIdOf(request))),
  )
  app.get(
    studioPaths.rounds,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(RoundsQuery, request.query)
      if (!input.ok) return input
      const { before, limit } = input.value
      const rows = await listRounds(context.db, { ...session, kind: 'slot', before, limit: limit + 1 })
      const hits = await listHitsOf(context.db, rows)
      const rounds = rows.slice(0, limit).map((row) => viewRound(row, hits))
      return ok({ rounds, next: rows.length > limit ? (rounds.at(-1)?.roundId ?? null) : null })
    }),
  )
  app.get(
    studioPaths.round,
    forPlayer(context, async ({ session, request }) => {
      const round = await findRound(context.db, roundIdOf(request))
      const isOwn = round?.player_id === session.playerId && round.mode === session.mode
      return isOwn && round.kind === 'slot' && round.state !== 'refused'
        ? ok(viewRound(round, await listHitsOf(context.db, [round])))
        : refuse('NOT_FOUND', 'no such round')
    }),
  )
}

const roundIdOf = (request: FastifyRequest): string => String((request.params as { roundId?: string }).roundId)
