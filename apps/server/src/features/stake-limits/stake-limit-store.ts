import type { Reader, Tx } from '../../db/db.ts'
import { isEmpty, type StakeLimits } from './stake-limits.ts'

/** Which limits are meant; the empty game code means every game of the studio. */
export interface LimitsKey {
  gameCode: string
  currency: string
}

export interface StakeLimitWish extends LimitsKey {
  id: string
  limits: StakeLimits
  reason: string
  askedBy: string
  askedByName: string
  askedAt: Date
}

/** As stored: JSON knows no big integers. */
interface Stored {
  min: string | null
  max: string | null
  payoutMax: string | null
  ranks: [rank: number, max: string][]
}

const minorOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

function limitsOf(stored: unknown): StakeLimits {
  const { min, max, payoutMax, ranks } = stored as Stored
  return {
    stakeMinorMin: minorOf(min),
    stakeMinorMax: minorOf(max),
    payoutMinorMax: minorOf(payoutMax),
    rankMaxes: ranks.map(([rank, text]) => ({ rank, stakeMinorMax: BigInt(text) })),
  }
}

/** As the tables and the audit log keep it. */
export const storedOf = ({ stakeMinorMin, stakeMinorMax, payoutMinorMax, rankMaxes }: StakeLimits): Stored => ({
  min: stakeMinorMin?.toString() ?? null,
  max: stakeMinorMax?.toString() ?? null,
  payoutMax: payoutMinorMax?.toString() ?? null,
  ranks: rankMaxes.map((one) => [one.rank, one.stakeMinorMax.toString()]),
})

export async function listLimits(reader: Reader) {
  const rows = await reader.selectFrom('stake_limits').selectAll().orderBy('game_code').orderBy('currency').execute()
  return rows.map((row) => ({
    ...{ gameCode: row.game_code, currency: row.currency, changedAt: row.changed_at },
    limits: limitsOf(row.limits),
  }))
}

export async function findLimits(reader: Reader, { gameCode, currency }: LimitsKey): Promise<StakeLimits | undefined> {
  const row = await reader
    .selectFrom('stake_limits')
    .select('limits')
    .where('game_code', '=', gameCode)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row && limitsOf(row.limits)
}

/** Limits of nothing leave no row. */
export async function saveLimits(tx: Tx, { gameCode, currency }: LimitsKey, limits: StakeLimits, now: Date) {
  const own = tx.deleteFrom('stake_limits').where('game_code', '=', gameCode).where('currency', '=', currency)
  await own.execute()
  if (isEmpty(limits)) return
  const values = { game_code: gameCode, currency, limits: JSON.stringify(storedOf(limits)), changed_at: now }
  await tx.insertInto('stake_limits').values(values).execute()
}

/** False while another wish of the same game and currency waits. */
export async function addWish(tx: Tx, wish: Omit<StakeLimitWish, 'askedByName'>): Promise<boolean> {
  const { id, gameCode, currency, limits, reason, askedBy, askedAt } = wish
  const added = await tx
    .insertInto('stake_limit_changes')
    .values({
      ...{ id, game_code: gameCode, currency, limits: JSON.stringify(storedOf(limits)), reason },
      ...{ asked_by: askedBy, asked_at: askedAt },
    })
    .onConflict((conflict) => conflict.columns(['game_code', 'currency']).where('state', '=', 'asked').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

const open = (reader: Reader) =>
  reader
    .selectFrom('stake_limit_changes as c')
    .innerJoin('operators as o', 'o.id', 'c.asked_by')
    .selectAll('c')
    .select('o.username')
    .where('c.state', '=', 'asked')

type Row = Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirstOrThrow']>>

const wishOf = (row: Row): StakeLimitWish => ({
  ...{ id: row.id, gameCode: row.game_code, currency: row.currency, limits: limitsOf(row.limits) },
  ...{ reason: row.reason, askedBy: row.asked_by, askedByName: row.username, askedAt: row.asked_at },
})

export const listWishes = async (reader: Reader): Promise<StakeLimitWish[]> =>
  (await open(reader).orderBy('c.asked_at').execute()).map(wishOf)

export async function lockWish(tx: Tx, id: string): Promise<StakeLimitWish | undefined> {
  const row = await open(tx).where('c.id', '=', id).forUpdate('c').executeTakeFirst()
  return row && wishOf(row)
}

export async function saveDecided(
  tx: Tx,
  id: string,
  { state, staffId, at }: { state: string; staffId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('stake_limit_changes')
    .set({ state, decided_by: staffId, decided_at: at })
    .where('id', '=', id)
    .execute()
}
