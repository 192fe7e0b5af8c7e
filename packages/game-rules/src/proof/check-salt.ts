import { beaconTimeMs, beaconValue, quicknet, sha256Hex } from '@fairground/fairness'
import { verifyBeacon } from '@fairground/fairness/verify-beacon'

type Fields = Readonly<Record<string, unknown>>

/**
 * A round of the public beacon that was named with the head, before it came; a recorded one, which the house knew; seeds
 * of the players at the beginning; or a file from before chains told it.
 */
export type SaltFrom = 'drand' | 'recorded' | 'seeds' | 'untold'

export type CheckedSalt = { readonly fits: boolean; readonly from: SaltFrom; readonly beaconRound?: number }

type SaltedChain = {
  readonly head: string
  readonly salt: string
  readonly publishedAt?: unknown
  readonly saltedWith?: unknown
}

/** Whether the salt of a chain is what it is told to be made of, and could not be known when the head was published. */
export function checkSalt(chain: SaltedChain): CheckedSalt {
  const { saltedWith } = chain
  if (saltedWith === undefined) return { fits: true, from: 'untold' }
  const told: Fields = typeof saltedWith === 'object' && saltedWith !== null ? { ...saltedWith } : {}
  switch (told.kind) {
    case 'drand':
      return { fits: isBeacon(chain, told) && isAhead(chain, told), from: 'drand', beaconRound: Number(told.round) }
    case 'recorded':
      return { fits: isBeacon(chain, told), from: 'recorded', beaconRound: Number(told.round) }
    case 'seeds':
      return { fits: isOfSeeds(chain, told), from: 'seeds' }
    default:
      return { fits: false, from: 'untold' }
  }
}

/** The network signed this round, and the salt is what the round gave. */
function isBeacon({ salt }: SaltedChain, { chain, round, signature, value }: Fields): boolean {
  if (chain !== quicknet.chain || typeof round !== 'number' || typeof signature !== 'string') return false
  return value === salt && verifyBeacon(round, signature) && beaconValue(signature) === salt
}

/** The head was published when nobody had the signature yet. */
const isAhead = ({ publishedAt }: SaltedChain, { round }: Fields): boolean =>
  typeof publishedAt === 'string' && Date.parse(publishedAt) < beaconTimeMs(Number(round))

/** Older chains: sha256 over the head and the hashes of the players' seeds, where a proof lists them. */
function isOfSeeds({ head, salt }: SaltedChain, { seeds }: Fields): boolean {
  if (seeds === undefined) return true
  return Array.isArray(seeds) && sha256Hex([head, ...seeds.map(String)].join('\n')) === salt
}
