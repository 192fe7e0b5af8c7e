import { settleTicket } from '@fairground/lottery-rules'
import { transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { DrawRow, LineRow, TicketRow } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import { stopPlans } from '../tickets/stop-plans.ts'
import { type SettledTicket, writeSettled } from './write-settled.ts'

/** Tickets of one transaction: some megabytes, and less than a second. */
const pageSize = 2_000

/** Pays every ticket of a drawn draw, page by page; a restart goes on with those that are left. */
export async function settleDraw(context: LotteryContext, house: House, draw: DrawRow): Promise<void> {
  const read = house.rules.readDraw(draw.result)
  if (!read.ok) throw new Error(`the result of draw ${draw.shared_round_id} cannot be read`)
  const plays = new Map(house.rules.plays.map((play) => [play.id, play]))
  const end = (line: LineRow) => {
    const play = plays.get(line.play)
    const selection = play?.read(line.selection)
    if (!play || !selection?.ok) throw new Error(`line ${line.round_id}.${line.line} cannot be read`)
    const factorOf = () => line.factor
    return settleTicket(play, selection.value, read.value, {
      ...{ unitStakeMinor: BigInt(line.unit_minor), terms: line.terms, factorOf },
    })
  }
  while (await settlePage(context, draw, end)) context.callsDue.ring()
  await context.db
    .updateTable('shared_rounds')
    .set({ state: 'settled', settled_at: context.clock.now() })
    .where('shared_round_id', '=', draw.shared_round_id)
    .where('state', '=', 'drawn')
    .execute()
}

type EndOf = (line: LineRow) => ReturnType<typeof settleTicket>

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
    const settled = tickets.map((ticket) => settle(ticket, linesOf.get(ticket.round_id) ?? [], endOf))
    await writeSettled(tx, settled, context.clock.now())
    await stopPlans(tx, settled, context.clock.now())
    return true
  })
}

/** What its lines come to, cut to the most that the wallet lets a round pay. */
function settle(ticket: TicketRow, lines: readonly LineRow[], endOf: EndOf): SettledTicket {
  const ends = lines.map((line) => ({ line: line.line, end: endOf(line) }))
  const wonMinor = ends.reduce((sum, { end }) => sum + end.payoutMinor, 0n)
  const limitMinor = ticket.payout_minor_max === null ? wonMinor : BigInt(ticket.payout_minor_max)
  return { ticket, ends, payoutMinor: wonMinor < limitMinor ? wonMinor : limitMinor }
}
