import type { Draws } from '../instant/instant-game.ts'

/** xoshiro128** from a seed: quick chance for long simulations, never for a bet. The same seed gives the same rounds. */
export function quickDraws(seed: number): Draws {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 0xb7e15162 | 0]
  const u32 = (): number => {
    const word = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return word
  }
  for (let skipped = 0; skipped < 32; skipped += 1) u32()
  const int = (n: number): number => {
    let word = u32()
    // A word that is too high is above 2^32 − n in any case: the slow remainder is seldom looked at.
    while (word > 2 ** 32 - n && word >= 2 ** 32 - (2 ** 32 % n)) word = u32()
    return word % n
  }
  return {
    u32,
    int,
    deal: (n, k) => deal(int, n, k),
    weighted: (weights) => weighted(int, weights),
    r52: () => u32() * 2 ** 20 + (u32() >>> 12),
  }
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

type Int = (n: number) => number

const packs = new Map<number, readonly number[]>()

function deal(int: Int, n: number, k: number): number[] {
  if (k === 1) return [int(n)]
  const pack = packs.get(n) ?? Array.from({ length: n }, (_, card) => card)
  packs.set(n, pack)
  const cards = pack.slice()
  for (let place = 0; place < k; place += 1) {
    const other = place + int(n - place)
    const dealt = cards[other] ?? 0
    cards[other] = cards[place] ?? 0
    cards[place] = dealt
  }
  return cards.slice(0, k)
}

function weighted(int: Int, weights: readonly number[]): number {
  let left = int(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
