import { adjustBody, isGivenUp, transactionIdOf } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import { type SettledTicket, standingBase } from '../draws/write-settled.ts'

export interface ResettledTicket extends SettledTicket {
  /** What the player has of it so far. */
  paidMinor: bigint
  /** What the wallet is to be asked for. */
  changeMinor: bigint
  /** Of this ticket at the wallet: counts the corrections that it was asked for. */
  walletVersion: number
}

/** What earlier corrections have moved of each ticket, and how many calls that took; given up ones moved nothing. */
export async function listMoved(
  tx: Tx | Db,
  roundIds: readonly string[],
): Promise<Map<string, { paidMinor: bigint; calls: number }>> {
  const { rows } = await sql<{ round_id: string; paid: string; calls: number }>`
    select c.round_id, count(wallet_calls.transaction_id)::integer as calls,
      ((array_agg(c.paid_before_minor order by c.version))[1]
        + coalesce(sum(c.change_minor) filter (where wallet_calls.transaction_id is not null), 0))::text as paid
    from ticket_corrections c
    left join wallet_calls on wallet_calls.round_id = c.round_id and call = 'adjust' and move = c.version
      and not ${isGivenUp}
    where c.round_id = any(${[...roundIds]}) group by c.round_id`.execute(tx)
  return new Map(rows.map(({ round_id, paid, calls }) => [round_id, { paidMinor: BigInt(paid), calls }]))
}

/** Keeps old and new of each ticket, and owes the wallet what changes: the same commit as the lines' new ends. */
export async function writeCorrections(
  tx: Tx,
  resettled: readonly ResettledTicket[],
  reason: string,
  { drawId, version, now }: { drawId: string; version: number; now: Date },
): Promise<void> {
  const rows = resettled.map(({ ticket, ends, paidMinor, payoutMinor, changeMinor, walletVersion }) => ({
    ...{ id: ticket.round_id, paid: `${paidMinor}`, payout: `${payoutMinor}`, change: `${changeMinor}` },
    transaction: transactionIdOf('adjust', ticket.round_id, version),
    body:
      changeMinor === 0n
        ? null
        : JSON.stringify(
            adjustBody(ticket, {
              ...{ changeMinor, reason, move: version, version: walletVersion },
              pointsBaseMinor: standingBase(ticket, ends),
            }),
          ),
  }))
  await sql`
    with told as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as told (id text, paid bigint, payout bigint, change bigint, transaction text, body text)
    ), kept as (
      insert into ticket_corrections (round_id, version, draw_id, paid_before_minor, payout_minor, change_minor)
      select id, ${version}, ${drawId}, paid, payout, change from told
    ), settled as (
      update rounds set payout_minor = told.payout from told where rounds.round_id = told.id
    )
    insert into wallet_calls (transaction_id, round_id, move, call, body, first_at, next_at)
    select transaction, id, ${version}, 'adjust', body, ${now}, ${now} from told where body is not null`.execute(tx)
}

/** Whether the wallet has not booked all of an earlier correction. */
export async function isCorrecting(reader: Db | Tx, drawId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('wallet_calls')
    .innerJoin('ticket_corrections as c', 'c.round_id', 'wallet_calls.round_id')
    .select('transaction_id')
    .where('c.draw_id', '=', drawId)
    .where('call', '=', 'adjust')
    .where('wallet_calls.state', '<>', 'done')
    .where(sql<boolean>`not ${isGivenUp}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
