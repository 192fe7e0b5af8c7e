import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { keepFromClosing } from '../draws/draw-store.ts'
import type { SettledTicket } from '../draws/write-settled.ts'
import { giveBackTickets } from './ticket-ends.ts'

/**
 * Plans that stop on a win, or once their draws have paid enough: their tickets of draws still on sale are owed back, in the
 * commit of the win itself. A plan of several purchases is locked first: a purchase that joins it at this moment is either
 * seen here, or sees that it is over.
 */
export async function stopPlans(tx: Tx, settled: readonly SettledTicket[], now: Date): Promise<void> {
  const won = settled.filter(({ payoutMinor }) => payoutMinor > 0n).map(({ ticket }) => ticket.purchase_id)
  if (won.length === 0) return
  const purchases = await lockPlans(tx, won)
  if (purchases.length === 0) return
  const later = await tx
    .selectFrom('rounds')
    .select(['round_id', 'draw_id'])
    .where('purchase_id', 'in', purchases)
    .where('state', '=', 'presenting')
    .execute()
  const draws = later.length > 0 ? await keepFromClosing(tx, [...new Set(later.map(({ draw_id }) => draw_id))]) : []
  const open = new Set(draws.filter(({ state }) => state === 'open').map(({ shared_round_id }) => shared_round_id))
  const round_ids = later.filter(({ draw_id }) => open.has(draw_id)).map(({ round_id }) => round_id)
  await giveBackTickets(tx, { round_ids }, 'an earlier draw of the plan has won', now)
  await tx.updateTable('purchases').set({ stopped_at: now }).where('purchase_id', 'in', purchases).execute()
}

/** The purchases that a win of these stops: they themselves, and all of their plans. */
async function lockPlans(tx: Tx, won: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ purchase_id: string; stops_on_win: boolean }>`
    with w as (select purchase_id, player_id, plan_id from purchases where purchase_id = any(${won}::text[]))
    select p.purchase_id, p.stops_on_win from purchases p
    where (p.stops_on_win or p.stop_at_minor is not null) and p.stopped_at is null and (p.purchase_id in (select purchase_id from w)
      or (p.player_id, p.plan_id) in (select player_id, plan_id from w where plan_id is not null))
    order by p.purchase_id for update of p`.execute(tx)
  const idsOf = (list: readonly { purchase_id: string }[]) => list.map(({ purchase_id }) => purchase_id)
  const waiting = idsOf(rows.filter((row) => !row.stops_on_win))
  return [...idsOf(rows.filter((row) => row.stops_on_win)), ...(await listPaidEnough(tx, waiting))]
}

/** Those whose plans have paid what they stop at. Their lock is held: no other draw pays them unseen. */
async function listPaidEnough(tx: Tx, purchases: readonly string[]): Promise<string[]> {
  if (purchases.length === 0) return []
  const { rows } = await sql<{ purchase_id: string }>`
    select p.purchase_id from purchases p
    where p.purchase_id = any(${purchases}::text[]) and p.stop_at_minor <= (
      select coalesce(sum(r.payout_minor), 0) from purchases q join rounds r using (purchase_id)
      where r.state = 'collected'
        and (q.purchase_id = p.purchase_id or (q.player_id = p.player_id and q.plan_id = p.plan_id)))`.execute(tx)
  return rows.map(({ purchase_id }) => purchase_id)
}

/** Whether a draw of this plan has won; until the caller's commit none does unseen. */
export async function isPlanStopped(tx: Tx, playerId: string, planId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('purchases')
    .select('stopped_at')
    .where('player_id', '=', playerId)
    .where('plan_id', '=', planId)
    .orderBy('purchase_id')
    .forShare()
    .execute()
  return rows.some(({ stopped_at }) => stopped_at !== null)
}
