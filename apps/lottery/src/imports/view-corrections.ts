import type { ResultChanges, ResultDrawView } from '@fairground/contract/lottery-results'
import { isGivenUp } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'

const pageSize = 100

/** What the newest correction of a draw has moved so far. */
export async function viewCorrection(
  { db }: LotteryContext,
  { shared_round_id: drawId, result_version: version, resettles }: DrawRow,
): Promise<NonNullable<ResultDrawView['correction']>> {
  const { rows } = await sql<{
    currency: string
    up: string
    ups: number
    down: string
    downs: number
    pending: number
    stranded: number
  }>`
    select r.currency, coalesce(sum(change_minor) filter (where change_minor > 0), 0)::text as up,
      (count(*) filter (where change_minor > 0))::integer as ups,
      coalesce(-sum(change_minor) filter (where change_minor < 0), 0)::text as down,
      (count(*) filter (where change_minor < 0))::integer as downs,
      (count(*) filter (where wallet_calls.state = 'pending'))::integer as pending,
      (count(*) filter (where wallet_calls.state = 'exception' and not ${isGivenUp}))::integer as stranded
    from ticket_corrections c join rounds r using (round_id)
    left join wallet_calls on wallet_calls.round_id = c.round_id and call = 'adjust' and move = c.version
    where c.draw_id = ${drawId} and c.version = ${version} group by r.currency order by r.currency`.execute(db)
  const count = (of: 'ups' | 'downs' | 'pending' | 'stranded') => rows.reduce((sum, row) => sum + row[of], 0)
  return {
    ...{ version, isSettling: resettles, changed: count('ups') + count('downs') },
    sums: rows.map(({ currency, up, ups, down, downs }) => ({
      ...{ currency, upMinor: up, upTickets: ups, downMinor: down, downTickets: downs },
    })),
    ...{ pending: count('pending'), stranded: count('stranded') },
  }
}

/** Old and new of each ticket that a correction changed, a page of them. */
export async function listChanges(
  { db }: LotteryContext,
  { drawId, version, after }: { drawId: string; version: number; after: string },
): Promise<ResultChanges> {
  const rows = await db
    .selectFrom('ticket_corrections as c')
    .innerJoin('rounds as r', 'r.round_id', 'c.round_id')
    .leftJoin('wallet_calls as w', (join) =>
      join.onRef('w.round_id', '=', 'c.round_id').onRef('w.move', '=', 'c.version').on('w.call', '=', 'adjust'),
    )
    .select(['c.round_id', 'r.player_id', 'r.currency', 'c.paid_before_minor', 'c.payout_minor', 'c.change_minor'])
    .select(['w.state', 'w.last_code'])
    .where('c.draw_id', '=', drawId)
    .where('c.version', '=', version)
    .where('c.change_minor', '<>', '0')
    .where('c.round_id', '>', after)
    .orderBy('c.round_id')
    .limit(pageSize)
    .execute()
  return {
    tickets: rows.map((row) => ({
      ...{ ticketId: row.round_id, playerId: row.player_id, currency: row.currency, call: row.state },
      ...{ paidMinor: row.paid_before_minor, payoutMinor: row.payout_minor, changeMinor: row.change_minor },
      code: row.last_code,
    })),
    next: rows.length === pageSize ? (rows.at(-1)?.round_id ?? null) : null,
  }
}
