import type { SeedTx } from '../db/schema.ts'
import type { SeedKit } from '../vendor-kit.ts'
import { newPair } from './new-pair.ts'
import type { SeedOwner } from './seed-store.ts'

/** The first visit makes the pair in use and the one after it, so that both commitments stand before the first bet. */
export async function ensurePairs(context: SeedKit, tx: SeedTx, owner: SeedOwner): Promise<void> {
  const { count } = await tx
    .selectFrom('seed_pairs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', owner.playerId)
    .where('mode', '=', owner.mode)
    .where('state', 'in', ['active', 'next'])
    .executeTakeFirstOrThrow()
  if (count === '2') return
  await tx
    .insertInto('seed_pairs')
    .values([newPair(context, owner, 'active'), newPair(context, owner, 'next')])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
