import { InstantActRequest, InstantBetRequest, RoundsQuery, studioPaths } from '@fairground/contract/studio'
import { parseInput, readAtOnce } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { ok, refuse } from '../lib/outcome.ts'
import { listRounds } from '../rounds/round-store.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { actInstant } from './act-instant.ts'
import { findUnfinishedInstant } from './find-unfinished-instant.ts'
import { findInstantRound, withMoves } from './instant-round.ts'
import { viewInstantRound } from './instant-view.ts'
import { placeInstantBet } from './place-instant-bet.ts'

export function instantRoutes(app: FastifyInstance, context: AppContext): void {
  app.post(
    studioPaths.instantBet,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(InstantBetRequest, request.body)
      return input.ok ? placeInstantBet(context, session, input.value) : input
    }),
  )
  app.post(
    studioPaths.instantAct,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(InstantActRequest, request.body)
      return input.ok ? actInstant(context, session, input.value) : input
    }),
  )
  app.get(
    studioPaths.instantOpen,
    forPlayer(context, async ({ session }) => {
      const open = await findUnfinishedInstant(context, session)
      return open.ok ? ok({ round: open.value }) : open
    }),
  )
  app.get(
    studioPaths.instantRounds,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(RoundsQuery, request.query)
      if (!input.ok) return input
      const { before, limit } = input.value
      const page = { ...session, kind: 'instant' as const, before, limit: limit + 1 }
      const found = await readAtOnce(context.db, async (tx) => withMoves(tx, await listRounds(tx, page)))
      const rounds = found.slice(0, limit).map(viewInstantRound)
      return ok({ rounds, next: found.length > limit ? (rounds.at(-1)?.roundId ?? null) : null })
    }),
  )
  app.get(
    studioPaths.instantRound,
    forPlayer(context, async ({ session, request }) => {
      const round = await readAtOnce(context.db, (tx) => findInstantRound(tx, roundIdOf(request)))
      const isOwn = round?.head.player_id === session.playerId && round.head.mode === session.mode
      return isOwn && round.head.state !== 'refused'
        ? ok(viewInstantRound(round))
        : refuse('NOT_FOUND', 'no such round')
    }),
  )
}

const roundIdOf = (request: FastifyRequest): string => String((request.params as { roundId?: string }).roundId)
