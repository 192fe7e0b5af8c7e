import type { SeatAnswer, SeatRequest } from '@fairground/contract/studio'
import { type Session, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { findOpenShared, tellTable } from '../shared-round-store.ts'
import { freeLapsed, listSeats, lockSeats } from './seat-store.ts'

/** To confirm a seat with a bet. */
export const leaseMs = 10_000

/**
 * Takes a seat for somebody who plays for money, moves him to another, or lets him up. The same again changes nothing.
 * Who is followed stays until the round is over: bets behind a seat are of its player. Refusals: SEATS_CLOSED, SEAT_TAKEN,
 * SEAT_FOLLOWED.
 */
export async function takeSeat(
  context: AppContext,
  session: Session,
  { seat }: SeatRequest,
): Promise<Outcome<SeatAnswer>> {
  const { gameId: tableId, playerId } = session
  return transact(context.db, async (tx): Promise<Outcome<SeatAnswer>> => {
    await lockSeats(tx, tableId)
    await freeLapsed(tx, tableId, context.clock.now())
    const seats = await listSeats(tx, tableId)
    const own = seats.find((one) => one.player_id === playerId)
    if (own?.seat === (seat ?? undefined)) return ok({ seat })
    if (own && (await isFollowed(tx, tableId, own.seat)))
      return refuse('SEAT_FOLLOWED', 'seat: others have bets behind the old one')
    if (seat !== null) {
      if (session.mode !== 'real' || !(await hasSeats(tx, tableId)))
        return refuse('SEATS_CLOSED', 'nobody sits down at this table now')
      if (seats.some((one) => one.seat === seat)) return refuse('SEAT_TAKEN', 'seat: somebody sits there')
    }
    if (own && seat !== null) await move(tx, { tableId, playerId, seat })
    else if (own)
      await tx.deleteFrom('seats').where('table_id', '=', tableId).where('player_id', '=', playerId).execute()
    else if (seat !== null) await sitDown(context, tx, { tableId, playerId, seat })
    await tellTable(tx, { tableId, what: 'bets' })
    return ok({ seat })
  })
}

interface Sitting {
  tableId: string
  playerId: string
  seat: number
}

/** A lease goes along: nobody wins time by changing seats. */
const move = (tx: Tx, { tableId, playerId, seat }: Sitting): Promise<unknown> =>
  tx.updateTable('seats').set({ seat }).where('table_id', '=', tableId).where('player_id', '=', playerId).execute()

async function sitDown({ clock, config }: AppContext, tx: Tx, { tableId, playerId, seat }: Sitting): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + leaseMs / config.tableTempo)
  const round = await findOpenShared(tx, tableId)
  // Who sits down when too little of the betting is left has his time in the next round.
  const hasTime = round?.state === 'betting' && round.closes_at >= until
  await tx
    .insertInto('seats')
    .values({
      ...{ table_id: tableId, seat, player_id: playerId, taken_at: now },
      lease_until: hasTime ? until : null,
    })
    .execute()
}

async function isFollowed(tx: Tx, tableId: string, seat: number): Promise<boolean> {
  const round = await findOpenShared(tx, tableId)
  const bet =
    round &&
    (await tx
      .selectFrom('shared_bets')
      .select('round_id')
      .where('shared_round_id', '=', round.shared_round_id)
      .where('behind_seat', '=', seat)
      .where('state', 'in', ['betting', 'taken'])
      .limit(1)
      .executeTakeFirst())
  return bet !== undefined
}

async function hasSeats(tx: Tx, tableId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('tables')
    .select(['seats', 'state'])
    .where('table_id', '=', tableId)
    .executeTakeFirst()
  return row !== undefined && row.seats > 0 && row.state !== 'closed'
}
