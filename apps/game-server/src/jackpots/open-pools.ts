import { isDeepStrictEqual } from 'node:util'
import { houseJackpots, type Jackpot, type JackpotTier, openPool } from '@fairground/game-rules/jackpots'
import { StartupError } from '@fairground/postgres'
import { transact } from '@fairground/vendor-kit'
import { unitMinorOf } from '../catalogue/stakes.ts'
import type { AppContext } from '../context.ts'
import type { JackpotTerms, Tx } from '../db/schema.ts'
import { newCycle } from './hit-seed.ts'
import { poolIdOf } from './pool-id.ts'
import { columnsOf, lockPools } from './pool-store.ts'

/** Currencies whose stakes join pools; play money never does. */
const currencies = ['VND']

/**
 * Opens the pools that this release has and no database yet, and takes over terms that changed, with a record of both.
 * @throws StartupError when a release lowers the bound of a pool that players have paid into, or drops one that holds money
 */
export const openPools = (context: AppContext): Promise<void> =>
  transact(context.db, async (tx) => {
    for (const jackpot of houseJackpots)
      for (const currency of currencies)
        for (const tier of jackpot.tiers) await openOne(context, tx, { jackpot, tier, currency })
    await refuseDropped(tx)
  })

/** What players have brought to a pool is theirs: it is never kept by dropping the pool. */
async function refuseDropped(tx: Tx): Promise<void> {
  const ids = houseJackpots.flatMap(({ id, tiers }) =>
    tiers.flatMap(({ tier }) => currencies.map((currency) => poolIdOf(id, tier, currency))),
  )
  const dropped = await tx
    .selectFrom('jackpot_pools')
    .select('pool_id')
    .where('pool_id', 'not in', ids)
    .where(({ eb, or }) =>
      or(
        (['base_minor', 'increment_minor', 'reserve_minor', 'overflow_minor'] as const).map((part) =>
          eb(part, '>', '0'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  if (dropped)
    throw new StartupError(`The jackpot ${dropped.pool_id} still holds money, and this release does not have it.`)
}

const termsOf = ({ kind, stakeMax, deadlineHours }: Jackpot, tier: JackpotTier): JackpotTerms =>
  JSON.parse(JSON.stringify({ kind, stakeMax, deadlineHours, ...tier }))

interface Opening {
  jackpot: Jackpot
  tier: JackpotTier
  currency: string
}

async function openOne(context: AppContext, tx: Tx, { jackpot, tier, currency }: Opening): Promise<void> {
  const poolId = poolIdOf(jackpot.id, tier.tier, currency)
  const terms = termsOf(jackpot, tier)
  const now = context.clock.now()
  await tx
    .insertInto('jackpot_pools')
    .values({
      ...{ pool_id: poolId, jackpot_id: jackpot.id, tier: tier.tier, currency, terms: JSON.stringify(terms) },
      ...columnsOf(openPool(tier, unitMinorOf(currency))),
      ...newCycle(context, terms, now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [pool] = await lockPools(tx, [poolId])
  if (pool) await changeTerms(tx, { poolId, before: pool.terms, after: terms, now })
}

interface Change {
  poolId: string
  before: JackpotTerms
  after: JackpotTerms
  now: Date
}

/** Money that is inside keeps its pool: a bound only goes up, and other rates hold for stakes that come. */
export async function changeTerms(tx: Tx, { poolId, before, after, now }: Change): Promise<void> {
  if (isDeepStrictEqual(before, after)) return
  if ((after.mustHitBy ?? 0) < (before.mustHitBy ?? 0))
    throw new StartupError(`The bound of the jackpot ${poolId} can only go up from ${before.mustHitBy}.`)
  const isSameDen = before.contribution[1] === after.contribution[1] && before.reserve[1] === after.reserve[1]
  if (!isSameDen) throw new StartupError(`The rates of the jackpot ${poolId} keep their denominators.`)
  await tx
    .insertInto('jackpot_terms')
    .values({ pool_id: poolId, changed_at: now, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute()
  await tx
    .updateTable('jackpot_pools')
    .set({ terms: JSON.stringify(after) })
    .where('pool_id', '=', poolId)
    .execute()
}
