import { OpenRequest, studioPaths, TableOpenRequest } from '@fairground/contract/studio'
import { confirmRealityCheck, getBalance, keepLimits, parseInput, readRealityCheck } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { refuse } from '../lib/outcome.ts'
import { describeLimits } from './describe-limits.ts'
import { forAnyone, forPlayer } from './for-player.ts'
import { openFurtherTable, openSession } from './open-session.ts'

export function sessionRoutes(app: FastifyInstance, context: AppContext): void {
  app.post(
    studioPaths.open,
    forAnyone(async (request) => {
      const input = parseInput(OpenRequest, request.body)
      return input.ok ? openSession(context, input.value) : input
    }),
  )
  app.post(
    studioPaths.openTable,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(TableOpenRequest, request.body)
      return input.ok ? openFurtherTable(context, session, input.value.gameId) : input
    }),
  )
  app.get(
    studioPaths.balance,
    forPlayer(context, ({ session }) => getBalance(context, session)),
  )
  app.get(
    studioPaths.realityCheck,
    forPlayer(context, ({ session }) => readRealityCheck(context, session)),
  )
  app.post(
    studioPaths.realityConfirm,
    forPlayer(context, ({ session }) => confirmRealityCheck(context, session)),
  )
  app.get(
    studioPaths.limits,
    forPlayer(context, async ({ session }) => {
      const game = context.catalogue.find(session.gameId)
      return game ? describeLimits(await keepLimits(context, session), game) : refuse('GAME_DISABLED', 'no such game')
    }),
  )
}
