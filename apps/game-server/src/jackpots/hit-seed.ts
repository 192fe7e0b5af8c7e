import { randomBytes } from 'node:crypto'
import { commitOf } from '@fairground/fairness'
import { drawHitPoint } from '@fairground/game-rules/jackpots'
import { unitMinorOf } from '../catalogue/stakes.ts'
import type { AppContext } from '../context.ts'
import type { JackpotPoolRow, JackpotTerms } from '../db/schema.ts'
import type { CycleColumns } from './pool-store.ts'

const hour = 3_600_000
const purposeOf = (commitment: string) => `jackpot-hit-seed:${commitment}`

/** The beginning of a cycle: where a pool has a bound, a new seed whose hash is public from here on. */
export function newCycle(context: AppContext, { kind, deadlineHours }: JackpotTerms, now: Date): CycleColumns {
  const deadline = { deadline_at: deadlineHours ? new Date(now.getTime() + deadlineHours * hour) : null }
  if (kind === 'progressive') return { commitment: null, hit_seed_sealed: null, ...deadline, cycle_began_at: now }
  const seed = randomBytes(32).toString('hex')
  const commitment = commitOf(seed)
  return {
    commitment,
    hit_seed_sealed: context.secrets.seal(purposeOf(commitment), seed),
    ...deadline,
    cycle_began_at: now,
  }
}

/** The seed in clear: for the hit point while its pool is locked, and for revealing it. Never log what this returns. */
export function openHitSeed({ secrets }: AppContext, { commitment, hit_seed_sealed }: CycleColumns): string | null {
  return commitment === null || hit_seed_sealed === null ? null : secrets.open(purposeOf(commitment), hit_seed_sealed)
}

/** Where the pool is won, in minor units; undefined where every bet has a draw of its own. */
export function hitPointMinorOf(context: AppContext, row: JackpotPoolRow): bigint | undefined {
  const serverSeed = openHitSeed(context, row)
  if (serverSeed === null) return undefined
  const point = drawHitPoint(row.terms, { serverSeed, poolId: row.pool_id, cycle: row.cycle })
  return BigInt(point) * unitMinorOf(row.currency)
}
