import { sql } from 'kysely'

/**
 * What the wallet gave back of the stakes of `b`, a bet of a table, as the feed tells it: nothing of a stake that it had
 * never taken.
 */
export const givenBack = sql`select coalesce(sum(t.amount_minor), 0) as back from transactions t
  where t.round_id = b.round_id and t.call = 'rollback' and t.state = 'APPLIED'`
