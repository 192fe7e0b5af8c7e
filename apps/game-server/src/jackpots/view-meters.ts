import type { JackpotMeters } from '@fairground/contract/studio'
import { type Jackpot, meterOf } from '@fairground/game-rules/jackpots'
import { unitMinorOf } from '../catalogue/stakes.ts'
import type { JackpotPoolRow, Reader } from '../db/schema.ts'
import { listJackpotPools, poolOf } from './pool-store.ts'

/** The pools of a game as the database has them: what is shown is what the next bet can win. */
export async function viewMeters(
  reader: Reader,
  jackpot: Jackpot | undefined,
  currency: string,
): Promise<JackpotMeters | null> {
  const rows = jackpot ? await listJackpotPools(reader, jackpot.id, currency) : []
  if (!jackpot || rows.length === 0) return null
  const { id: jackpotId, kind, tiers } = jackpot
  return { jackpotId, kind, pools: tiers.flatMap(({ tier }) => rows.filter((row) => row.tier === tier).map(viewPool)) }
}

const viewPool = (row: JackpotPoolRow): JackpotMeters['pools'][number] => ({
  tier: row.tier,
  cycle: row.cycle,
  meterMinor: meterOf(poolOf(row)).toString(),
  boundMinor: row.terms.mustHitBy ? (BigInt(row.terms.mustHitBy) * unitMinorOf(row.currency)).toString() : null,
  deadlineAt: row.deadline_at?.toISOString() ?? null,
  commitment: row.commitment,
})
