import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createStream, streamOf } from './create-stream.ts'

const example = {
  serverSeed: 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5',
  clientSeed: 'hello',
  nonce: 3,
}
const fresh = () => createStream(example)

/** A stream over words written by hand; it throws when they run out. */
function scripted(...words: number[]) {
  const queue = [...words]
  return streamOf(() => {
    const word = queue.shift()
    if (word === undefined) throw new Error('The script has no more words')
    return word
  })
}

describe('the published worked example', () => {
  it('gives the published first words', () => {
    const stream = fresh()
    expect([stream.u32(), stream.u32(), stream.u32(), stream.u32()]).toEqual([
      1211972080, 4110247923, 318760627, 1613115403,
    ])
  })

  it('gives the published numbers, cards and tiles', () => {
    expect(fresh().int(10_000)).toBe(2080)
    expect(fresh().int(37)).toBe(6)
    expect(fresh().deal(25, 3)).toEqual([5, 4, 18])
    const plinko = fresh()
    expect(Array.from({ length: 8 }, () => plinko.int(2))).toEqual([0, 1, 1, 1, 1, 1, 1, 1])
    const cards = fresh().deal(52, 5)
    expect(cards.map((card) => '23456789TJQKA'[Math.floor(card / 4)] + 'scdh'[card % 4]!).join(' ')).toBe(
      '7s 9s 9c 2c 7h',
    )
  })

  it('gives the published limbo multiplier 1.37', () => {
    const r = BigInt(fresh().r52())
    expect((99n * 2n ** 52n) / (2n ** 52n - r)).toBe(137n)
  })
})

it('gives the words of HMAC-SHA256 as another implementation computes it, over several blocks', () => {
  const stream = fresh()
  for (let block = 0; block < 5; block += 1) {
    const bytes = createHmac('sha256', example.serverSeed).update(`hello:3:${block}`).digest()
    for (let word = 0; word < 8; word += 1) expect(stream.u32()).toBe(bytes.readUInt32BE(word * 4))
  }
})

describe('int', () => {
  it('refuses every word from the largest multiple of n upwards', () => {
    const stream = scripted(2 ** 32 - 1, 3 * 2 ** 30, 3 * 2 ** 30 - 1)
    expect(stream.int(3 * 2 ** 30)).toBe(3 * 2 ** 30 - 1)
    expect([stream.calls, stream.wordsUsed]).toEqual([1, 3])
  })

  it('passes the refusal path on a real stream', () => {
    const stream = fresh()
    const drawn = Array.from({ length: 1_000 }, () => stream.int(3 * 2 ** 30))
    expect(stream.wordsUsed).toBeGreaterThan(1_200)
    expect(Math.max(...drawn)).toBeLessThan(3 * 2 ** 30)
  })

  it('accepts 1 and 2^32, and refuses anything that is not a whole number between', () => {
    expect(scripted(4_000_000_000).int(1)).toBe(0)
    expect(scripted(4_000_000_000).int(2 ** 32)).toBe(4_000_000_000)
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => fresh().int(n)).toThrow(RangeError)
  })
})

describe('deal', () => {
  it('gives k different numbers below n', () => {
    const dealt = fresh().deal(416, 416)
    expect([...dealt].sort((a, b) => a - b)).toEqual(Array.from({ length: 416 }, (_, i) => i))
  })

  it('refuses to deal more than there is', () => {
    expect(() => fresh().deal(3, 4)).toThrow(RangeError)
    expect(() => fresh().deal(3, -1)).toThrow(RangeError)
    expect(fresh().deal(3, 0)).toEqual([])
  })
})

describe('weighted', () => {
  it('picks the first index whose cumulative weight is above the draw', () => {
    const picks = [0, 1, 2, 3].map((word) => scripted(word).weighted([1, 0, 3]))
    expect(picks).toEqual([0, 2, 2, 2])
  })

  it('refuses weights that are negative, broken or all zero', () => {
    for (const weights of [[], [0, 0], [-1, 2], [0.5, 0.5]]) {
      expect(() => fresh().weighted(weights)).toThrow(RangeError)
    }
  })
})

it('draws r52 from the 32 bits of one word and the upper 20 bits of the next', () => {
  expect(scripted(1, 0xffffffff).r52()).toBe(2 ** 20 + 0xfffff)
  expect(scripted(2 ** 32 - 1, 2 ** 32 - 1).r52()).toBe(2 ** 52 - 1)
})

it('refuses malformed seeds and nonces', () => {
  const broken = [
    { serverSeed: example.serverSeed.toUpperCase() },
    { serverSeed: 'abc' },
    { clientSeed: '' },
    { clientSeed: 'x'.repeat(65) },
    { clientSeed: '\ud800' },
    { nonce: -1 },
    { nonce: 0.5 },
    { nonce: 2 ** 53 },
  ]
  for (const part of broken) expect(() => createStream({ ...example, ...part })).toThrow(RangeError)
})

it('keeps neighbouring nonces and client seeds apart', () => {
  const first = (clientSeed: string, nonce: number) => createStream({ ...example, clientSeed, nonce }).u32()
  expect(new Set([first('a', 1), first('a', 11), first('a:1', 1), first('a', 2)]).size).toBe(4)
})
