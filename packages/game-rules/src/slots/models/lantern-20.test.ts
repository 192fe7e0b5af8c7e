import { describe, expect, it } from 'vitest'
import { enumerateSpins } from '../exact/enumerate-spins.ts'
import { lantern20 } from './lantern-20.ts'

const { reels, rows } = lantern20.grid

it('shows at most one wild and one scatter on a reel at a time', () => {
  for (const { strips } of lantern20.reelSets) {
    for (const strip of strips) {
      for (const stop of strip.keys()) {
        const seen = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length])
        for (const id of ['wild', 'scatter']) expect(seen.filter((symbol) => symbol === id).length).toBeLessThan(2)
      }
    }
  }
})

it('shows every symbol on every reel, so that no line of the pay table is an empty promise', () => {
  for (const { strips } of lantern20.reelSets) {
    for (const strip of strips) expect(new Set(strip).size).toBe(lantern20.symbols.length)
  }
})

describe('the win cap is honest', () => {
  it('a single free spin can reach it: the top symbol on every cell', () => {
    const best = Math.max(...enumerateSpins(lantern20, 'free').outcomes.map(({ units }) => units))
    expect(best).toBe(lantern20.lines.length * lantern20.pays.top![reels]!)
    expect(best * lantern20.freeSpins.multiplier).toBeGreaterThanOrEqual(lantern20.winCapX * lantern20.betUnits)
  })

  it('no base spin alone reaches it', () => {
    const best = Math.max(...enumerateSpins(lantern20, 'base').outcomes.map(({ units }) => units))
    expect(best / lantern20.betUnits).toBe(2_000)
  })
})
