import type { AppContext } from '../context.ts'
import type { DealtRoundRow, SharedRoundRow, Tx } from '../db/schema.ts'
import { moveShared, tellTable } from '../tables/shared-round-store.ts'
import { deleteBooks } from '../tables/slips/slip-store.ts'
import { voidBets } from '../tables/void-bets.ts'

/** After a pause players have at least so long. */
const restMsMin = 5_000

/** Stops a round where it stands. In betting no further bet is taken: its end is now, until it goes on. */
export async function pauseRound(
  context: AppContext,
  tx: Tx,
  { round, dealt }: { round: SharedRoundRow; dealt: DealtRoundRow },
  reason: string,
): Promise<void> {
  if (dealt.paused_at !== null || round.state === 'result') return
  const now = context.clock.now()
  const rest_ms = round.state === 'betting' ? Math.max(0, round.closes_at.getTime() - now.getTime()) : null
  await tx
    .updateTable('dealt_rounds')
    .set({ paused_at: now, paused_for: reason, rest_ms })
    .where('shared_round_id', '=', round.shared_round_id)
    .execute()
  if (round.state === 'betting') await closeAt(tx, round, now)
  await tellTable(tx, { tableId: round.table_id, what: 'table' })
}

/** Lets a paused round go on; bets are taken for what was left, and never for less than five seconds. */
export async function goOn(
  context: AppContext,
  tx: Tx,
  { round, dealt }: { round: SharedRoundRow; dealt: DealtRoundRow },
): Promise<void> {
  if (dealt.paused_at === null) return
  await tx
    .updateTable('dealt_rounds')
    .set({ paused_at: null, paused_for: null, rest_ms: null })
    .where('shared_round_id', '=', round.shared_round_id)
    .execute()
  const leftMs = Math.max(dealt.rest_ms ?? 0, restMsMin)
  if (round.state === 'betting') await closeAt(tx, round, new Date(context.clock.now().getTime() + leftMs))
  await tellTable(tx, { tableId: round.table_id, what: 'table' })
}

const closeAt = (tx: Tx, { shared_round_id }: SharedRoundRow, closes_at: Date) =>
  tx.updateTable('shared_rounds').set({ closes_at }).where('shared_round_id', '=', shared_round_id).execute()

/** Gives every stake of a round back. False when it was over before. */
export async function voidRound(context: AppContext, tx: Tx, round: SharedRoundRow, reason: string): Promise<boolean> {
  if (!['betting', 'locked', 'running'].includes(round.state)) return false
  if (!(await moveShared(tx, round, 'void', { void_reason: reason }))) return false
  await tx
    .updateTable('dealt_rounds')
    .set({ paused_at: null, paused_for: null, rest_ms: null })
    .where('shared_round_id', '=', round.shared_round_id)
    .execute()
  const count = await voidBets(context, tx, round.shared_round_id, { states: ['betting', 'taken'], reason })
  await deleteBooks(tx, round.shared_round_id)
  context.log.warn({ sharedRoundId: round.shared_round_id, count, reason }, 'a dealt round was voided')
  return true
}
