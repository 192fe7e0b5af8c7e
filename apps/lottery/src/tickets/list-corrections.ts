import type { LotteryTicketView } from '@fairground/contract/lottery'
import type { Db, TicketRow } from '../db/schema.ts'

type Corrections = NonNullable<LotteryTicketView['corrections']>

/** What these tickets were paid at before the results of their draws were corrected, by ticket. */
export async function listCorrectionsOf(db: Db, tickets: readonly TicketRow[]): Promise<Map<string, Corrections>> {
  if (tickets.length === 0) return new Map()
  const rows = await db
    .selectFrom('ticket_corrections as c')
    .innerJoin('result_versions as v', (join) =>
      join.onRef('v.draw_id', '=', 'c.draw_id').onRef('v.version', '=', 'c.version'),
    )
    .leftJoin('wallet_calls as w', (join) =>
      join.onRef('w.round_id', '=', 'c.round_id').onRef('w.move', '=', 'c.version').on('w.call', '=', 'adjust'),
    )
    .select(['c.round_id', 'c.version', 'v.at', 'c.paid_before_minor', 'c.payout_minor', 'c.change_minor', 'w.state'])
    .where(
      'c.round_id',
      'in',
      tickets.map(({ round_id }) => round_id),
    )
    .orderBy('c.version')
    .execute()
  const views = rows.map(({ round_id, version, at, paid_before_minor, payout_minor, change_minor, state }) => ({
    ...{ id: round_id, version, at: at.toISOString(), beforeMinor: paid_before_minor, payoutMinor: payout_minor },
    isBooked: change_minor === '0' || state === 'done',
  }))
  return new Map(
    [...Map.groupBy(views, ({ id }) => id)].map(([id, list]) => [id, list.map(({ id: _, ...view }) => view)]),
  )
}
