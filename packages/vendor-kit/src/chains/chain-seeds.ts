import { randomBytes } from 'node:crypto'
import { beaconRoundAt, chainHead, chainSeeds, commitOf } from '@fairground/fairness'
import type { SharedChainRow } from '../db/schema.ts'
import type { ChainKit } from '../vendor-kit.ts'
import { recordedBeacon } from './read-beacon.ts'

/** Rounds of one chain; a day and a half of the fastest game. */
const chainLength = 10_000
/** The beacon is named so long before its round comes. */
const beaconLeadMs = 30_000
/** Seeds computed at once: one walk from the end of the chain serves this many rounds. */
const segmentLength = 500

/**
 * A new chain: its last element is stored sealed, its head in clear, with the beacon that is going to salt it. Never log
 * what is opened from it.
 */
export function newChain(context: ChainKit, tableId: string) {
  const now = context.clock.now()
  const last = randomBytes(32).toString('hex')
  const { head, length } = chainHead(last, chainLength)
  return {
    table_id: tableId,
    head,
    length,
    last_sealed: context.secrets.seal(chainPurpose(head), last),
    salt: null,
    created_at: now,
    ...nameBeacon(context, now),
  }
}

/** A round of drand that nobody can know yet; where there is no way out, a recorded one, which is said wherever it shows. */
export function nameBeacon({ config }: ChainKit, now: Date) {
  return config.drandUrls.length > 0
    ? { beacon_kind: 'drand' as const, beacon_round: BigInt(beaconRoundAt(now.getTime() + beaconLeadMs)) }
    : { beacon_kind: 'recorded' as const, beacon_round: BigInt(recordedBeacon.round) }
}

interface RoundSecrets {
  /** The element before the seed: what players see before they bet. */
  commitment: string
  serverSeed: string
}

/** Gives out a round's seed and its commitment; holds a stretch of the chain in memory, of the writer only. */
export class ChainSeeds {
  private held: { chainId: string; from: number; seeds: string[] } | undefined
  private readonly context: ChainKit

  constructor(context: ChainKit) {
    this.context = context
  }

  secretsOf(chain: SharedChainRow, number: number): RoundSecrets {
    const serverSeed = this.seedOf(chain, number)
    return { serverSeed, commitment: commitOf(serverSeed) }
  }

  private seedOf(chain: SharedChainRow, number: number): string {
    const found = this.held?.chainId === chain.chain_id ? this.held.seeds[number - this.held.from] : undefined
    if (found !== undefined) return found
    const last = this.context.secrets.open(chainPurpose(chain.head), chain.last_sealed)
    const to = Math.min(chain.length, number + segmentLength - 1)
    const seeds = chainSeeds(last, chain.length, { from: number, to })
    this.held = { chainId: chain.chain_id, from: number, seeds }
    return seeds[0] as string
  }
}

/** The seed of a round that is past its lock, as it is stored until it is shown. */
export const sealSeed = (context: ChainKit, { commitment, serverSeed }: RoundSecrets): string =>
  context.secrets.seal(seedPurpose(commitment), serverSeed)

/** Never log or send what this returns before the run has ended. */
export function openSeed(context: ChainKit, round: { commitment: string; seed_sealed: string | null }): string {
  if (round.seed_sealed === null) throw new Error('the seed of a round is given out when its betting is over')
  return context.secrets.open(seedPurpose(round.commitment), round.seed_sealed)
}

const chainPurpose = (head: string): string => `shared-chain:${head}`
const seedPurpose = (commitment: string): string => `shared-seed:${commitment}`
