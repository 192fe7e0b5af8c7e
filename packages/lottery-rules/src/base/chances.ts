import { choose, type Fraction, fraction, minus, plus, times } from '@fairground/game-rules/exact'
import type { Outcome } from './odds.ts'

/** A bet that wins one prize once, or nothing. */
export const once = (chance: Fraction): readonly Outcome[] => [{ chance, prizes: { win: 1 } }]

/** A bet that wins with each of n independent numbers. */
export const binomial = (n: number, chance: Fraction): readonly Outcome[] =>
  Array.from({ length: n }, (_, index) => ({ chance: exactly(n, index + 1, chance), prizes: { win: index + 1 } }))

/** That exactly k of n independent trials succeed. */
export const exactly = (n: number, k: number, chance: Fraction): Fraction =>
  times(fraction(choose(n, k)), power(chance, k), power(minus(fraction(1), chance), n - k))

export const power = ({ num, den }: Fraction, exponent: number): Fraction =>
  fraction(num ** BigInt(exponent), den ** BigInt(exponent))

/** That each of k given values appears among n independent draws of one of `values`. */
export const allAppear = (values: number, n: number, k: number): Fraction =>
  plus(
    ...Array.from({ length: k + 1 }, (_, absent) => {
      const ways = choose(k, absent) * (absent % 2 === 0 ? 1n : -1n)
      return times(fraction(ways), noneAppears(values, n, absent))
    }),
  )

/** That none of k given values appears among n independent draws of one of `values`. */
export const noneAppears = (values: number, n: number, k: number): Fraction => power(fraction(values - k, values), n)
