import type { VendorRound } from '@fairground/contract/psw'
import type { Selectable } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { DrawRow, LineRow, LotterySchema, TicketRow } from '../db/schema.ts'

type CallRow = Selectable<LotterySchema['wallet_calls']>

/** Tickets as the portal's staff and its reconciliation see rounds. */
export async function viewTickets({ db }: LotteryContext, tickets: readonly TicketRow[]): Promise<VendorRound[]> {
  if (tickets.length === 0) return []
  const ids = tickets.map(({ round_id }) => round_id)
  const drawIds = [...new Set(tickets.map(({ draw_id }) => draw_id))]
  const [calls, lines, draws] = await Promise.all([
    db.selectFrom('wallet_calls').selectAll().where('round_id', 'in', ids).execute(),
    db.selectFrom('lines').selectAll().where('round_id', 'in', ids).orderBy('line').execute(),
    db.selectFrom('shared_rounds').selectAll().where('shared_round_id', 'in', drawIds).execute(),
  ])
  const callsOf = Map.groupBy(calls, ({ round_id }) => round_id)
  const linesOf = Map.groupBy(lines, ({ round_id }) => round_id)
  return tickets.map((ticket) =>
    viewTicket(ticket, {
      draw: draws.find(({ shared_round_id }) => shared_round_id === ticket.draw_id) as DrawRow,
      calls: callsOf.get(ticket.round_id) ?? [],
      lines: linesOf.get(ticket.round_id) ?? [],
    }),
  )
}

interface Parts {
  draw: DrawRow
  calls: readonly CallRow[]
  lines: readonly LineRow[]
}

const viewTicket = (ticket: TicketRow, { draw, calls, lines }: Parts): VendorRound => ({
  ...{ roundId: ticket.round_id, playerId: ticket.player_id, gameId: ticket.game_id, modelId: ticket.game_id },
  ...{ modelVersion: draw.rules_version, mode: ticket.mode, currency: ticket.currency, state: ticket.state },
  ...{ stake: ticket.stake_minor, total: ticket.payout_minor, startedAt: ticket.started_at.toISOString() },
  settledAt: ticket.settled_at?.toISOString() ?? null,
  fairness: {
    // What a draw is committed by is the seed of the one before it, which may be still to come: it is told with its own
    // seed. Of a draw that somebody else holds there is none.
    ...{
      commit: (draw.server_seed && draw.commitment) ?? '',
      clientSeed: `${draw.table_id}:${draw.draw_no}`,
      nonce: 0,
    },
    serverSeed: draw.server_seed,
  },
  events: lines.map(({ line, play, numbers, stake_minor, hits, payout_minor }) => ({
    ...{ type: 'line', line, play, numbers, stakeMinor: stake_minor, hits, payoutMinor: payout_minor },
  })),
  calls: calls.map((call) => ({
    ...{ transactionId: call.transaction_id, call: call.call, state: call.state },
    ...{ attempts: call.attempts, lastCode: call.last_code },
  })),
})
