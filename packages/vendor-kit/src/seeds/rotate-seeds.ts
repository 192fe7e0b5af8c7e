import type { SeedTx } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import type { SeedKit } from '../vendor-kit.ts'
import { newClientSeed, newPair, openServerSeed } from './new-pair.ts'
import { type ActivePair, getSeedState, lockActivePair, type SeedOwner, type SeedState } from './seed-store.ts'

interface Rotated {
  seeds: SeedState
  revealed: { serverSeed: string; commit: string; clientSeed: string; betsMade: number }
}

interface Rotation {
  /** The client seed that the player wants from now on. */
  wished?: string | undefined
  hasOpenRound(tx: SeedTx): Promise<boolean>
}

/**
 * Reveals the server seed in use and goes on with the pair that was committed in advance.
 * Refused while any round of the player waits for its bet or its show: its result would be known too early.
 */
export async function rotateSeeds(
  context: SeedKit,
  owner: SeedOwner,
  { wished, hasOpenRound }: Rotation,
): Promise<Outcome<Rotated>> {
  return transact(context.db, async (tx) => {
    const active = await lockActivePair(tx, owner)
    if (await hasOpenRound(tx)) return refuse('ROUND_UNFINISHED', 'finish the open round first')
    const serverSeed = openServerSeed(context, active)
    await reveal(context, tx, active, serverSeed)
    await activateNext(context, tx, owner, wished)
    const revealed = {
      serverSeed,
      commit: active.commitment,
      clientSeed: active.client_seed,
      betsMade: active.next_nonce,
    }
    return ok({ seeds: await getSeedState(tx, owner), revealed })
  })
}

async function reveal(context: SeedKit, tx: SeedTx, active: ActivePair, serverSeed: string): Promise<void> {
  await tx
    .updateTable('seed_pairs')
    .set({ state: 'revealed', server_seed: serverSeed, revealed_at: context.clock.now() })
    .where('pair_id', '=', active.pair_id)
    .execute()
}

async function activateNext(context: SeedKit, tx: SeedTx, owner: SeedOwner, wished?: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('seed_pairs')
    .set({ state: 'active', client_seed: wished ?? newClientSeed(), client_seed_by: wished ? 'player' : 'studio' })
    .where('player_id', '=', owner.playerId)
    .where('mode', '=', owner.mode)
    .where('state', '=', 'next')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`player ${owner.playerId} has no next seed pair`)
  await tx
    .insertInto('seed_pairs')
    .values(newPair(context, owner, 'next'))
    .execute()
}
