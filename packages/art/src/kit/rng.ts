/** A seeded stream of numbers: the same seed always gives the same drawing. Never used for game outcomes. */
export interface Rng {
  /** A number in [low, high). */
  float(low?: number, high?: number): number
  /** A whole number from low to high, both included. */
  integer(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** True with the given probability. */
  chance(probability?: number): boolean
}

function hashSeed(seed: string): number {
  let hash = 1779033703 ^ seed.length
  for (const char of seed) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return hash >>> 0
}

/** Mulberry32 over a hash of the seed. */
export function createRng(seed: string): Rng {
  let state = hashSeed(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  next()
  next()
  return {
    float: (low = 0, high = 1) => low + next() * (high - low),
    integer: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability = 0.5) => next() < probability,
  }
}
