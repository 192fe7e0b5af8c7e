import { sha256Hex } from '@fairground/fairness'
import type { AppContext } from '../context.ts'
import type { Reader, SharedChainRow, Tx } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { newChain } from './chain-seeds.ts'

/** Client seeds that go into a salt, newest first. */
const saltSeedsMax = 1_000

/** A chain whose rounds can be played. */
type SaltedChain = SharedChainRow & { salt: string }

/** The chain that the table's next round belongs to; a new one, with its salt, when there is none or it has ended. */
export async function ensureChain(context: AppContext, tableId: string): Promise<{ chain: SaltedChain; next: number }> {
  const newest = await findNewest(context.db, tableId)
  if (newest && newest.next <= newest.chain.length) {
    return { chain: await withSalt(context, newest.chain), next: newest.next }
  }
  const chain = await context.db
    .insertInto('shared_chains')
    .values(newChain(context, tableId))
    .returningAll()
    .executeTakeFirstOrThrow()
  context.log.info({ tableId, head: chain.head, length: chain.length }, 'a new chain of shared rounds begins')
  return { chain: await withSalt(context, chain), next: 1 }
}

async function findNewest(reader: Reader, tableId: string) {
  const chain = await reader
    .selectFrom('shared_chains')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('chain_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!chain) return undefined
  const { highest } = await reader
    .selectFrom('shared_rounds')
    .select(({ fn }) => fn.max('number').as('highest'))
    .where('chain_id', '=', chain.chain_id)
    .executeTakeFirstOrThrow()
  return { chain, next: (highest ?? 0) + 1 }
}

/** The salt is made of the client seeds of players after the head stands: whoever made the chain did not choose them. */
async function withSalt(context: AppContext, chain: SharedChainRow): Promise<SaltedChain> {
  if (chain.salt !== null) return { ...chain, salt: chain.salt }
  return transact(context.db, async (tx) => {
    const seeds = await listClientSeeds(tx)
    const salted_with = seeds.map(sha256Hex).sort()
    const salt = sha256Hex([chain.head, ...salted_with].join('\n'))
    await tx
      .updateTable('shared_chains')
      .set({ salt, salted_with })
      .where('chain_id', '=', chain.chain_id)
      .where('salt', 'is', null)
      .execute()
    return { ...chain, salt, salted_with }
  })
}

async function listClientSeeds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('seed_pairs')
    .select('client_seed')
    .where('state', '=', 'active')
    .orderBy('pair_id', 'desc')
    .limit(saltSeedsMax)
    .execute()
  return rows.map(({ client_seed }) => client_seed ?? '')
}
