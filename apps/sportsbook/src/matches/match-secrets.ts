import { type ChainSeeds, openSeed } from '@fairground/vendor-kit'
import { chainKitOf, type SportsContext } from '../context.ts'
import type { MatchRow, Tx } from '../db/schema.ts'

/** What a match is made of. Never log or send it before the match is over. */
export interface MatchSecrets {
  commitment: string
  serverSeed: string
  salt: string
}

/** From the seal of the kick-off, or from the chain before it. */
export async function secretsOf(
  context: SportsContext,
  tx: Tx,
  { chain_id, number, commitment, seed_sealed }: MatchRow,
  seeds: ChainSeeds,
): Promise<MatchSecrets> {
  const chain = await tx
    .selectFrom('shared_chains')
    .selectAll()
    .where('chain_id', '=', chain_id)
    .executeTakeFirstOrThrow()
  if (chain.salt === null) throw new Error('a chain without a salt has no matches')
  const serverSeed =
    seed_sealed === null
      ? seeds.secretsOf(chain, number).serverSeed
      : openSeed(chainKitOf(context), { commitment, seed_sealed })
  return { commitment, serverSeed, salt: chain.salt }
}
