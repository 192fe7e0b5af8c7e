import { isClientSeed, isServerSeed } from './commit.ts'
import type { SeedTriple, Stream } from './stream.ts'
import { wordsOf } from './words.ts'

const wordRange = 2 ** 32
const dealSizeMax = 2 ** 16

/** Opens the FS1 stream of one bet. Throws RangeError for a malformed seed or nonce, and for draws out of range. */
export function createStream(triple: SeedTriple): Stream {
  if (!isServerSeed(triple.serverSeed)) throw new RangeError('A server seed is 64 lower-case hex characters')
  if (!isClientSeed(triple.clientSeed)) throw new RangeError('A client seed has 1 to 64 characters')
  if (!isWhole(triple.nonce, 0, Number.MAX_SAFE_INTEGER)) throw new RangeError('A nonce is a whole number from 0')
  return streamOf(wordsOf(triple))
}

/** The FS1 draws over any source of 32-bit words, so that the rules can be tested word by word. */
export function streamOf(nextWord: () => number): Stream {
  let calls = 0
  let wordsUsed = 0
  const word = (): number => {
    wordsUsed += 1
    return nextWord()
  }
  const draw = (n: number): number => drawBelow(word, n)
  const counted = <T>(result: () => T): T => {
    calls += 1
    return result()
  }
  return {
    u32: () => counted(word),
    int: (n) => counted(() => draw(n)),
    deal: (n, k) => counted(() => dealFrom(draw, n, k)),
    weighted: (weights) => counted(() => pickWeighted(draw, weights)),
    r52: () => counted(() => word() * 2 ** 20 + (word() >>> 12)),
    get calls() {
      return calls
    },
    get wordsUsed() {
      return wordsUsed
    },
  }
}

/** Words at or above the largest multiple of n are refused: a plain remainder would favour small numbers. */
function drawBelow(word: () => number, n: number): number {
  if (!isWhole(n, 1, wordRange)) throw new RangeError('int(n) needs a whole n of 1 to 2^32')
  const limit = wordRange - (wordRange % n)
  let drawn = word()
  while (drawn >= limit) drawn = word()
  return drawn % n
}

/** Forward Fisher–Yates. */
function dealFrom(draw: (n: number) => number, n: number, k: number): number[] {
  if (!isWhole(n, 1, dealSizeMax) || !isWhole(k, 0, n)) throw new RangeError('deal(n, k) needs 0 ≤ k ≤ n ≤ 65536')
  const items = Array.from({ length: n }, (_, index) => index)
  for (let i = 0; i < k; i += 1) {
    const j = i + draw(n - i)
    const picked = items[j] as number
    items[j] = items[i] as number
    items[i] = picked
  }
  return items.slice(0, k)
}

function pickWeighted(draw: (n: number) => number, weights: readonly number[]): number {
  if (!weights.every((weight) => isWhole(weight, 0, wordRange)))
    throw new RangeError('Weights are whole numbers from 0')
  const x = draw(weights.reduce((sum, weight) => sum + weight, 0))
  let cumulative = 0
  return weights.findIndex((weight) => {
    cumulative += weight
    return cumulative > x
  })
}

function isWhole(n: number, min: number, max: number): boolean {
  return Number.isSafeInteger(n) && n >= min && n <= max
}
