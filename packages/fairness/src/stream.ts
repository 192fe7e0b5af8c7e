/** What decides one bet: the house's seed, the player's seed and the bet's number with this pair. */
export type SeedTriple = {
  /** 32 random bytes as 64 lower-case hex characters; secret until the pair is rotated. */
  readonly serverSeed: string
  /** 1–64 characters chosen by the player. */
  readonly clientSeed: string
  /** 0, 1, 2 …: never used twice with one pair. */
  readonly nonce: number
}

/** The FS1 draws of one bet. The same triple always gives the same draws in the same order. */
export type Stream = {
  /** The next 32 bits, 0 … 2^32 − 1. */
  u32(): number
  /** A whole number 0 … n − 1 without bias, 1 ≤ n ≤ 2^32. */
  int(n: number): number
  /** k different numbers of 0 … n − 1 in dealing order, 0 ≤ k ≤ n ≤ 2^16. */
  deal(n: number, k: number): number[]
  /** The index of the weight that was hit; weights are whole numbers of at least 0 with a sum of at most 2^32. */
  weighted(weights: readonly number[]): number
  /** A whole number 0 … 2^52 − 1. */
  r52(): number
  /** Calls made by the game so far: deal and weighted count as one. */
  readonly calls: number
  /** 32-bit words consumed so far, refused ones included. */
  readonly wordsUsed: number
}
