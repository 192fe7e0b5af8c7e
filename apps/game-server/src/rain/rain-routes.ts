import { RainCatchRequest, studioPaths } from '@fairground/contract/studio'
import { parseInput } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { ok } from '../lib/outcome.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { catchFreeBet } from './catch-free-bet.ts'
import { viewRainState } from './view-rain.ts'

export function rainRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(
    studioPaths.rain,
    forPlayer(context, async ({ session }) => ok(await viewRainState(context, session))),
  )
  app.post(
    studioPaths.rainCatch,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(RainCatchRequest, request.body)
      return input.ok ? catchFreeBet(context, session, input.value.rainId) : input
    }),
  )
}
