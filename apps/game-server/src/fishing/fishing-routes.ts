import { RoundsQuery, studioPaths } from '@fairground/contract/studio'
import { parseInput, readAtOnce } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { ok, refuse } from '../lib/outcome.ts'
import { listRounds } from '../rounds/round-store.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { readFigures } from './figures.ts'
import { findMagazine, listMagazineRows, viewMagazine } from './magazine-store.ts'
import { viewProof } from './view-proof.ts'

/** Magazines that were loaded, each with its shots, and what all shots came to. */
export function fishingRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(
    studioPaths.fishingMagazines,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(RoundsQuery, request.query)
      if (!input.ok) return input
      const { before, limit } = input.value
      const page = { ...session, kind: 'fishing' as const, before, limit: limit + 1 }
      const magazines = await readAtOnce(context.db, async (tx) => {
        const heads = await listRounds(tx, page)
        const ids = heads.map(({ round_id }) => round_id)
        const rows = new Map((await listMagazineRows(tx, ids)).map((row) => [row.round_id, row]))
        return heads.flatMap((head) => {
          const row = rows.get(head.round_id)
          return row && head.state !== 'betting' ? [viewMagazine({ head, row })] : []
        })
      })
      const shown = magazines.slice(0, limit)
      return ok({ magazines: shown, next: magazines.length > limit ? (shown.at(-1)?.roundId ?? null) : null })
    }),
  )
  app.get(
    studioPaths.fishingMagazine,
    forPlayer(context, async ({ session, request }) => {
      const roundId = roundIdOf(request)
      return readAtOnce(context.db, async (tx) => {
        const magazine = await findMagazine(tx, roundId)
        const isOwn = magazine?.head.player_id === session.playerId && magazine.head.mode === session.mode
        return isOwn && magazine.head.state !== 'refused'
          ? ok(await viewProof(tx, magazine))
          : refuse('NOT_FOUND', 'no such magazine')
      })
    }),
  )
  app.get(
    studioPaths.fishingFigures,
    forPlayer(context, async ({ session }) => ok(await readFigures(context.db, session))),
  )
}

const roundIdOf = (request: FastifyRequest): string => String((request.params as { roundId?: string }).roundId)
