import type { Reader, Tx } from '../../db/db.ts'
import type { PoolName } from '../wallet/index.ts'

export interface JackpotMove {
  id: string
  from: PoolName
  to: PoolName
  reason: string
  /** `approved`: the vendor may have moved it, and it is not booked. */
  state: 'asked' | 'approved'
  askedBy: string
  askedByName: string
  askedAt: Date
}

export interface MovedMinor {
  baseMinor: bigint
  incrementMinor: bigint
  reserveMinor: bigint
}

const all = (reader: Reader) =>
  reader
    .selectFrom('jackpot_moves as m')
    .innerJoin('operators as o', 'o.id', 'm.asked_by')
    .selectAll('m')
    .select('o.username')

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>

function moveOf(row: Row): JackpotMove {
  const { vendor_id: vendorId, currency } = row
  return {
    id: row.id,
    from: { vendorId, currency, jackpotId: row.from_jackpot, tier: row.from_tier },
    to: { vendorId, currency, jackpotId: row.to_jackpot, tier: row.to_tier },
    ...{ reason: row.reason, state: row.state === 'approved' ? 'approved' : 'asked' },
    ...{ askedBy: row.asked_by, askedByName: row.username, askedAt: row.asked_at },
  }
}

/** Those that wait for a second person, or for the vendor. */
export const listOpenMoves = async (reader: Reader): Promise<JackpotMove[]> =>
  (await all(reader).where('m.state', 'in', ['asked', 'approved']).orderBy('m.asked_at').execute()).map(moveOf)

/** The move, held until the transaction ends; undefined once it is decided for good. */
export async function lockOpenMove(tx: Tx, id: string): Promise<JackpotMove | undefined> {
  const open = all(tx).where('m.id', '=', id).where('m.state', 'in', ['asked', 'approved'])
  const row = await open.forUpdate('m').executeTakeFirst()
  return row && moveOf(row)
}

/** False where the pool was moved before, or a move of it waits. */
export async function addMove(tx: Tx, move: Omit<JackpotMove, 'state' | 'askedByName'>): Promise<boolean> {
  const { id, from, to, reason, askedBy, askedAt } = move
  const added = await tx
    .insertInto('jackpot_moves')
    .values({
      ...{ id, vendor_id: from.vendorId, currency: from.currency, reason, asked_by: askedBy, asked_at: askedAt },
      ...{ from_jackpot: from.jackpotId, from_tier: from.tier, to_jackpot: to.jackpotId, to_tier: to.tier },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['vendor_id', 'from_jackpot', 'from_tier', 'currency'])
        .where('state', 'in', ['asked', 'approved', 'moved'])
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function saveDecided(
  tx: Tx,
  id: string,
  { state, staffId, at }: { state: 'approved' | 'rejected' | 'withdrawn'; staffId: string; at: Date },
): Promise<void> {
  const decided = { state, decided_by: staffId, decided_at: at }
  await tx.updateTable('jackpot_moves').set(decided).where('id', '=', id).execute()
}

/** The vendor said no: nothing moved, and the wish waits again. */
export async function saveAskedAgain(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('jackpot_moves')
    .set({ state: 'asked', decided_by: null, decided_at: null })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .execute()
}

/** What the vendor moved counts, whatever became of the wish meanwhile. False when it was booked before. */
export async function saveMoved(
  tx: Tx,
  id: string,
  { moved, staffId, at }: { moved: MovedMinor; staffId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jackpot_moves')
    .set({
      ...{ state: 'moved', decided_by: staffId, decided_at: at, moved_at: at, base_minor: moved.baseMinor.toString() },
      ...{ increment_minor: moved.incrementMinor.toString(), reserve_minor: moved.reserveMinor.toString() },
    })
    .where('id', '=', id)
    .where('state', '<>', 'moved')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A win that two people have not let go yet is money of the pool. */
export async function isWinHeld(reader: Reader, { vendorId, jackpotId, tier, currency }: PoolName): Promise<boolean> {
  const held = await reader
    .selectFrom('jackpot_holds')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('jackpot_id', '=', jackpotId)
    .where('tier', '=', tier)
    .where('currency', '=', currency)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return held !== undefined
}
