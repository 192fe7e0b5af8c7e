import { VendorCareMove, type VendorCares, VendorCaresQuery } from '@fairground/contract/psw'
import { parseBody, parseInput, sendCode } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import type { PlayerCareRow } from '../db/schema.ts'
import { listCares } from '../dealer/players/care-store.ts'
import { moveCare } from '../dealer/players/move-care.ts'

/** Players whom somebody at a desk worries about. */
export function careRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/desk/cares', async (request, reply) => {
    const input = parseInput(VendorCaresQuery, request.query)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    const rows = await listCares(context.db, input.value.state === 'open')
    return { cares: rows.map(viewCare) } satisfies VendorCares
  })
  app.post('/desk/cares/move', async (request, reply) => {
    const input = parseBody(VendorCareMove, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    return { code: 'OK', moved: await moveCare(context, input.value) }
  })
}

const viewCare = (row: PlayerCareRow): VendorCares['cares'][number] => ({
  ...{ careId: row.care_id, tableId: row.table_id, playerId: row.player_id, mark: row.mark, said: row.said },
  ...{ cause: row.cause, openedBy: row.opened_name, openedAt: row.opened_at.toISOString() },
  ...{ takenById: row.taken_by, takenBy: row.taken_name, takenAt: row.taken_at?.toISOString() ?? null },
  ...{ closedBy: row.closed_name, closedAt: row.closed_at?.toISOString() ?? null, note: row.note },
})
