import { randomBytes } from 'node:crypto'
import { commitOf } from '@fairground/fairness'
import type { PairState } from '../db/schema.ts'
import type { SeedKit } from '../vendor-kit.ts'
import type { SeedOwner } from './seed-store.ts'

const purposeOf = (commitment: string) => `server-seed:${commitment}`

/** A new pair: 32 random bytes, stored sealed; only the commitment is in clear. */
export function newPair(context: SeedKit, owner: SeedOwner, state: PairState) {
  const serverSeed = randomBytes(32).toString('hex')
  const commitment = commitOf(serverSeed)
  return {
    player_id: owner.playerId,
    mode: owner.mode,
    state,
    commitment,
    server_seed_sealed: context.secrets.seal(purposeOf(commitment), serverSeed),
    client_seed: state === 'next' ? null : newClientSeed(),
    client_seed_by: 'studio' as const,
    created_at: context.clock.now(),
  }
}

/** The seed in clear: for drawing a round, and for revealing it. Never log what this returns. */
export const openServerSeed = (context: SeedKit, pair: { commitment: string; server_seed_sealed: string }): string =>
  context.secrets.open(purposeOf(pair.commitment), pair.server_seed_sealed)

/** 16 hex characters until the player's browser brings its own. */
export const newClientSeed = (): string => randomBytes(8).toString('hex')
