import type { Bits } from './frequency-tests.ts'
import { erfc } from './special-functions.ts'

/** SP 800-22, 2.6: no frequency stands out. Throws RangeError when the length is no power of two. */
export const spectral = (bits: Bits): number => spectralP(magnitudes(bits), bits.length)

/** The p-value of the magnitudes of the first half of a spectrum of n bits. */
export function spectralP(peaks: Float64Array, n: number): number {
  const threshold = Math.sqrt(Math.log(1 / 0.05) * n)
  const below = peaks.filter((peak) => peak < threshold).length
  const distance = (below - (0.95 * n) / 2) / Math.sqrt((n * 0.95 * 0.05) / 4)
  return erfc(Math.abs(distance) / Math.SQRT2)
}

/** Magnitudes of the first half of the discrete Fourier transform of ±1; Cooley and Tukey, in place. */
export function magnitudes(bits: Bits): Float64Array {
  const n = bits.length
  if (!Number.isInteger(Math.log2(n))) throw new RangeError('The transform needs a power of two')
  const real = Float64Array.from(bits, (bit) => 2 * bit - 1)
  const imaginary = new Float64Array(n)
  reverseBits(real)
  for (let size = 2; size <= n; size *= 2) combine(real, imaginary, size)
  return Float64Array.from({ length: n / 2 }, (_, i) => Math.hypot(real[i] ?? 0, imaginary[i] ?? 0))
}

function reverseBits(values: Float64Array): void {
  let j = 0
  for (let i = 1; i < values.length; i += 1) {
    let bit = values.length >> 1
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    const held = values[i] ?? 0
    values[i] = values[j] ?? 0
    values[j] = held
  }
}

function combine(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2
  const turn = (-2 * Math.PI) / size
  for (let k = 0; k < half; k += 1) {
    const [cosine, sine] = [Math.cos(turn * k), Math.sin(turn * k)]
    for (let i = k; i < real.length; i += size) {
      const [a, b] = [real[i + half] ?? 0, imaginary[i + half] ?? 0]
      const [x, y] = [a * cosine - b * sine, a * sine + b * cosine]
      const [u, v] = [real[i] ?? 0, imaginary[i] ?? 0]
      real[i + half] = u - x
      imaginary[i + half] = v - y
      real[i] = u + x
      imaginary[i] = v + y
    }
  }
}
