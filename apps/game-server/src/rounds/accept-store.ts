import { prepareStatement } from '@fairground/postgres'
import { retryConflicts, transactionIdOf, winBody } from '@fairground/vendor-kit'
import type { Db, RoundRow, WalletCallRow } from '../db/schema.ts'

/** A slot's bet that the wallet took, with what it told of the balance. */
export interface AcceptedBet {
  round: RoundRow
  afterBetMinor: bigint
  balanceVersion: number
}

/**
 * Rounds stand whose stake is taken: their bets are over, the feed tells them, and their wins are owed, all in one statement.
 * Answers the owed wins in the order of the bets; undefined for a round that was decided before.
 */
export async function acceptBets(
  db: Db,
  bets: readonly AcceptedBet[],
  { now, lostAt }: { now: Date; lostAt: Date },
): Promise<(WalletCallRow | undefined)[]> {
  const bodyOf = ({ round }: AcceptedBet) => winBody(round, { payoutMinor: BigInt(round.total_minor), moves: [0] })
  const values = [
    now,
    lostAt,
    bets.map(({ round }) => round.round_id),
    bets.map(({ round }) => transactionIdOf('bet', round.round_id)),
    bets.map(({ round }) => transactionIdOf('win', round.round_id)),
    bets.map((bet) => JSON.stringify(bodyOf(bet))),
    bets.map(({ afterBetMinor }) => afterBetMinor.toString()),
    bets.map(({ balanceVersion }) => balanceVersion),
  ]
  const { rows } = await retryConflicts(() => writeAccepted(db, values))
  const owed = new Map(rows.map((row) => [row.round_id, row]))
  return bets.map(({ round }) => owed.get(round.round_id))
}

// `case`: a state that was rare when the table was analyzed is no reason to look for its rows first, instead of by their key.
const writeAccepted = prepareStatement<WalletCallRow>(`
  with told as (
    select * from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[])
      as told (round_id, bet_id, win_id, body, balance, version)
  ), taken as (
    update rounds set state = 'presenting', balance_after_bet_minor = told.balance,
      balance_after_minor = told.balance + total_minor, balance_version = told.version
    from told where rounds.round_id = told.round_id and case state when 'betting' then true end
    returning told.round_id, told.bet_id, told.win_id, told.body, stake_minor
  ), called as (
    update wallet_calls set state = 'done', last_code = 'OK', done_at = $1
    from taken where transaction_id = taken.bet_id and case state when 'pending' then true end
  ), recorded as (
    insert into transactions (transaction_id, round_id, call, state, amount_minor, at)
    select bet_id, round_id, 'bet', 'APPLIED', stake_minor, $1 from taken
  )
  insert into wallet_calls (transaction_id, round_id, call, body, attempts, first_at, next_at)
  select win_id, round_id, 'win', body, 1, $1, $2 from taken
  returning transaction_id, round_id, move, call, body, state, attempts, last_code, first_at, next_at, done_at`)
