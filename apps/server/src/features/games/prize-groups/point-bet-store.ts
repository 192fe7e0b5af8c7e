import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { BetPoints } from './read-points.ts'

interface PointBet {
  vendorId: string
  roundId: string
  transactionId: string
  gameCode: string
  memberId: string
  currency: string
  points: BetPoints
}

/** Keeps at which group bets were made, with their lines. The first of a round stands. */
export async function savePointBets(tx: Tx, bets: readonly PointBet[], now: Date): Promise<void> {
  if (bets.length === 0) return
  await tx
    .insertInto('point_bets')
    .values(
      bets.map(({ points, ...bet }) => ({
        ...{ vendor_id: bet.vendorId, round_id: bet.roundId, transaction_id: bet.transactionId },
        ...{ game_code: bet.gameCode, draw: points.draw, member_id: bet.memberId, currency: bet.currency },
        ...{ bet_group: points.betGroup, house_group: points.line.houseGroup, placed_at: now },
        base_minor: points.baseMinor.toString(),
        line_ids: points.line.members.map(({ memberId }) => memberId),
        line_groups: points.line.members.map(({ prizeGroup }) => prizeGroup),
      })),
    )
    .onConflict((conflict) => conflict.columns(['vendor_id', 'round_id']).doNothing())
    .execute()
}

export interface StandingBase {
  vendorId: string
  roundId: string
  /** What of the base stands; undefined: all of it. */
  settledMinor?: bigint | undefined
}

/**
 * What rounds that end now owe their lines, and what a correction owes more or less: from this commit on. A round without a
 * group, and one whose base does not change, owe nothing. Each account's share is cut on its own.
 */
export async function owePoints(tx: Tx, bases: readonly StandingBase[], now: Date): Promise<void> {
  if (bases.length === 0) return
  await sql`
    select owe_points(${bases.map(({ vendorId }) => vendorId)}::text[], ${bases.map(({ roundId }) => roundId)}::text[],
      ${bases.map(({ settledMinor }) => settledMinor?.toString() ?? null)}::bigint[], ${now})`.execute(tx)
}

/** A bet that was taken back earns nobody anything, also after its round had ended. */
export async function voidPoints(tx: Tx, bet: { vendorId: string; transactionId: string }, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('point_bets')
    .select('round_id')
    .where('vendor_id', '=', bet.vendorId)
    .where('transaction_id', '=', bet.transactionId)
    .executeTakeFirst()
  if (row) await owePoints(tx, [{ vendorId: bet.vendorId, roundId: row.round_id, settledMinor: 0n }], now)
}

/** Keeps what of a base stands after a correction that is held. */
export async function holdPointsBase(
  tx: Tx,
  held: { vendorId: string; transactionId: string; settledMinor: bigint },
): Promise<void> {
  const { vendorId, transactionId, settledMinor } = held
  await sql`
    insert into held_points_bases (vendor_id, transaction_id, settled_minor)
    values (${vendorId}, ${transactionId}, ${settledMinor.toString()}::bigint)`.execute(tx)
}

/** The points of a correction that was held, now that it is booked; nothing where it named none. */
export async function oweHeldPoints(
  tx: Tx,
  held: { vendorId: string; transactionId: string; roundId: string },
  now: Date,
): Promise<void> {
  const { vendorId, transactionId, roundId } = held
  const { rows } = await sql<{ settled: string }>`
    select settled_minor::text as settled from held_points_bases
    where vendor_id = ${vendorId} and transaction_id = ${transactionId}`.execute(tx)
  if (rows[0]) await owePoints(tx, [{ vendorId, roundId, settledMinor: BigInt(rows[0].settled) }], now)
}
