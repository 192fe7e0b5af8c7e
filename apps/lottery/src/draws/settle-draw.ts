import { transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { DrawRow, TicketRow, Tx } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import { settlePools } from '../pools/settle-pools.ts'
import { stopPlans } from '../tickets/stop-plans.ts'
import { type EndOf, endOfLines, settleLines } from './settle-lines.ts'
import { writeSettled } from './write-settled.ts'

/** Tickets and lines of one transaction, and the lines of one ticket more: some megabytes, and about a second. */
const pageSize = 2_000
const linesMax = 20_000

/** Pays every ticket of a drawn draw, page by page; a restart goes on with those that are left. */
export async function settleDraw(context: LotteryContext, house: House, draw: DrawRow): Promise<void> {
  const end = endOfLines(house, draw, await settlePools(context, house, draw))
  while (await settlePage(context, draw, end)) context.callsDue.ring()
  await context.db
    .updateTable('shared_rounds')
    .set({ state: 'settled', settled_at: context.clock.now() })
    .where('shared_round_id', '=', draw.shared_round_id)
    .where('state', '=', 'drawn')
    // Another process may have held the last page while this one looked: it is settled when every ticket is.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rounds')
            .select('round_id')
            .where('draw_id', '=', draw.shared_round_id)
            .where('state', '=', 'presenting'),
        ),
      ),
    )
    .execute()
}

/** False when no ticket is left. */
function settlePage(context: LotteryContext, draw: DrawRow, endOf: EndOf): Promise<boolean> {
  return transact(context.db, async (tx) => {
    const tickets = await listPage(tx, draw.shared_round_id)
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

/** The next tickets with no more lines together than one transaction takes; one at least, however long it is. */
async function listPage(tx: Tx, drawId: string): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    with page as (
      select round_id, sum((select max(line) + 1 from lines l where l.round_id = r.round_id)) over (order by round_id) as lines,
        row_number() over (order by round_id) as place
      from (select round_id from rounds where draw_id = ${drawId} and state = 'presenting'
        order by round_id limit ${pageSize}) r
    )
    select rounds.* from rounds join page using (round_id)
    where (page.lines <= ${linesMax} or page.place = 1) and rounds.state = 'presenting'
    order by round_id for update of rounds`.execute(tx)
  return rows
}
