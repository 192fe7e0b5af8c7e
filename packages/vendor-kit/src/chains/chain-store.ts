import { beaconTimeMs, beaconValue } from '@fairground/fairness'
import type { ChainDb, SharedChainRow } from '../db/schema.ts'
import type { ChainKit } from '../vendor-kit.ts'
import { nameBeacon, newChain } from './chain-seeds.ts'
import { readBeacon } from './read-beacon.ts'

/** Rounds left when the next chain is announced, so that its salt is ready in time. */
const announceLeft = 200
/** Looks again for a beacon that has come but cannot be had yet. */
const retryMs = 3_000

/** A chain whose rounds can be played. */
type SaltedChain = SharedChainRow & { salt: string }
/** The number of the last round that was opened of each chain. */
type HighestOf = (chainIds: readonly string[]) => Promise<{ chain_id: string; highest: number | null }[]>
type NextRound = { chain: SaltedChain; next: number } | { waitMs: number }

/**
 * The chain that the table's next round belongs to. It is announced with its head before its salt exists; until the named
 * beacon has come there is no round. Never salted with anything else than what was named.
 */
export async function ensureChain(
  context: ChainKit,
  tableId: string,
  highestOf: HighestOf = (chainIds) => highestPlayed(context.db, chainIds),
): Promise<NextRound> {
  const chains = await listChains(context.db, tableId, highestOf)
  const playing = chains.find(({ chain, left }) => chain.salt !== null && left > 0)
  const waiting = chains.find(({ chain }) => chain.salt === null && isOfToday(context, chain))
  const isShort = !playing || playing.left <= announceLeft
  const announced = waiting?.chain ?? (isShort ? await announce(context, tableId) : undefined)
  if (playing?.chain.salt != null) {
    // A relay that is slow to answer delays no round.
    if (announced)
      void saltIfCome(context, announced).catch((err: unknown) => context.log.error({ err }, 'no salt yet'))
    return { chain: { ...playing.chain, salt: playing.chain.salt }, next: playing.next }
  }
  const salted = announced && (await saltIfCome(context, announced))
  if (salted) return { chain: salted, next: 1 }
  return { waitMs: announced ? waitOf(context, announced) : retryMs }
}

/** What is named for the beacon has changed with the settings: such a chain has no round yet, and is left. */
const isOfToday = ({ config }: ChainKit, { beacon_kind }: SharedChainRow): boolean =>
  beacon_kind === null || beacon_kind === (config.drandUrls.length > 0 ? 'drand' : 'recorded')

/** The newest chains of the table, the one that is played before the one that is announced. */
async function listChains(reader: ChainDb, tableId: string, highestOf: HighestOf) {
  const chains = await reader
    .selectFrom('shared_chains')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('chain_id', 'desc')
    .limit(2)
    .execute()
  const played = await highestOf([...chains.map(({ chain_id }) => chain_id), '0'])
  return chains.reverse().map((chain) => {
    const next = (played.find(({ chain_id }) => chain_id === chain.chain_id)?.highest ?? 0) + 1
    return { chain, next, left: chain.length - next + 1 }
  })
}

const highestPlayed = (reader: ChainDb, chainIds: readonly string[]) =>
  reader
    .selectFrom('shared_rounds')
    .select(({ fn }) => ['chain_id', fn.max('number').as('highest')])
    .where('chain_id', 'in', chainIds)
    .groupBy('chain_id')
    .execute()

async function announce(context: ChainKit, tableId: string): Promise<SharedChainRow> {
  const chain = await context.db
    .insertInto('shared_chains')
    .values(newChain(context, tableId))
    .returningAll()
    .executeTakeFirstOrThrow()
  const { head, length, beacon_kind: kind, beacon_round: round } = chain
  context.log.info({ tableId, head, length, kind, round }, 'a chain of shared rounds is announced')
  return chain
}

/** The salt is what the named beacon gives, once it has come; undefined until then. */
async function saltIfCome(context: ChainKit, chain: SharedChainRow): Promise<SaltedChain | undefined> {
  const { beacon_kind: kind, beacon_round } = chain
  if (kind === null || beacon_round === null) return void (await nameLate(context, chain))
  const round = Number(beacon_round)
  if (kind === 'drand' && context.clock.now().getTime() < beaconTimeMs(round)) return undefined
  const signature = await readBeacon(context, { kind, round })
  if (signature === undefined) return undefined
  const salt = beaconValue(signature)
  const salted_at = context.clock.now()
  await context.db
    .updateTable('shared_chains')
    .set({ salt, beacon_signature: signature, salted_at })
    .where('chain_id', '=', chain.chain_id)
    .where('salt', 'is', null)
    .execute()
  return { ...chain, salt, beacon_signature: signature, salted_at }
}

/** A chain that another release made and never salted. */
async function nameLate(context: ChainKit, { chain_id }: SharedChainRow): Promise<void> {
  await context.db
    .updateTable('shared_chains')
    .set(nameBeacon(context, context.clock.now()))
    .where('chain_id', '=', chain_id)
    .where('beacon_kind', 'is', null)
    .where('salt', 'is', null)
    .execute()
}

function waitOf({ clock }: ChainKit, { beacon_kind, beacon_round }: SharedChainRow): number {
  const comesMs = beacon_kind === 'drand' ? beaconTimeMs(Number(beacon_round)) : 0
  return Math.max(retryMs, comesMs - clock.now().getTime())
}
