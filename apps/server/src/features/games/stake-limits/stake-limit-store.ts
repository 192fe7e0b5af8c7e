import type { Reader, Tx } from '../../../db/db.ts'
import { isEmpty, type StakeLimits } from './stake-limits.ts'

/** Which limits are meant; the empty game code means every game of the studio. */
export interface LimitsKey {
  gameCode: string
  currency: string
}

/** As stored: JSON knows no big integers. */
export interface Stored {
  min: string | null
  max: string | null
  payoutMax: string | null
  ranks: [rank: number, max: string][]
}

const minorOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

export function limitsOf({ min, max, payoutMax, ranks }: Stored): StakeLimits {
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
    limits: limitsOf(row.limits as unknown as Stored),
  }))
}

export async function findLimits(reader: Reader, { gameCode, currency }: LimitsKey): Promise<StakeLimits | undefined> {
  const row = await reader
    .selectFrom('stake_limits')
    .select('limits')
    .where('game_code', '=', gameCode)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row && limitsOf(row.limits as unknown as Stored)
}

/** Empty limits leave no row. */
export async function saveLimits(tx: Tx, { gameCode, currency }: LimitsKey, limits: StakeLimits, now: Date) {
  const own = tx.deleteFrom('stake_limits').where('game_code', '=', gameCode).where('currency', '=', currency)
  await own.execute()
  if (isEmpty(limits)) return
  const values = { game_code: gameCode, currency, limits: JSON.stringify(storedOf(limits)), changed_at: now }
  await tx.insertInto('stake_limits').values(values).execute()
}
