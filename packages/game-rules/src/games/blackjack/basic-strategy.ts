import { handValue } from './hand-value.ts'

export type Decision = 'hit' | 'stand' | 'double' | 'split'

/** Dealer's cards by value, ace 1, for which the rule holds. */
const against = (text: string): ReadonlySet<number> =>
  new Set([...text].map((letter) => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter))))

const never = against('')
const always = against('23456789TA')

const splits: Readonly<Record<number, ReadonlySet<number>>> = {
  1: always,
  2: against('234567'),
  3: against('234567'),
  4: against('56'),
  6: against('23456'),
  7: against('234567'),
  8: always,
  9: against('2345689'),
}
const hardDoubles: Readonly<Record<number, ReadonlySet<number>>> = {
  9: against('3456'),
  10: against('23456789'),
  11: against('23456789T'),
}
const softDoubles: Readonly<Record<number, ReadonlySet<number>>> = {
  13: against('56'),
  14: against('56'),
  15: against('456'),
  16: against('456'),
  17: against('3456'),
  18: against('3456'),
}
const softStands: Readonly<Record<number, ReadonlySet<number>>> = { 18: against('2345678') }
const hardStands: Readonly<Record<number, ReadonlySet<number>>> = {
  12: against('456'),
  13: against('23456'),
  14: against('23456'),
  15: against('23456'),
  16: against('23456'),
}

/**
 * The known basic strategy for eight packs, dealer stands on soft 17, doubling after a split, one split.
 * `values` are the player's cards and `up` the dealer's, ace 1; `allowed` is what the rules offer now.
 */
export function basicStrategy(values: readonly number[], up: number, allowed: readonly string[]): Decision {
  const { total, isSoft } = handValue(values)
  if (allowed.includes('split') && splits[values[0] ?? 0]?.has(up)) return 'split'
  const doubles = (isSoft ? softDoubles : hardDoubles)[total] ?? never
  if (allowed.includes('double') && doubles.has(up)) return 'double'
  if (isSoft) return total >= 19 || softStands[total]?.has(up) ? 'stand' : 'hit'
  return total >= 17 || hardStands[total]?.has(up) ? 'stand' : 'hit'
}
