import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { sha256 } from './hashes.ts'

/** A public beacon that nobody of the house can foresee: quicknet of drand signs the number of a round every 3 seconds. */
export const quicknet = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** Of round 1, in epoch milliseconds. */
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
} as const

/** The moment before which nobody has the signature of this round, in epoch milliseconds. */
export const beaconTimeMs = (round: number): number => quicknet.genesisMs + (round - 1) * quicknet.periodMs

/** The first round that comes at this moment or after it. */
export const beaconRoundAt = (ms: number): number =>
  Math.max(1, Math.ceil((ms - quicknet.genesisMs) / quicknet.periodMs) + 1)

/** Value of a beacon round: sha256 of its signature. @throws Error for invalid hex */
export const beaconValue = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)))
