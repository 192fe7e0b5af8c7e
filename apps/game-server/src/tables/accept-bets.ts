import { prepareStatement } from '@fairground/postgres'
import { retryConflicts, transactionIdOf } from '@fairground/vendor-kit'
import type { Db } from '../db/schema.ts'
import type { AcceptedBet } from '../rounds/accept-store.ts'
import { tablesChannel } from './shared-round-store.ts'

/**
 * Bets stand in their shared rounds, all in one statement with the word to the frames. One that was decided before, as by
 * the start of its round, stays as it is. No win is owed yet.
 */
export async function acceptSharedBets(db: Db, bets: readonly AcceptedBet[], now: Date): Promise<undefined[]> {
  const values = [
    now,
    bets.map(({ round }) => round.round_id),
    bets.map(({ round }) => transactionIdOf('bet', round.round_id)),
    bets.map(({ afterBetMinor }) => afterBetMinor.toString()),
    bets.map(({ balanceVersion }) => balanceVersion),
    tablesChannel,
  ]
  await retryConflicts(() => writeTaken(db, values))
  return bets.map(() => undefined)
}

// `case`: as when bets end, a state that was rare must not be looked for first.
const writeTaken = prepareStatement(`
  with told as (
    select * from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[]) as told (round_id, bet_id, balance, version)
  ), bets as (
    update shared_bets set state = 'taken' from told where shared_bets.round_id = told.round_id
      and case state when 'betting' then true end
    returning told.round_id, told.bet_id, told.balance, told.version, stake_minor
  ), called as (
    update wallet_calls set state = 'done', last_code = 'OK', done_at = $1
    from bets where transaction_id = bets.bet_id and case state when 'pending' then true end
  ), recorded as (
    insert into transactions (transaction_id, round_id, call, state, amount_minor, at)
    select bet_id, round_id, 'bet', 'APPLIED', stake_minor, $1 from bets
  ), rounds_of as (
    update rounds set state = 'presenting', balance_after_bet_minor = bets.balance, balance_after_minor = bets.balance,
      balance_version = bets.version
    from bets where rounds.round_id = bets.round_id and case state when 'betting' then true end
    returning game_id
  )
  select pg_notify($6, json_build_object('tableId', game_id, 'what', 'bets')::text) from rounds_of group by game_id`)
