/** An exact rational in lowest terms with a denominator above 0. */
export type Fraction = { readonly num: bigint; readonly den: bigint }

/** num/den in lowest terms. Throws RangeError for a denominator of 0. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const [n, d] = [BigInt(num), BigInt(den)]
  if (d === 0n) throw new RangeError('A fraction has a denominator other than 0')
  const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
  return { num: n / divisor, den: d / divisor }
}

/** Over one denominator, and reduced once at the end: sums of thousands of long fractions are common. */
export function plus(...terms: readonly Fraction[]): Fraction {
  let [sum, common] = [0n, 1n]
  for (const { num, den } of terms) {
    if (common % den !== 0n) {
      const factor = den / gcd(common, den)
      sum *= factor
      common *= factor
    }
    sum += num * (common / den)
  }
  return fraction(sum, common)
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den - b.num * a.den, a.den * b.den)
}

export function times(...factors: readonly Fraction[]): Fraction {
  return factors.reduce((a, b) => fraction(a.num * b.num, a.den * b.den), fraction(1))
}

/** Throws RangeError when b is 0. */
export function dividedBy(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den, a.den * b.num)
}

/** "numerator/denominator". */
export function writeFraction({ num, den }: Fraction): string {
  return `${num}/${den}`
}

/** The fraction cut toward zero to a number of decimals, such as "0.9650" for 4. */
export function writeDecimal({ num, den }: Fraction, decimalCount: number): string {
  const scaled = (num < 0n ? -num : num) * 10n ** BigInt(decimalCount)
  const digits = (scaled / den).toString().padStart(decimalCount + 1, '0')
  const point = digits.length - decimalCount
  return `${num < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The nearest double, for statistics and display only; 18 significant digits are kept on the way. */
export function toNumber({ num, den }: Fraction): number {
  const scale = 10n ** BigInt(Math.max(0, den.toString().length - num.toString().length) + 18)
  return Number((num * scale) / den) / Number(scale)
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}
