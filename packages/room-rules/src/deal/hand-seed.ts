import { createStream, sha256Hex } from '@fairground/fairness'

/** What a hand is shuffled with: texts of 64 lower-case hex characters, seats in order. */
export type HandParts = {
  readonly handId: string
  /** The server's part; sha256 of it is shown before anybody commits. */
  readonly serverPart: string
  /** sha256 of each seat's part. */
  readonly commitments: readonly string[]
  /** Each seat's part, or null where it did not come in time: then its commitment stands in its place. */
  readonly reveals: readonly (string | null)[]
  readonly beacon?: string | undefined
}

const format = 'fg-hand/1'
export const deckSize = 52

/** Whether a part is the one that a seat committed to. */
export const fitsCommitment = (part: string, commitment: string): boolean =>
  /^[0-9a-f]{64}$/.test(part) && sha256Hex(part) === commitment

/** The seed of a hand, which no single party chose. Parts are taken as given. */
export function handSeed({ handId, serverPart, commitments, reveals, beacon = '' }: HandParts): string {
  const parts = commitments.map((commitment, seat) => reveals[seat] ?? commitment)
  return sha256Hex([format, handId, serverPart, ...commitments, ...parts, beacon].join(''))
}

/** The 52 cards of a hand in dealing order. @throws RangeError for an id that is no client seed */
export const deckOf = (handId: string, seed: string): number[] =>
  createStream({ serverSeed: seed, clientSeed: handId, nonce: 0 }).deal(deckSize, deckSize)

/** Numbers below `n` that follow from the seed beside the deck: another part of the stream than the cards. */
export function drawsOf(handId: string, seed: string, { n, count }: { n: number; count: number }): number[] {
  const stream = createStream({ serverSeed: seed, clientSeed: handId, nonce: 1 })
  return Array.from({ length: count }, () => stream.int(n))
}
