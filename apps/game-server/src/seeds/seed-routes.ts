import { RotateRequest, studioPaths } from '@fairground/contract/studio'
import { isClientSeed } from '@fairground/fairness'
import { getSeedState, parseInput, rotateSeeds } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { ok, refuse } from '../lib/outcome.ts'
import { hasOpenRound } from '../rounds/round-store.ts'
import { forPlayer } from '../sessions/for-player.ts'

export function seedRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(
    studioPaths.seeds,
    forPlayer(context, async ({ session }) => ok(await getSeedState(context.db, session))),
  )

  app.post(
    studioPaths.rotate,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(RotateRequest, request.body ?? {})
      if (!input.ok) return input
      const { clientSeed } = input.value
      if (clientSeed !== undefined && !isUsable(clientSeed)) {
        return refuse('BAD_REQUEST', 'clientSeed: 1 to 64 characters without control characters')
      }
      return rotateSeeds(context, session, {
        wished: clientSeed,
        hasOpenRound: (tx) => hasOpenRound(tx, session),
      })
    }),
  )
}

/** Control characters cannot be shown or stored. */
const isUsable = (clientSeed: string): boolean => isClientSeed(clientSeed) && !/\p{Cc}/u.test(clientSeed)
