import { describe, expect, it } from 'vitest'
import { createStream } from './create-stream.ts'

// Fixed seeds: a stream that passes once passes always; 99 % critical values of the chi-square distribution.
const serverSeed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const critical99: Record<number, number> = { 1: 6.635, 3: 11.345, 6: 16.812, 36: 58.619, 51: 77.386, 119: 157.8 }

function chiSquare(counts: readonly number[], drawCount: number): number {
  const expected = drawCount / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('[R-53] the stream is uniform at 99 %', () => {
  it.each([
    [7, 70_000],
    [37, 74_000],
    [52, 104_000],
  ])('int(%i) hits every number equally often', (n, drawCount) => {
    const stream = createStream({ serverSeed, clientSeed: 'uniform', nonce: n })
    const counts = Array.from({ length: n }, () => 0)
    for (let i = 0; i < drawCount; i += 1) counts[stream.int(n)]! += 1
    expect(chiSquare(counts, drawCount)).toBeLessThan(critical99[n - 1]!)
  })

  it('deal(52, 3) puts every card equally often into each position', () => {
    const dealCount = 20_800
    const positions = [0, 1, 2].map(() => Array.from({ length: 52 }, () => 0))
    for (let nonce = 0; nonce < dealCount; nonce += 1) {
      const cards = createStream({ serverSeed, clientSeed: 'deal', nonce }).deal(52, 3)
      for (const [position, counts] of positions.entries()) counts[cards[position]!]! += 1
    }
    for (const counts of positions) expect(chiSquare(counts, dealCount)).toBeLessThan(critical99[51]!)
  })

  it('deal(5, 5) brings its 120 orders equally often', () => {
    const counts = new Map<string, number>()
    for (let nonce = 0; nonce < 24_000; nonce += 1) {
      const order = createStream({ serverSeed, clientSeed: 'orders', nonce }).deal(5, 5).join()
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(120)
    expect(chiSquare([...counts.values()], 24_000)).toBeLessThan(critical99[119]!)
  })

  it.each([
    [[1, 999], 200_000],
    [[5, 0, 30, 1, 64], 20_000],
  ])('weighted(%j) hits every weight as often as it weighs, and none of 0', (weights, drawCount) => {
    const stream = createStream({ serverSeed, clientSeed: 'weights', nonce: weights.length })
    const counts = weights.map(() => 0)
    for (let i = 0; i < drawCount; i += 1) counts[stream.weighted(weights)]! += 1
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const shares = weights.flatMap((weight, i) => (weight > 0 ? [{ count: counts[i]!, weight }] : []))
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(drawCount)
    const sum = shares.reduce((chi, { count, weight }) => {
      const expected = (drawCount * weight) / total
      return chi + (count - expected) ** 2 / expected
    }, 0)
    expect(sum).toBeLessThan(critical99[shares.length - 1]!)
  })

  it('one draw says nothing about the next (serial pairs of int(7))', () => {
    const stream = createStream({ serverSeed, clientSeed: 'serial', nonce: 0 })
    const counts = Array.from({ length: 49 }, () => 0)
    for (let i = 0; i < 49_000; i += 1) counts[stream.int(7) * 7 + stream.int(7)]! += 1
    expect(chiSquare(counts, 49_000)).toBeLessThan(73.683)
  })
})
