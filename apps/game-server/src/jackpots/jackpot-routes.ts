import { studioPaths } from '@fairground/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { ok } from '../lib/outcome.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { viewMeters } from './view-meters.ts'

/** The meters of the session's game, to be asked for again every few seconds. */
export function jackpotRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(
    studioPaths.jackpots,
    forPlayer(context, async ({ session }) => {
      const game = context.catalogue.find(session.gameId)
      const jackpot = game?.kind === 'slot' ? game.model.jackpot : undefined
      return ok({ jackpot: await viewMeters(context.db, jackpot, session.currency) })
    }),
  )
}
