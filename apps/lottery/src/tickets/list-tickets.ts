import type { LotteryDrawView, LotteryLineView, LotteryTicketView } from '@fairground/contract/lottery'
import { ticketRoot } from '@fairground/fairness'
import type { LotteryContext } from '../context.ts'
import type { DrawRow, LineRow, TicketRow } from '../db/schema.ts'
import { listCorrectionsOf } from './list-corrections.ts'
import { receiptOf } from './receipt-key.ts'
import { leafOf } from './ticket-leaf.ts'

const pageSize = 30

type Which = { purchaseId: string } | { ticketId: string } | { before: string; gameId: string }

/** A player's own tickets with their lines and draws, the latest first. */
export async function listTickets(
  context: LotteryContext,
  player: { playerId: string; mode: 'real' | 'demo' },
  which: Which,
): Promise<LotteryTicketView[]> {
  const { db } = context
  let query = db
    .selectFrom('rounds')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .where('mode', '=', player.mode)
  if ('purchaseId' in which) query = query.where('purchase_id', '=', which.purchaseId).orderBy('issue')
  else if ('ticketId' in which) query = query.where('round_id', '=', which.ticketId)
  else {
    query = query.where('state', '<>', 'refused').orderBy('round_id', 'desc').limit(pageSize)
    if (which.before !== '') query = query.where('round_id', '<', which.before)
    if (which.gameId !== '') query = query.where('game_id', '=', which.gameId)
  }
  return viewTickets(context, await query.execute())
}

/** Tickets with their lines and draws, in the order given. */
export async function viewTickets(
  context: LotteryContext,
  tickets: readonly TicketRow[],
): Promise<LotteryTicketView[]> {
  const { db } = context
  if (tickets.length === 0) return []
  const [lines, draws] = await Promise.all([
    db
      .selectFrom('lines')
      .selectAll()
      .where(
        'round_id',
        'in',
        tickets.map(({ round_id }) => round_id),
      )
      .orderBy('line')
      .execute(),
    db
      .selectFrom('shared_rounds')
      .selectAll()
      .where('shared_round_id', 'in', [...new Set(tickets.map(({ draw_id }) => draw_id))])
      .execute(),
  ])
  const corrections = await listCorrectionsOf(
    db,
    tickets.filter(({ draw_id }) => draws.some((draw) => draw.shared_round_id === draw_id && draw.is_corrected)),
  )
  const linesOf = Map.groupBy(lines, ({ round_id }) => round_id)
  const drawOf = new Map(draws.map((draw) => [draw.shared_round_id, draw]))
  return tickets.map((ticket) => ({
    ...viewTicket(context, ticket, linesOf.get(ticket.round_id) ?? [], drawOf.get(ticket.draw_id) as DrawRow),
    ...(corrections.has(ticket.round_id) && { corrections: corrections.get(ticket.round_id) }),
  }))
}

function viewTicket(
  { config }: LotteryContext,
  ticket: TicketRow,
  lines: readonly LineRow[],
  draw: DrawRow,
): LotteryTicketView {
  const { round_id: ticketId, purchase_id: purchaseId, issue, multiple, state, currency } = ticket
  return {
    ...{ ticketId, purchaseId, issue, multiple, state, currency, code: ticket.refusal_code },
    ...{ boughtAt: ticket.started_at.toISOString(), stakeMinor: ticket.stake_minor, payoutMinor: ticket.payout_minor },
    payoutMinorMax: ticket.payout_minor_max,
    ...{ draw: viewDraw(draw), lines: lines.map(viewLine) },
    receipt: state === 'presenting' || state === 'collected' ? confirm(config, draw, lines) : null,
  }
}

function confirm(config: LotteryContext['config'], draw: DrawRow, lines: readonly LineRow[]) {
  const leafHash = ticketRoot(lines.map(leafOf))
  const signature = receiptOf(config, { gameId: draw.table_id, drawNo: draw.draw_no, leafHash })
  return { leafHash, signature }
}

export const viewDraw = (draw: DrawRow): LotteryDrawView => ({
  ...{ drawId: draw.shared_round_id, gameId: draw.table_id, drawNo: draw.draw_no, state: draw.state, mode: draw.mode },
  ...{ closesAt: draw.closes_at.toISOString(), drawsAt: draw.draws_at.toISOString(), result: draw.result ?? null },
  ...(draw.result_of !== null && { resultOf: draw.result_of }),
  ...(draw.state === 'drawn' && draw.settles_at && { settlesAt: draw.settles_at.toISOString() }),
  ...(draw.state === 'settled' && draw.is_corrected && { isCorrected: true }),
})

const viewLine = (line: LineRow): LotteryLineView => ({
  ...{ line: line.line, play: line.play, selection: line.selection, numbers: line.numbers, bets: line.bets },
  ...{ unitMinor: line.unit_minor, stakeMinor: line.stake_minor, factor: line.factor, salt: line.salt },
  terms: line.terms,
  ...{ hits: line.hits, payoutMinor: line.payout_minor },
})
