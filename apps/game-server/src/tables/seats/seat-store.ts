import { prepareStatement } from '@fairground/postgres'
import { sql } from 'kysely'
import type { Reader, SeatRow, Tx } from '../../db/schema.ts'

/** Seats of one table are given one after the other. */
export const lockSeats = (tx: Tx, tableId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`table-seats:${tableId}`}, 0))`.execute(tx)

export const listSeats = (reader: Reader, tableId: string): Promise<SeatRow[]> =>
  reader.selectFrom('seats').selectAll().where('table_id', '=', tableId).orderBy('seat').execute()

/** Whether the player has chips of his own in the round: then the lease is kept. */
const hasBet = sql<boolean>`exists (
  select from shared_bets b join shared_rounds r on r.shared_round_id = b.shared_round_id
  where r.table_id = seats.table_id and r.state in ('betting', 'locked') and b.player_id = seats.player_id
    and b.mode = 'real' and b.behind_seat is null and b.state in ('betting', 'taken'))`

/** Leases that ran out without a bet are free again. */
export async function freeLapsed(tx: Tx, tableId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('seats')
    .where('table_id', '=', tableId)
    .where('is_confirmed', '=', false)
    .where('lease_until', '<=', now)
    .where(({ not }) => not(hasBet))
    .execute()
}

/** Whoever sits without having bet yet has until then, from the opening of the betting. */
export async function startLeases(tx: Tx, tableId: string, until: Date): Promise<void> {
  await tx
    .updateTable('seats')
    .set({ lease_until: until })
    .where('table_id', '=', tableId)
    .where('is_confirmed', '=', false)
    .where('lease_until', 'is', null)
    .execute()
}

/**
 * Counts a round that is played: seats with a bet are confirmed, the others have one more round without, and whoever had
 * too many, or no bet within the lease, is up.
 */
export async function countRound(
  tx: Tx,
  { tableId, sharedRoundId, closesAt }: { tableId: string; sharedRoundId: string; closesAt: Date },
  freedAfter: number,
): Promise<void> {
  await count(tx, [tableId, sharedRoundId, closesAt, freedAfter])
}

const count = prepareStatement(`
  with played as (
    select s.seat, exists (
      select from shared_bets b where b.shared_round_id = $2 and b.player_id = s.player_id and b.mode = 'real'
        and b.behind_seat is null and b.state in ('taken', 'ended')) as has_bet
    from seats s where s.table_id = $1
  ), gone as (
    delete from seats s using played p where s.table_id = $1 and s.seat = p.seat and not p.has_bet
      and ((s.is_confirmed and s.idle_rounds + 1 >= $4) or (not s.is_confirmed and s.lease_until <= $3))
    returning s.seat
  )
  update seats s set
    is_confirmed = s.is_confirmed or p.has_bet,
    idle_rounds = case when p.has_bet or not s.is_confirmed then 0 else s.idle_rounds + 1 end,
    lease_until = null
  from played p
  where s.table_id = $1 and s.seat = p.seat and not exists (select from gone g where g.seat = s.seat)`)
