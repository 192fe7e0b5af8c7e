import type { Draws } from '../instant-game.ts'

/** Fast draws for tests that play very many rounds: the numbers of mulberry32, not those of a fairness stream. */
export function seededDraws(seed: number): Draws {
  let state = seed >>> 0
  const u32 = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  const int = (n: number): number => Math.floor((u32() / 2 ** 32) * n)
  return {
    u32,
    int,
    deal: (n, k) => {
      const items = Array.from({ length: n }, (_, index) => index)
      for (let i = 0; i < k; i += 1) {
        const j = i + int(n - i)
        const picked = items[j] ?? 0
        items[j] = items[i] ?? 0
        items[i] = picked
      }
      return items.slice(0, k)
    },
    weighted: (weights) => {
      let x = int(weights.reduce((sum, weight) => sum + weight, 0))
      return weights.findIndex((weight) => {
        x -= weight
        return x < 0
      })
    },
    r52: () => u32() * 2 ** 20 + (u32() >>> 12),
  }
}

/** Draws whose `deal` gives these cards first and whose `int` gives these numbers, one after the other. */
export function fixedDraws(fixed: { readonly cards?: readonly number[]; readonly ints?: readonly number[] }): Draws {
  const ints = [...(fixed.ints ?? [])]
  return {
    ...seededDraws(1),
    int: () => {
      const next = ints.shift()
      if (next === undefined) throw new Error('The test has fixed no more numbers')
      return next
    },
    deal: (n, k) => {
      const cards = [...(fixed.cards ?? [])]
      const rest = Array.from({ length: n }, (_, index) => index).filter((index) => !cards.includes(index))
      return [...cards, ...rest].slice(0, k)
    },
  }
}
