import type { Draws } from '../instant-game.ts'

/** Draws for very many rounds in a test: quick, the same for a seed, and shaped like those of FS1. */
export function fastDraws(seed: number): Draws {
  let state = seed >>> 0
  const u32 = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  const int = (n: number) => Math.floor((u32() / 2 ** 32) * n)
  return {
    u32,
    int,
    deal: (n, k) => dealWith(int, n, k),
    weighted: (weights) => pick(int, weights),
    r52: () => r52(u32),
  }
}

const r52 = (u32: () => number) => u32() * 2 ** 20 + (u32() >>> 12)

/** Shuffles only as far as it is looked at. */
function dealWith(int: (n: number) => number, n: number, k: number): number[] {
  const moved = new Map<number, number>()
  return Array.from({ length: k }, (_, i) => {
    const j = i + int(n - i)
    const dealt = moved.get(j) ?? j
    moved.set(j, moved.get(i) ?? i)
    return dealt
  })
}

function pick(int: (n: number) => number, weights: readonly number[]): number {
  let left = int(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
