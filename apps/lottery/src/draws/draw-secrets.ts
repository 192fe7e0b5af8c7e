import { type ChainSeeds, openSeed } from '@fairground/vendor-kit'
import { chainKitOf, type LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'

/** The element of the chain that a draw is made of. Never log or send it before the draw. */
export interface DrawSecrets {
  commitment: string
  serverSeed: string
}

/** From the seal of its close, or from the chain while it is on sale. */
export async function secretsOf(context: LotteryContext, draw: DrawRow, seeds: ChainSeeds): Promise<DrawSecrets> {
  const { commitment, chain_id: chainId } = draw
  if (commitment === null || chainId === null || draw.number === null) throw new Error('a draw of others has no secret')
  if (draw.seed_sealed !== null)
    return { commitment, serverSeed: openSeed(chainKitOf(context), { commitment, seed_sealed: draw.seed_sealed }) }
  const chain = await context.db
    .selectFrom('shared_chains')
    .selectAll()
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow()
  return seeds.secretsOf(chain, draw.number)
}
