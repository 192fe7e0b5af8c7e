import { RoundsQuery, SoloActRequest, SoloBetRequest, studioPaths } from '@fairground/contract/studio'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { readAtOnce } from '../db/transact.ts'
import { ok, refuse } from '../lib/outcome.ts'
import { parseInput } from '../lib/parse-input.ts'
import { listRounds } from '../rounds/round-store.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { actSolo } from './act-solo.ts'
import { findUnfinishedSolo } from './find-unfinished-solo.ts'
import { placeSoloBet } from './place-solo-bet.ts'
import { findSoloRound, withMoves } from './solo-round.ts'
import { viewSoloRound } from './solo-view.ts'

export function soloRoutes(app: FastifyInstance, context: AppContext): void {
  app.post(
    studioPaths.soloBet,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(SoloBetRequest, request.body)
      return input.ok ? placeSoloBet(context, session, input.value) : input
    }),
  )
  app.post(
    studioPaths.soloAct,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(SoloActRequest, request.body)
      return input.ok ? actSolo(context, session, input.value) : input
    }),
  )
  app.get(
    studioPaths.soloOpen,
    forPlayer(context, async ({ session }) => {
      const open = await findUnfinishedSolo(context, session)
      return open.ok ? ok({ round: open.value }) : open
    }),
  )
  app.get(
    studioPaths.soloRounds,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(RoundsQuery, request.query)
      if (!input.ok) return input
      const { before, limit } = input.value
      const page = { ...session, kind: 'solo' as const, before, limit: limit + 1 }
      const found = await readAtOnce(context.db, async (tx) => withMoves(tx, await listRounds(tx, page)))
      const rounds = found.slice(0, limit).map(viewSoloRound)
      return ok({ rounds, next: found.length > limit ? (rounds.at(-1)?.roundId ?? null) : null })
    }),
  )
  app.get(
    studioPaths.soloRound,
    forPlayer(context, async ({ session, request }) => {
      const round = await readAtOnce(context.db, (tx) => findSoloRound(tx, roundIdOf(request)))
      const isOwn = round?.head.player_id === session.playerId && round.head.mode === session.mode
      return isOwn && round.head.state !== 'refused' ? ok(viewSoloRound(round)) : refuse('NOT_FOUND', 'no such round')
    }),
  )
}

const roundIdOf = (request: FastifyRequest): string => String((request.params as { roundId?: string }).roundId)
