import { transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { Db, DrawRow, TicketRow, Tx } from '../db/schema.ts'
import { lockDraw } from '../draws/draw-store.ts'
import { type EndOf, endOfLines, settleLines } from '../draws/settle-lines.ts'
import { writeLineEnds } from '../draws/write-settled.ts'
import type { House } from '../houses/house.ts'
import { stopPlans } from '../tickets/stop-plans.ts'
import { listMoved, type ResettledTicket, writeCorrections } from './resettle-store.ts'

/** Tickets of one transaction. */
const pageSize = 500

/**
 * Settles every paid ticket of a corrected draw again, page by page: what was paid, what the right result pays, and the
 * difference that the wallet is asked for are one commit. A restart goes on with the tickets that are left.
 */
export async function resettleDraw(context: LotteryContext, house: House, draw: DrawRow): Promise<void> {
  const endOf = endOfLines(house, draw)
  while (await resettlePage(context, draw, endOf)) context.callsDue.ring()
}

/** False when no ticket is left, and the correction has ended. */
function resettlePage(context: LotteryContext, { shared_round_id: drawId }: DrawRow, endOf: EndOf): Promise<boolean> {
  return transact(context.db, async (tx) => {
    // Two processes that both believe to hold the lease go one after the other.
    const { resettles, result_version: version } = await lockDraw(tx, drawId)
    if (!resettles) return false
    const now = context.clock.now()
    const tickets = await listLeft(tx, drawId, version)
    if (tickets.length === 0) {
      await endCorrection(tx, drawId, version, now)
      return false
    }
    const resettled = await resettle(tx, tickets, endOf)
    await writeLineEnds(tx, resettled)
    await writeCorrections(tx, resettled, await reasonOf(tx, drawId, version), { drawId, version, now })
    const won = resettled.filter(({ paidMinor, payoutMinor }) => paidMinor === 0n && payoutMinor > 0n)
    await stopPlans(tx, won, now)
    return true
  })
}

/** Play money is nobody's loss: it stays as it was paid. */
const listLeft = (tx: Tx, drawId: string, version: number): Promise<TicketRow[]> =>
  tx
    .selectFrom('rounds')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('state', '=', 'collected')
    .where('mode', '=', 'real')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ticket_corrections as c')
            .select('c.version')
            .whereRef('c.round_id', '=', 'rounds.round_id')
            .where('c.version', '=', version),
        ),
      ),
    )
    .orderBy('round_id')
    .limit(pageSize)
    .forUpdate()
    .execute()

/** What these tickets were paid, and what they come to now. */
export async function resettle(tx: Tx | Db, tickets: readonly TicketRow[], endOf: EndOf): Promise<ResettledTicket[]> {
  const ids = tickets.map(({ round_id }) => round_id)
  const lines = await tx.selectFrom('lines').selectAll().where('round_id', 'in', ids).execute()
  const linesOf = Map.groupBy(lines, ({ round_id }) => round_id)
  const moved = await listMoved(tx, ids)
  return tickets.map((ticket) => {
    const settled = settleLines(ticket, linesOf.get(ticket.round_id) ?? [], endOf)
    const before = moved.get(ticket.round_id)
    const paidMinor = before?.paidMinor ?? BigInt(ticket.payout_minor)
    return {
      ...settled,
      paidMinor,
      changeMinor: settled.payoutMinor - paidMinor,
      walletVersion: (before?.calls ?? 0) + 1,
    }
  })
}

async function reasonOf(tx: Tx, drawId: string, version: number): Promise<string> {
  const { reason } = await tx
    .selectFrom('result_versions')
    .select('reason')
    .where('draw_id', '=', drawId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return reason ?? ''
}

async function endCorrection(tx: Tx, drawId: string, version: number, now: Date): Promise<void> {
  await tx.updateTable('shared_rounds').set({ resettles: false }).where('shared_round_id', '=', drawId).execute()
  await sql`update result_versions set settled_at = ${now} where draw_id = ${drawId} and version = ${version}`.execute(
    tx,
  )
}
