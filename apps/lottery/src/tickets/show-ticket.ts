import type { ShownLotteryTicket } from '@fairground/contract/lottery-proofs'
import { ticketRoot } from '@fairground/fairness'
import { isReceipt } from '@fairground/fairness/receipt'
import { type Outcome, ok, refuse, type VendorCode } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import { recordOf, resultRecordOf } from '../draws/draw-record.ts'
import { findDraw } from '../draws/draw-store.ts'
import { pathsOf } from '../draws/ticket-paths.ts'
import { listPoolEnds } from '../pools/settle-pools.ts'
import { viewTickets } from './list-tickets.ts'
import { publicReceiptKey } from './receipt-key.ts'
import { leafOf } from './ticket-leaf.ts'

/**
 * A ticket for whoever holds its code: the signature of its receipt is the key to it, and nothing of its owner is told. A
 * wrong signature and a ticket that there is not are the same refusal.
 */
export async function showTicket(
  context: LotteryContext,
  ticketId: string,
  signature: string,
): Promise<Outcome<ShownLotteryTicket, VendorCode>> {
  const { db, config, houses } = context
  const row = await db.selectFrom('rounds').selectAll().where('round_id', '=', ticketId).executeTakeFirst()
  const lines = row
    ? await db.selectFrom('lines').selectAll().where('round_id', '=', ticketId).orderBy('line').execute()
    : []
  const draw = row && (await findDraw(db, row.draw_id))
  const house = row && houses.get(row.game_id)
  const receiptKey = publicReceiptKey(config)
  const receipt = draw && { gameId: draw.table_id, drawNo: draw.draw_no, leafHash: ticketRoot(lines.map(leafOf)) }
  if (!row || !draw || !house || !receipt || !isReceipt(receipt, signature, receiptKey))
    return refuse('NOT_FOUND', 'no such ticket, or not its receipt')
  const [ticket] = await viewTickets(context, [row])
  if (!ticket) return refuse('NOT_FOUND', 'no such ticket')
  const record = recordOf(draw, await listPoolEnds(context.db, draw)) ?? null
  const resultRecord = await resultRecordOf(context, draw)
  const paths = record || resultRecord ? await pathsOf(context, draw, ticketId) : []
  const { names, rules } = house
  const proof = { ticket, record, ...(resultRecord && { resultRecord }), paths }
  return ok({ ...proof, rulesId: rules.id, names: { ...names }, isTrial: row.mode === 'demo', receiptKey })
}
