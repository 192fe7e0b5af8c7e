import { sealSeed, transact } from '@fairground/vendor-kit'
import { chainKitOf, type LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import { giveBackTickets } from '../tickets/ticket-ends.ts'
import type { DrawSecrets } from './draw-secrets.ts'
import { lockDraw } from './draw-store.ts'

/**
 * Why a draw was called off: its record came too late, its beacon never came, its time passed while the lottery was down
 * and nobody had bought, or nobody told for a day what somebody else had drawn.
 */
export type VoidCause = 'closed-late' | 'no-beacon' | 'not-held' | 'no-result'

/** Calls a draw off: every stake is owed back from this commit on, and a seed that it has is opened all the same. */
export async function voidDraw(
  context: LotteryContext,
  draw: DrawRow,
  secrets: DrawSecrets | undefined,
  cause: VoidCause,
): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    const { state } = await lockDraw(tx, draw.shared_round_id)
    if (state !== 'open' && state !== 'closed') return false
    await giveBackTickets(tx, { draw_id: draw.shared_round_id }, `the draw was called off: ${cause}`, now)
    await tx
      .updateTable('shared_rounds')
      .set({
        ...{ state: 'void', void_cause: cause, settled_at: now },
        ...(draw.mode === 'official' && { held_cause: null }),
        ...(secrets && { seed_sealed: sealSeed(chainKitOf(context), secrets), server_seed: secrets.serverSeed }),
      })
      .where('shared_round_id', '=', draw.shared_round_id)
      .execute()
    return true
  })
  if (!isOurs) return
  context.callsDue.ring()
  if (cause !== 'not-held')
    context.log.warn({ gameId: draw.table_id, drawNo: draw.draw_no, cause }, 'a draw was called off')
}
