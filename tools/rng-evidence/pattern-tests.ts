import { type Bits, chiSquareOf, tally } from './frequency-tests.ts'
import { chiSquareP, erfc, igamc } from './special-functions.ts'

/** SP 800-22, 2.11: every pattern of m bits as often, and as often again as those of one and two bits less tell. */
export function serial(bits: Bits, m: number): [first: number, second: number] {
  const [whole, less, least] = [psiSquare(bits, m), psiSquare(bits, m - 1), psiSquare(bits, m - 2)]
  return [igamc(2 ** (m - 2), (whole - less) / 2), igamc(2 ** (m - 3), (whole - 2 * less + least) / 2)]
}

/** SP 800-22, 2.12: how much the patterns of m bits tell of the next bit. */
export function approximateEntropy(bits: Bits, m: number): number {
  const entropy = phi(bits, m) - phi(bits, m + 1)
  return igamc(2 ** (m - 1), bits.length * (Math.LN2 - entropy))
}

const rankSize = 32

/** SP 800-22, 2.5: the rank of square matrices of 32 × 32 bits. */
export function matrixRank(bits: Bits): number {
  const matrices = Math.floor(bits.length / rankSize ** 2)
  const counts = [0, 0, 0]
  for (let matrix = 0; matrix < matrices; matrix += 1) {
    const missing = Math.min(rankSize - rankOf(rowsAt(bits, matrix * rankSize ** 2)), 2)
    tally(counts, missing)
  }
  const [full, less] = [rankChance(rankSize), rankChance(rankSize - 1)]
  return chiSquareP(chiSquareOf(counts, [full, less, 1 - full - less]), 2)
}

const word = { bits: 7, learned: 1280, mean: 6.1962507, variance: 3.125 }

/** SP 800-22, 2.9: Maurer's universal test with words of 7 bits, for about a million bits: how far back a word was seen. */
export function universal(bits: Bits): number {
  const lastSeen = new Uint32Array(2 ** word.bits)
  const words = Math.floor(bits.length / word.bits)
  const measured = words - word.learned
  let sum = 0
  for (let i = 1; i <= words; i += 1) {
    let value = 0
    for (let bit = (i - 1) * word.bits; bit < i * word.bits; bit += 1) value = value * 2 + (bits[bit] ?? 0)
    if (i > word.learned) sum += Math.log2(i - (lastSeen[value] ?? 0))
    lastSeen[value] = i
  }
  const shrink = 0.7 - 0.8 / word.bits + ((4 + 32 / word.bits) * measured ** (-3 / word.bits)) / 15
  const deviation = shrink * Math.sqrt(word.variance / measured)
  return erfc(Math.abs(sum / measured - word.mean) / (Math.SQRT2 * deviation))
}

function psiSquare(bits: Bits, m: number): number {
  if (m <= 0) return 0
  let squares = 0
  for (const count of patternCounts(bits, m)) squares += count * count
  return (2 ** m / bits.length) * squares - bits.length
}

function phi(bits: Bits, m: number): number {
  let sum = 0
  for (const count of patternCounts(bits, m))
    if (count > 0) sum += (count / bits.length) * Math.log(count / bits.length)
  return sum
}

/** How often each pattern of m bits stands in the sequence, which goes on from its end to its beginning. */
function patternCounts(bits: Bits, m: number): Uint32Array {
  const counts = new Uint32Array(2 ** m)
  const mask = 2 ** m - 1
  let pattern = 0
  for (let i = 0; i < bits.length + m - 1; i += 1) {
    pattern = ((pattern << 1) | (bits[i % bits.length] ?? 0)) & mask
    if (i >= m - 1) counts[pattern] = (counts[pattern] ?? 0) + 1
  }
  return counts
}

function rowsAt(bits: Bits, start: number): number[] {
  return Array.from({ length: rankSize }, (_, row) => {
    let value = 0
    for (let column = 0; column < rankSize; column += 1)
      value = (value << 1) | (bits[start + row * rankSize + column] ?? 0)
    return value
  })
}

/** Gauss over two elements. */
function rankOf(rows: number[]): number {
  let rank = 0
  for (let column = 0; column < rankSize; column += 1) {
    const pivot = rows.findIndex((row, place) => place >= rank && ((row >>> column) & 1) === 1)
    if (pivot < 0) continue
    const value = rows[pivot] ?? 0
    rows[pivot] = rows[rank] ?? 0
    rows[rank] = value
    for (let place = rank + 1; place < rankSize; place += 1)
      if ((((rows[place] ?? 0) >>> column) & 1) === 1) rows[place] = (rows[place] ?? 0) ^ value
    rank += 1
  }
  return rank
}

function rankChance(rank: number): number {
  let chance = 2 ** (rank * (2 * rankSize - rank) - rankSize ** 2)
  for (let i = 0; i < rank; i += 1) chance *= (1 - 2 ** (i - rankSize)) ** 2 / (1 - 2 ** (i - rank))
  return chance
}
