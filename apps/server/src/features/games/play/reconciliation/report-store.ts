import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { Round } from '../money/round.ts'
import type { PswTransaction } from '../money/transaction.ts'
import { findTransaction } from '../money/transaction-store.ts'

interface ReportedBet {
  vendorId: string
  playerId: string
  roundId: string
  betId: string
}

/** The vendor's rollback of this bet. */
export async function findRollback(
  reader: Reader,
  { vendorId, playerId, roundId, betId }: ReportedBet,
): Promise<PswTransaction | undefined> {
  const row = await reader
    .selectFrom('psw_transactions')
    .select('transaction_id')
    .where('round_id', '=', roundId)
    .where('vendor_id', '=', vendorId)
    .where('player_id', '=', playerId)
    .where('original_transaction_id', '=', betId)
    .where('call', '=', 'rollback')
    .where('code', '=', 'OK')
    .where('ends_round', 'is not', null)
    .executeTakeFirst()
  return row && findTransaction(reader, vendorId, row.transaction_id)
}

interface Reported {
  transaction: PswTransaction
  endsRound: boolean
  now: Date
}

/** Remembers what was told for ever. A bet and what took it back find each other, whichever came first. */
export async function saveReported(tx: Tx, { transaction, endsRound, now }: Reported): Promise<void> {
  const { vendorId, transactionId, roundId, originalTransactionId } = transaction
  await tx
    .insertInto('psw_transactions')
    .values({
      ...{ vendor_id: vendorId, transaction_id: transactionId, call: transaction.call, state: transaction.state },
      ...{ request_hash: transaction.requestHash, code: transaction.code, player_id: transaction.playerId },
      ...{ round_id: roundId, game_code: transaction.gameCode, amount_minor: transaction.amountMinor?.toString() },
      ...{ currency: transaction.currency, original_transaction_id: originalTransactionId },
      ...{ created_at: now, ends_round: endsRound },
    })
    .execute()
  if (transaction.call === 'win') return
  await sql`
    with pairs as (
      update psw_transactions b set state = 'ROLLED_BACK' from psw_transactions o
      where b.vendor_id = ${vendorId} and b.transaction_id = ${originalTransactionId ?? transactionId}
        and b.call = 'bet' and b.state = 'APPLIED' and b.ends_round is not null
        and o.vendor_id = b.vendor_id and o.round_id = b.round_id and o.player_id = b.player_id
        and o.original_transaction_id = b.transaction_id
        and o.call = 'rollback' and o.code = 'OK' and o.ends_round is not null
      returning o.vendor_id, o.transaction_id
    )
    -- A rollback counts from when its bet is known on.
    update psw_transactions o set created_at = ${now} from pairs p
    where o.vendor_id = p.vendor_id and o.transaction_id = p.transaction_id`.execute(tx)
}

interface ReportedRound extends Pick<PswTransaction, 'vendorId' | 'playerId'>, Pick<Round, 'currency' | 'gameCode'> {
  roundId: string
  memberId: string
  /** When the vendor says that it was played. */
  toldAt: Date
  now: Date
}

/**
 * Writes the round anew from all that was told of it, so that no order matters; before its first bet or win there is none.
 * The days of records are those on which the portal heard of the end.
 * @throws when the round became another's since it was read, which undoes the whole transaction
 */
export async function saveReportedRound(tx: Tx, round: ReportedRound): Promise<void> {
  const { vendorId, roundId, memberId, playerId, gameCode, currency, toldAt, now } = round
  const { rows } = await sql<{ told_count: string; saved_count: string }>`
    with told as (
      select coalesce(sum(x.amount_minor) filter (where x.call = 'bet'), 0) as stakes,
        coalesce(sum(x.amount_minor) filter (where x.call = 'bet' and x.state = 'ROLLED_BACK'), 0) as rollbacks,
        coalesce(sum(x.amount_minor) filter (where x.call = 'win'), 0) as payouts,
        count(*) filter (where x.call = 'win') as wins, bool_or(x.ends_round) as is_ended
      from psw_transactions x
      where x.vendor_id = ${vendorId} and x.round_id = ${roundId} and x.ends_round is not null
      having count(*) filter (where x.call <> 'rollback') > 0
    ), found as (
      select t.*, case when t.stakes > 0 and t.rollbacks = t.stakes and t.payouts = 0 then 'void'
        when t.stakes > 0 and t.is_ended then 'closed' else 'open' end as state
      from told t
    ), saved as (
      insert into game_rounds as r (vendor_id, round_id, member_id, player_id, game_code, currency, is_reported,
        stakes_minor, rollbacks_minor, payouts_minor, win_count, state, opened_at, closed_at)
      select ${vendorId}, ${roundId}, ${memberId}, ${playerId}, ${gameCode}, ${currency}, true,
        f.stakes, f.rollbacks, f.payouts, f.wins, f.state, least(${toldAt}::timestamptz, ${now}::timestamptz),
        case when f.state <> 'open' then ${now}::timestamptz end
      from found f
      on conflict (vendor_id, round_id) do update set
        stakes_minor = excluded.stakes_minor, rollbacks_minor = excluded.rollbacks_minor,
        payouts_minor = excluded.payouts_minor, win_count = excluded.win_count, state = excluded.state,
        opened_at = least(r.opened_at, excluded.opened_at),
        closed_at = case when excluded.state <> 'open' then coalesce(r.closed_at, excluded.closed_at) end
      where r.is_reported and (r.player_id, r.game_code, r.currency)
        = (excluded.player_id, excluded.game_code, excluded.currency)
      returning 1
    )
    select (select count(*) from told) as told_count, (select count(*) from saved) as saved_count`.execute(tx)
  if (rows[0]?.told_count !== rows[0]?.saved_count) throw new Error('a round became another’s while it was told')
}
