import {
  decideRound,
  type EndsOf,
  endBet,
  rollbackBody,
  roundEnds,
  type Stake,
  type StakeEnds,
  transact,
  transactionIdOf,
} from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { kitOf, type LotteryContext } from '../context.ts'
import type { TicketRow, Tx } from '../db/schema.ts'

export const stakeOf = (ticket: TicketRow): Stake => ({
  ...{ round: ticket, move: 0, amountMinor: BigInt(ticket.stake_minor), placedAt: ticket.started_at },
  points: ticket.points ?? undefined,
})

/** A ticket whose stake was taken waits for its draw; every other end is the kit's. */
export function endsOfTicket(context: LotteryContext, ticket: TicketRow): StakeEnds {
  const stake = stakeOf(ticket)
  return roundEnds(kitOf(context), stake, {
    accept: ({ balance, balanceVersion = Number(ticket.balance_version) }) =>
      transact(kitOf(context).db, async (tx) => {
        const afterBetMinor = BigInt(balance ?? ticket.balance_after_bet_minor)
        const isOurs = await decideRound(tx, ticket.round_id, {
          ...{ state: 'presenting', balance_after_bet_minor: afterBetMinor, balance_version: balanceVersion },
          balance_after_minor: afterBetMinor,
        })
        if (isOurs) await endBet(tx, stake, { state: 'APPLIED', code: 'OK', now: context.clock.now() })
        return undefined
      }),
  })
}

/** Whatever of the draw the wallet has not answered for is taken back: it is no part of the draw. */
export async function cancelTicketsInDoubt(tx: Tx, drawId: string, now: Date): Promise<void> {
  const tickets = await voidTickets(tx, sql`draw_id = ${drawId} and state = 'betting'`)
  if (tickets.length === 0) return
  await sql`
    update wallet_calls set state = 'done', last_code = 'UNKNOWN', done_at = ${now}
    where call = 'bet' and state = 'pending' and round_id = any(${tickets.map(({ round_id }) => round_id)})`.execute(tx)
  await oweRollbacks(tx, tickets, 'the sale ended before the wallet had answered', now)
}

/** Tickets that were taken and are not drawn: void from this commit on, their stakes owed back. */
export async function giveBackTickets(
  tx: Tx,
  which: { draw_id: string } | { round_ids: readonly string[] },
  reason: string,
  now: Date,
): Promise<number> {
  if ('draw_id' in which) await cancelTicketsInDoubt(tx, which.draw_id, now)
  const isMeant = 'draw_id' in which ? sql`draw_id = ${which.draw_id}` : sql`round_id = any(${[...which.round_ids]})`
  const tickets = await voidTickets(tx, sql`${isMeant} and state = 'presenting'`)
  await oweRollbacks(tx, tickets, reason, now)
  return tickets.length
}

async function voidTickets(tx: Tx, condition: ReturnType<typeof sql>): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`update rounds set state = 'void' where ${condition} returning *`.execute(tx)
  return rows
}

async function oweRollbacks(tx: Tx, tickets: readonly TicketRow[], reason: string, now: Date): Promise<void> {
  if (tickets.length === 0) return
  await sql`
    insert into wallet_calls (transaction_id, round_id, call, body, first_at, next_at)
    select told.transaction, told.id, 'rollback', told.body, ${now}, ${now}
    from unnest(${tickets.map(({ round_id }) => transactionIdOf('rollback', round_id))}::text[],
      ${tickets.map(({ round_id }) => round_id)}::text[],
      ${tickets.map((ticket) => JSON.stringify(rollbackBody(stakeOf(ticket), reason)))}::text[])
      as told (transaction, id, body)`.execute(tx)
}

/** The ends of the ticket that a bet left behind asked for. */
export const endsOfCall =
  (context: LotteryContext): EndsOf =>
  async (call) =>
    endsOfTicket(
      context,
      await context.db.selectFrom('rounds').selectAll().where('round_id', '=', call.round_id).executeTakeFirstOrThrow(),
    )
