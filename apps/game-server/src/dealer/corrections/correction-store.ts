import { isGivenUp } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { Reader, RoundCorrectionRow, Tx } from '../../db/schema.ts'

/** Corrections of a round, oldest first. */
export const listCorrections = (reader: Reader, sharedRoundId: string): Promise<RoundCorrectionRow[]> =>
  reader
    .selectFrom('round_corrections')
    .selectAll()
    .where('shared_round_id', '=', sharedRoundId)
    .orderBy('version')
    .execute()

/** What earlier corrections have moved of each bet of a round, and how many calls that took; given up ones moved nothing. */
export async function listMoved(
  reader: Reader,
  sharedRoundId: string,
): Promise<Map<string, { paidMinor: bigint; calls: number }>> {
  const { rows } = await sql<{ roundId: string; paid: string; calls: number }>`
    select b.round_id as "roundId", count(wallet_calls.transaction_id)::integer as calls,
      ((array_agg(b.paid_before_minor order by b.version))[1]
        + coalesce(sum(b.change_minor) filter (where wallet_calls.transaction_id is not null), 0))::text as paid
    from bet_corrections b
    left join wallet_calls on wallet_calls.round_id = b.round_id and call = 'adjust' and move = b.version
      and not ${isGivenUp}
    where b.shared_round_id = ${sharedRoundId} group by b.round_id`.execute(reader)
  return new Map(rows.map(({ roundId, paid, calls }) => [roundId, { paidMinor: BigInt(paid), calls }]))
}

/** Whether the wallet has not booked all of an earlier correction. */
export async function isCorrecting(reader: Reader, sharedRoundId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('wallet_calls')
    .innerJoin('shared_bets', 'shared_bets.round_id', 'wallet_calls.round_id')
    .select('transaction_id')
    .where('shared_bets.shared_round_id', '=', sharedRoundId)
    .where('call', '=', 'adjust')
    .where('wallet_calls.state', '<>', 'done')
    .where(sql<boolean>`not ${isGivenUp}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface CorrectedBet {
  roundId: string
  paidMinor: bigint
  payoutMinor: bigint
  changeMinor: bigint
  leftMinor: bigint
  eventsBefore: unknown
  events: unknown
  /** Of the wallet; undefined where it has nothing to do. */
  transactionId: string | undefined
  body: object | undefined
}

/** Settles the bets again and owes the wallet what changes, all in the transaction of the correction. */
export async function saveBets(
  tx: Tx,
  { sharedRoundId, version, at }: { sharedRoundId: string; version: number; at: Date },
  bets: readonly CorrectedBet[],
): Promise<void> {
  const rows = bets.map((bet) => ({
    ...{ round_id: bet.roundId, paid: String(bet.paidMinor), payout: String(bet.payoutMinor) },
    ...{ change: String(bet.changeMinor), kept: String(bet.leftMinor), before: bet.eventsBefore, events: bet.events },
    ...{ transaction_id: bet.transactionId ?? null, body: bet.body ? JSON.stringify(bet.body) : null },
  }))
  await sql`
    with told as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as told (round_id text, paid bigint, payout bigint,
        change bigint, kept bigint, before json, events json, transaction_id text, body text)
    ), kept as (
      insert into bet_corrections (round_id, version, shared_round_id, paid_before_minor, payout_minor, change_minor,
        left_minor, events_before)
      select round_id, ${version}, ${sharedRoundId}, paid, payout, change, kept, before from told
    ), settled as (
      update shared_bets set payout_minor = told.payout, events = told.events
      from told where shared_bets.round_id = told.round_id
    )
    insert into wallet_calls (transaction_id, round_id, move, call, body, first_at, next_at)
    select transaction_id, round_id, ${version}, 'adjust', body, ${at}, ${at} from told where body is not null`.execute(
    tx,
  )
}
