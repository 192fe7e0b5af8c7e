import { prepareStatement } from '@fairground/postgres'
import type { VendorDb } from '../db/schema.ts'
import { retryConflicts } from '../db/transact.ts'

/** What the wallet said to a call that pays. */
export interface PaidCall {
  transactionId: string
  code: string
  /** What it paid, in minor units. */
  amountMinor: bigint
  balanceMinor: bigint | undefined
  balanceVersion: number | undefined
}

/** Ends calls that the wallet has paid, and tells the feed, in one statement; one that has ended already stays as it is. */
export async function finishPaid(db: VendorDb, paid: readonly PaidCall[], now: Date): Promise<undefined[]> {
  const values = [
    now,
    paid.map(({ transactionId }) => transactionId),
    paid.map(({ code }) => code),
    paid.map(({ amountMinor }) => amountMinor.toString()),
    paid.map(({ balanceMinor }) => balanceMinor?.toString() ?? null),
    // A balance without a version never replaces one.
    paid.map(({ balanceMinor, balanceVersion }) => (balanceMinor === undefined ? -1 : (balanceVersion ?? -1))),
  ]
  await retryConflicts(() => writePaid(db, values))
  return paid.map(() => undefined)
}

// `case`: as when bets are taken, a state that was rare must not be looked for first.
// Of two calls of one round, its win and a jackpot, the round keeps the balance that is newer.
const writePaid = prepareStatement(`
  with told as (
    select * from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[])
      as told (transaction_id, code, amount, balance, version)
  ), done as (
    update wallet_calls set state = 'done', last_code = told.code, done_at = $1
    from told where wallet_calls.transaction_id = told.transaction_id and case state when 'pending' then true end
    returning told.transaction_id, round_id, call, told.amount, told.balance, told.version
  ), recorded as (
    insert into transactions (transaction_id, round_id, call, state, amount_minor, at)
    select transaction_id, round_id, call, 'APPLIED', amount, $1 from done
  ), newest as (
    select distinct on (round_id) round_id, balance, version from done order by round_id, version desc
  )
  update rounds set settled_at = $1,
    balance_after_minor = case when version >= balance_version then balance else balance_after_minor end,
    balance_version = greatest(version, balance_version)
  from newest where rounds.round_id = newest.round_id`)
