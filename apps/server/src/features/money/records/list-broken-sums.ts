import type { BrokenRow } from '@fairground/contract'
import { sql } from 'kysely'
import { type Db, transact } from '../../../db/db.ts'

const auditMsMax = 30 * 60_000
const rowsMax = 1000

interface BrokenSum {
  place: string
  counted: string
  found: string
}

/**
 * Every sum by member and day that is not what the rounds themselves add up to; days that wait to be counted anew are left
 * out. It reads every round, so only a job asks.
 */
export const listBrokenSums = (db: Db): Promise<BrokenRow[]> =>
  transact(db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(auditMsMax)}`.execute(tx)
    const { rows } = await sql<BrokenSum>`
      with found as (
        select g.member_id, (g.closed_at at time zone c.time_zone)::date as day, g.vendor_id, g.game_code, g.currency,
          bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor) as outcome,
          count(*) as round_count, sum(g.stakes_minor) as stakes_minor, sum(g.rollbacks_minor) as rollbacks_minor,
          sum(g.payouts_minor + g.extra_minor) as payouts_minor,
          sum(uncounted_bet(g.stakes_minor, g.rollbacks_minor, g.turnover_minor)) as uncounted_minor
        from bet_counting c join game_rounds g on g.closed_at < c.counted_until
        group by 1, 2, 3, 4, 5, 6
      )
      select concat_ws(', ', member_id, day, vendor_id, game_code, currency, outcome) as place,
        concat_ws(' ', d.round_count, d.stakes_minor, d.rollbacks_minor, d.payouts_minor, d.uncounted_minor) as counted,
        concat_ws(' ', f.round_count, f.stakes_minor, f.rollbacks_minor, f.payouts_minor, f.uncounted_minor) as found
      from bet_days d full join found f using (member_id, day, vendor_id, game_code, currency, outcome)
      where (d.round_count, d.stakes_minor, d.rollbacks_minor, d.payouts_minor, d.uncounted_minor)
          is distinct from (f.round_count, f.stakes_minor, f.rollbacks_minor, f.payouts_minor, f.uncounted_minor)
        and not exists (
          select from bet_recounts r, bet_counting c
          where r.member_id = coalesce(d.member_id, f.member_id) and (r.closed_at at time zone c.time_zone)::date = day)
      order by 1 limit ${rowsMax}`.execute(tx)
    return rows.map(({ place, counted, found }) => ({
      rule: 'bet-days',
      place,
      detail: `counted ${counted || 'nothing'}, the rounds add up to ${found || 'nothing'}`,
    }))
  })
