import { expect, it } from 'vitest'
import { blockFrequency, cumulativeSums, longestRun, monobit, runs } from './frequency-tests.ts'
import { approximateEntropy, matrixRank, serial, universal } from './pattern-tests.ts'
import { chiSquareP, erfc, igamc } from './special-functions.ts'
import { magnitudes, spectralP } from './spectral.ts'

// The examples of NIST SP 800-22 revision 1a: in part 2 of each test, and of e in appendix B.
const bits = (text: string) => Uint8Array.from(text.replaceAll(' ', ''), Number)
const pi100 = bits(
  '11001001000011111101101010100010001000010110100011 00001000110100110001001100011001100010100010111000',
)
const e = digitsOfE(1_000_000)

it('special functions have the values of tables', () => {
  expect(erfc(1)).toBeCloseTo(0.157299207, 9)
  expect(erfc(-0.5)).toBeCloseTo(1.520499878, 9)
  expect(igamc(1.5, 0.5)).toBeCloseTo(0.801252, 6)
  expect(chiSquareP(58.619, 36)).toBeCloseTo(0.01, 4)
  expect(igamc(16_384, 16_384)).toBeCloseTo(0.499, 3)
})

it('the first hundred digits of pi have the published p-values', () => {
  expect(monobit(pi100)).toBeCloseTo(0.109599, 6)
  expect(blockFrequency(pi100, 10)).toBeCloseTo(0.706438, 6)
  expect(runs(pi100)).toBeCloseTo(0.500798, 6)
  expect(cumulativeSums(pi100, false)).toBeCloseTo(0.219194, 6)
  expect(cumulativeSums(pi100, true)).toBeCloseTo(0.114866, 6)
  expect(approximateEntropy(pi100, 2)).toBeCloseTo(0.235301, 6)
  // The document prints 0.168669; its own reference program answers this.
  expect(spectralP(slowMagnitudes(pi100), 100)).toBeCloseTo(0.646355, 6)
})

it('short sequences have the published p-values', () => {
  const [first, second] = serial(bits('0011011101'), 3)
  expect(first).toBeCloseTo(0.808792, 6)
  expect(second).toBeCloseTo(0.67032, 6)
  expect(approximateEntropy(bits('0100110101'), 3)).toBeCloseTo(0.261961, 6)
  const runs128 = bits(
    '11001100000101010110110001001100111000000000001001001101010100010001001111010110100000001101011111001100111001101101100010110010',
  )
  expect(longestRun(runs128)).toBeCloseTo(0.1806, 4)
})

it('a hundred thousand and a million digits of e have the published p-values', () => {
  expect(matrixRank(e.subarray(0, 100_000))).toBeCloseTo(0.532069, 4)
  expect(monobit(e)).toBeCloseTo(0.953749, 6)
  expect(blockFrequency(e, 128)).toBeCloseTo(0.211072, 6)
  expect(runs(e)).toBeCloseTo(0.561917, 6)
  expect(longestRun(e)).toBeCloseTo(0.718945, 3)
  expect(cumulativeSums(e, false)).toBeCloseTo(0.669887, 5)
  expect(cumulativeSums(e, true)).toBeCloseTo(0.724266, 5)
  expect(matrixRank(e)).toBeCloseTo(0.306156, 3)
  expect(universal(e)).toBeCloseTo(0.282568, 6)
  expect(approximateEntropy(e, 10)).toBeCloseTo(0.700073, 6)
  expect(serial(e, 16)[0]).toBeCloseTo(0.766182, 6)
  expect(serial(e, 16)[1]).toBeCloseTo(0.462921, 6)
})

it('the fast transform is the slow one', () => {
  const some = e.subarray(0, 256)
  const slow = slowMagnitudes(some)
  for (const [i, peak] of magnitudes(some).entries()) expect(peak).toBeCloseTo(slow[i] ?? 0, 9)
})

/** The discrete Fourier transform by its definition. */
function slowMagnitudes(values: Uint8Array): Float64Array {
  const n = values.length
  return Float64Array.from({ length: n / 2 }, (_, k) => {
    let [real, imaginary] = [0, 0]
    for (const [i, bit] of values.entries()) {
      real += (2 * bit - 1) * Math.cos((2 * Math.PI * k * i) / n)
      imaginary += (2 * bit - 1) * Math.sin((2 * Math.PI * k * i) / n)
    }
    return Math.hypot(real, imaginary)
  })
}

/** Binary digits from the first one of 10.1011…, by splitting the sum of 1/k! in halves. */
function digitsOfE(count: number): Uint8Array {
  const { p, q } = sumOfReciprocals(0, 90_000)
  const scaled = ((p + q) << BigInt(count)) / q
  return bits(scaled.toString(2).slice(0, count))
}

/** p/q is the sum of a!/k! over a < k ≤ b. */
function sumOfReciprocals(a: number, b: number): { p: bigint; q: bigint } {
  if (b - a === 1) return { p: 1n, q: BigInt(b) }
  const middle = (a + b) >> 1
  const [left, right] = [sumOfReciprocals(a, middle), sumOfReciprocals(middle, b)]
  return { p: left.p * right.q + right.p, q: left.q * right.q }
}
