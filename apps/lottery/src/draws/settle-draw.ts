import { transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import { settlePools } from '../pools/settle-pools.ts'
import { stopPlans } from '../tickets/stop-plans.ts'
import { type EndOf, endOfLines, settleLines } from './settle-lines.ts'
import { writeSettled } from './write-settled.ts'

/** Tickets of one transaction: some megabytes, and less than a second. */
const pageSize = 2_000

/** Pays every ticket of a drawn draw, page by page; a restart goes on with those that are left. */
export async function settleDraw(context: LotteryContext, house: House, draw: DrawRow): Promise<void> {
  const end = endOfLines(house, draw, await settlePools(context, house, draw))
  while (await settlePage(context, draw, end)) context.callsDue.ring()
  await context.db
    .updateTable('shared_rounds')
    .set({ state: 'settled', settled_at: context.clock.now() })
    .where('shared_round_id', '=', draw.shared_round_id)
    .where('state', '=', 'drawn')
    .execute()
}

/** False when no ticket is left. */
function settlePage(context: LotteryContext, draw: DrawRow, endOf: EndOf): Promise<boolean> {
  return transact(context.db, async (tx) => {
    const tickets = await tx
      .selectFrom('rounds')
      .selectAll()
      .where('draw_id', '=', draw.shared_round_id)
      .where('state', '=', 'presenting')
      .orderBy('round_id')
      .limit(pageSize)
      .forUpdate()
      .execute()
    if (tickets.length === 0) return false
    const ids = tickets.map(({ round_id }) => round_id)
    const lines = await tx.selectFrom('lines').selectAll().where('round_id', 'in', ids).execute()
    const linesOf = Map.groupBy(lines, ({ round_id }) => round_id)
    const settled = tickets.map((ticket) => settleLines(ticket, linesOf.get(ticket.round_id) ?? [], endOf))
    await writeSettled(tx, settled, context.clock.now())
    await stopPlans(tx, settled, context.clock.now())
    return true
  })
}
