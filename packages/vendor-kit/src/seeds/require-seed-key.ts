import { StartupError } from '@fairground/postgres'
import type { SeedKit } from '../vendor-kit.ts'
import { openServerSeed } from './new-pair.ts'

/** Proves on a stored pair that SEED_KEY is the one that sealed it. @throws StartupError when it is not */
export async function requireSeedKey(context: SeedKit): Promise<void> {
  const pair = await context.db
    .selectFrom('seed_pairs')
    .select(['commitment', 'server_seed_sealed'])
    .orderBy('pair_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!pair) return
  try {
    openServerSeed(context, pair)
  } catch {
    throw new StartupError(
      'SEED_KEY is not the key that sealed the seeds in this database; start with the key it had before.',
    )
  }
}
