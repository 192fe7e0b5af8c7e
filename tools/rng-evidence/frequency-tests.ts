import { chiSquareP, erfc, normal } from './special-functions.ts'

/** A sequence of zeros and ones. Every test below is the one of that name in NIST SP 800-22 revision 1a, part 2. */
export type Bits = Uint8Array

/** 2.1: as many ones as zeros. */
export function monobit(bits: Bits): number {
  const sum = 2 * onesIn(bits) - bits.length
  return erfc(Math.abs(sum) / Math.sqrt(bits.length) / Math.SQRT2)
}

/** 2.2: as many in every block of `size` bits. */
export function blockFrequency(bits: Bits, size: number): number {
  const blocks = Math.floor(bits.length / size)
  let sum = 0
  for (let block = 0; block < blocks; block += 1)
    sum += (onesIn(bits.subarray(block * size, (block + 1) * size)) / size - 0.5) ** 2
  return chiSquareP(4 * size * sum, blocks)
}

/** 2.3: as many changes from one bit to the next as there should be. */
export function runs(bits: Bits): number {
  const n = bits.length
  const share = onesIn(bits) / n
  if (Math.abs(share - 0.5) >= 2 / Math.sqrt(n)) return 0
  let count = 1
  for (let i = 1; i < n; i += 1) if (bits[i] !== bits[i - 1]) count += 1
  const spread = share * (1 - share)
  return erfc(Math.abs(count - 2 * n * spread) / (2 * Math.sqrt(2 * n) * spread))
}

/** Size of a block, its shortest class of longest runs, and the chance of each class. */
const runClasses = [
  { bitsMin: 750_000, size: 10_000, least: 10, chances: [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727] },
  { bitsMin: 6_272, size: 128, least: 4, chances: [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124] },
  { bitsMin: 128, size: 8, least: 1, chances: [0.2148, 0.3672, 0.2305, 0.1875] },
] as const

/** 2.4: the longest run of ones in blocks. Throws RangeError below 128 bits. */
export function longestRun(bits: Bits): number {
  const rule = runClasses.find(({ bitsMin }) => bits.length >= bitsMin)
  if (!rule) throw new RangeError('The longest run needs 128 bits')
  const { size, least, chances } = rule
  const counts = chances.map(() => 0)
  const blocks = Math.floor(bits.length / size)
  for (let block = 0; block < blocks; block += 1) {
    const longest = longestIn(bits.subarray(block * size, (block + 1) * size))
    const place = Math.min(Math.max(longest - least, 0), chances.length - 1)
    tally(counts, place)
  }
  return chiSquareP(chiSquareOf(counts, chances), chances.length - 1)
}

/** 2.13: how far the walk of ones and minus ones strays from its beginning, or seen from its end. */
export function cumulativeSums(bits: Bits, isReverse: boolean): number {
  const n = bits.length
  let sum = 0
  let farthest = 0
  for (let i = 0; i < n; i += 1) {
    sum += bits[isReverse ? n - 1 - i : i] === 1 ? 1 : -1
    farthest = Math.max(farthest, Math.abs(sum))
  }
  const at = (k: number): number => normal((k * farthest) / Math.sqrt(n))
  const [first, last] = [Math.floor((-n / farthest + 1) / 4), Math.floor((n / farthest - 1) / 4)]
  let p = 1
  for (let k = first; k <= last; k += 1) p -= at(4 * k + 1) - at(4 * k - 1)
  for (let k = Math.floor((-n / farthest - 3) / 4); k <= last; k += 1) p += at(4 * k + 3) - at(4 * k + 1)
  return Math.min(Math.max(p, 0), 1)
}

/** One more in its class. */
export function tally(counts: number[], place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

/** Chi-square of counts against the chances of their classes. */
export function chiSquareOf(counts: readonly number[], chances: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count, i) => {
    const expected = total * (chances[i] ?? 0)
    return sum + (count - expected) ** 2 / expected
  }, 0)
}

function onesIn(bits: Bits): number {
  let ones = 0
  for (const bit of bits) ones += bit
  return ones
}

function longestIn(bits: Bits): number {
  let longest = 0
  let length = 0
  for (const bit of bits) {
    length = bit === 1 ? length + 1 : 0
    longest = Math.max(longest, length)
  }
  return longest
}
