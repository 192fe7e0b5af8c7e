import { ReplayRequest, studioPaths } from '@fairground/contract/studio'
import { parseInput } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { forAnyone } from '../sessions/for-player.ts'
import { showReplay } from './show-replay.ts'

/** Shows a round read-only to a ticket's holder. */
export function replayRoutes(app: FastifyInstance, context: AppContext): void {
  app.post(
    studioPaths.replays,
    forAnyone(async (request) => {
      const input = parseInput(ReplayRequest, request.body)
      return input.ok ? showReplay(context, input.value.ticket) : input
    }),
  )
}
