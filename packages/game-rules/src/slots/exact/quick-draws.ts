import type { ReelDraws } from '../reel-draws.ts'

/** xoshiro128** from a seed: quick chance for long simulations, never for a bet. The same seed gives the same rounds. */
export function quickDraws(seed: number): ReelDraws {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 0xb7e15162 | 0]
  const next = (): number => {
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
  for (let skipped = 0; skipped < 32; skipped += 1) next()
  return {
    int(n) {
      const limit = 2 ** 32 - (2 ** 32 % n)
      let word = next()
      while (word >= limit) word = next()
      return word % n
    },
  }
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
