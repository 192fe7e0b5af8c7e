import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainHead, chainSeed, chainSeeds, followsOn, isChainSeed } from './chain.ts'

const hex = (text: string) => createHash('sha256').update(text).digest('hex')
const last = fc.string({ minLength: 1, maxLength: 20 }).map(hex)
const chain = fc.record({ last, length: fc.integer({ min: 1, max: 60 }) })

test('element n is what hashing the next one gives, and the head is the hash of the first, as another implementation computes it', () => {
  fc.assert(
    fc.property(chain, ({ last: end, length }) => {
      const elements = [end]
      for (let i = 0; i < length; i += 1) elements.unshift(hex(elements[0] ?? ''))
      expect(chainHead(end, length)).toEqual({ head: elements[0], length })
      for (let n = 1; n <= length; n += 1) expect(chainSeed(end, length, n)).toBe(elements[n])
      expect(chainSeeds(end, length, { from: 1, to: length })).toEqual(elements.slice(1))
    }),
    { numRuns: 50 },
  )
})

test('every seed follows on the one before it, fits the published head at its own place, and at no other', () => {
  fc.assert(
    fc.property(chain, fc.nat(), fc.nat(), ({ last: end, length }, a, b) => {
      const [n, other] = [1 + (a % length), 1 + (b % length)]
      const published = chainHead(end, length)
      const seed = chainSeed(end, length, n)
      const shownBefore = n === 1 ? published.head : chainSeed(end, length, n - 1)
      expect(followsOn(seed, shownBefore)).toBe(true)
      expect(isChainSeed(seed, n, published)).toBe(true)
      expect(isChainSeed(seed, other, published)).toBe(other === n)
      expect(isChainSeed(hex(seed), n, published)).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('what is no element of a chain is refused', () => {
  const end = hex('end')
  expect(() => chainHead('short', 3)).toThrow(RangeError)
  for (const length of [0, -1, 1.5, 10_000_001]) expect(() => chainHead(end, length)).toThrow(RangeError)
  for (const n of [0, 4, 1.5]) expect(() => chainSeed(end, 3, n)).toThrow(RangeError)
  for (const range of [
    { from: 0, to: 2 },
    { from: 3, to: 2 },
    { from: 1, to: 4 },
  ])
    expect(() => chainSeeds(end, 3, range)).toThrow(RangeError)
  expect(isChainSeed('short', 1, chainHead(end, 3))).toBe(false)
  expect(isChainSeed(end, 0, chainHead(end, 3))).toBe(false)
})
