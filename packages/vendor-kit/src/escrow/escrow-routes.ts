import { openEscrowsMax, type VendorOpenEscrows } from '@fairground/contract/psw'
import type { FastifyInstance } from 'fastify'
import type { EscrowKit } from './escrow-schema.ts'
import { listOpenEscrows } from './escrow-store.ts'

interface EscrowSide {
  /** What of the money of these seats lies in pots of hands that are not over; those with nothing may be left out. */
  inPots(escrowIds: string[]): Promise<ReadonlyMap<string, bigint>>
}

/** `GET /escrow/open`, in the scope of `portalRoutes`. */
export function escrowRoutes(app: FastifyInstance, { db }: Pick<EscrowKit, 'db'>, side: EscrowSide): void {
  app.get('/escrow/open', async (request): Promise<VendorOpenEscrows> => {
    const { cursor } = request.query as Record<string, unknown>
    const rows = await listOpenEscrows(db, typeof cursor === 'string' ? cursor.slice(0, 64) : '', openEscrowsMax)
    const inPots = await side.inPots(rows.map(({ escrow_id }) => escrow_id))
    const seats = rows.map(({ escrow_id, player_id, table_id, balance_minor, last_hand_seq }) => {
      const inPotMinor = inPots.get(escrow_id) ?? 0n
      return {
        ...{ escrowId: escrow_id, playerId: player_id, tableId: table_id, lastHandSeq: Number(last_hand_seq) },
        ...{ chips: (BigInt(balance_minor) - inPotMinor).toString(), inPot: inPotMinor.toString() },
      }
    })
    return { seats, nextCursor: rows.length === openEscrowsMax ? (rows.at(-1)?.escrow_id ?? null) : null }
  })
}
