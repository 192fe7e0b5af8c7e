import type { Tx } from '../db/schema.ts'
import { keepFromClosing } from '../draws/draw-store.ts'
import type { SettledTicket } from '../draws/write-settled.ts'
import { giveBackTickets } from './ticket-ends.ts'

/** Plans that stop on a win: their tickets of draws still on sale are owed back, in the commit of the win itself. */
export async function stopPlans(tx: Tx, settled: readonly SettledTicket[], now: Date): Promise<void> {
  const won = settled.filter(({ payoutMinor }) => payoutMinor > 0n).map(({ ticket }) => ticket.purchase_id)
  if (won.length === 0) return
  const later = await tx
    .selectFrom('rounds as r')
    .innerJoin('purchases as p', 'p.purchase_id', 'r.purchase_id')
    .select(['r.round_id', 'r.draw_id', 'r.purchase_id'])
    .where('p.purchase_id', 'in', won)
    .where('p.stops_on_win', '=', true)
    .where('r.state', '=', 'presenting')
    .execute()
  if (later.length === 0) return
  const draws = await keepFromClosing(tx, [...new Set(later.map(({ draw_id }) => draw_id))])
  const open = new Set(draws.filter(({ state }) => state === 'open').map(({ shared_round_id }) => shared_round_id))
  const stopped = later.filter(({ draw_id }) => open.has(draw_id))
  await giveBackTickets(
    tx,
    { round_ids: stopped.map(({ round_id }) => round_id) },
    'an earlier draw of the plan has won',
    now,
  )
  await tx
    .updateTable('purchases')
    .set({ stopped_at: now })
    .where('purchase_id', 'in', [...new Set(later.map(({ purchase_id }) => purchase_id))])
    .execute()
}
