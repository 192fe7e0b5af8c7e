import type { BoundedDistribution } from './bounded-distribution.ts'

/**
 * The same sum as `convolve` for tens of thousands of cells, by a fast Fourier transform: every chance is good to about
 * 1e-15 of the whole, which leaves chances of 1e-9 six digits; what lies below the rounding is nothing.
 */
export function fastConvolve(a: BoundedDistribution, b: BoundedDistribution): BoundedDistribution {
  const cellCount = a.length
  const size = 2 ** Math.ceil(Math.log2(2 * cellCount))
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  re.set(a)
  im.set(b)
  transform(re, im, 1)
  multiply(re, im)
  transform(re, im, -1)
  const result = new Float64Array(cellCount)
  let rest = total(a) * total(b)
  for (let cell = 0; cell < cellCount - 1; cell += 1) {
    const chance = (re[cell] as number) / size
    if (chance < roundingMax) continue
    result[cell] = chance
    rest -= chance
  }
  result[cellCount - 1] = Math.max(0, rest)
  return result
}

const roundingMax = 1e-16

const total = (a: Float64Array): number => a.reduce((sum, chance) => sum + chance, 0)

/** From the transform of a + ib to that of the product: A = (Z(k) + Z*(−k)) / 2 and B = (Z(k) − Z*(−k)) / 2i. */
function multiply(re: Float64Array, im: Float64Array): void {
  const size = re.length
  for (let k = 0; k <= size / 2; k += 1) {
    const m = (size - k) % size
    const [rk, ik, rm, im_] = [re[k] as number, im[k] as number, re[m] as number, im[m] as number]
    const [ar, ai, br, bi] = [(rk + rm) / 2, (ik - im_) / 2, (ik + im_) / 2, (rm - rk) / 2]
    const [pr, pi] = [ar * br - ai * bi, ar * bi + ai * br]
    re[k] = pr
    im[k] = pi
    re[m] = pr
    im[m] = -pi
  }
}

function transform(re: Float64Array, im: Float64Array, sign: 1 | -1): void {
  reorder(re, im)
  for (let width = 2; width <= re.length; width *= 2) {
    const half = width / 2
    for (let k = 0; k < half; k += 1) {
      const angle = (-sign * 2 * Math.PI * k) / width
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      for (let at = k; at < re.length; at += width) {
        const [r, i] = [re[at + half] as number, im[at + half] as number]
        const [tr, ti] = [r * cos - i * sin, r * sin + i * cos]
        re[at + half] = (re[at] as number) - tr
        im[at + half] = (im[at] as number) - ti
        re[at] = (re[at] as number) + tr
        im[at] = (im[at] as number) + ti
      }
    }
  }
}

function reorder(re: Float64Array, im: Float64Array): void {
  let j = 0
  for (let i = 1; i < re.length; i += 1) {
    let bit = re.length / 2
    for (; (j & bit) !== 0; bit /= 2) j ^= bit
    j ^= bit
    if (i >= j) continue
    const [r, m] = [re[i] as number, im[i] as number]
    re[i] = re[j] as number
    im[i] = im[j] as number
    re[j] = r
    im[j] = m
  }
}
