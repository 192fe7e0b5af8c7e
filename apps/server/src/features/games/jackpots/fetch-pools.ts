import { type VendorPool, VendorPoolList } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { PoolName } from '../../money/wallet/index.ts'
import { postToVendor } from '../catalogue/index.ts'

/** A pool as its vendor tells it. */
export type KnownPool = VendorPool & { vendorId: string }

export const isSamePool = (one: PoolName, other: PoolName): boolean =>
  one.vendorId === other.vendorId &&
  one.jackpotId === other.jackpotId &&
  one.tier === other.tier &&
  one.currency === other.currency

const timeoutMs = 2_000
/** Many who look at once are told the same; a pool that was won shows it well within 30 seconds. */
const freshMs = 1_500

const known = new WeakMap<AppContext['db'], { atMs: number; pools: Promise<KnownPool[]> }>()

/** The pools of every vendor whose games play for some, asked for at most every 1.5 seconds. A silent vendor has none. */
export function fetchPools(context: AppContext): Promise<KnownPool[]> {
  const nowMs = performance.now()
  const last = known.get(context.db)
  if (last && nowMs - last.atMs < freshMs) return last.pools
  const pools = askAll(context)
  known.set(context.db, { atMs: nowMs, pools })
  return pools
}

/** What was told is old from now on. */
export const forgetPools = ({ db }: AppContext): boolean => known.delete(db)

async function askAll(context: AppContext): Promise<KnownPool[]> {
  const rows = await context.db
    .selectFrom('games')
    .select('vendor_id')
    .distinct()
    .where(sql<boolean>`cardinality(jackpot_ids) > 0`)
    .execute()
  const told = await Promise.all(rows.map(({ vendor_id }) => ask(context, vendor_id)))
  return told.flat()
}

async function ask(context: AppContext, vendorId: string): Promise<KnownPool[]> {
  try {
    const { answer } = await postToVendor(context, { vendorId, method: 'GET', path: '/jackpots', timeoutMs })
    const told = VendorPoolList.safeParse(answer)
    return told.success ? told.data.pools.map((pool) => ({ ...pool, vendorId })) : []
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ vendorId, err: error }, 'the jackpots of a vendor were not read')
    return []
  }
}
