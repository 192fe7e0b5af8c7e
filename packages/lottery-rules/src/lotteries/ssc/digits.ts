import { everyList, range } from '../../fast/index.ts'

/** The digits of a draw, or of a part of it. */
export type Digits = readonly number[]

export const digitsOf = (draw: string): Digits => [...draw].map(Number)
export const sumOf = (digits: Digits): number => digits.reduce((sum, digit) => sum + digit, 0)
export const spanOf = (digits: Digits): number => Math.max(...digits) - Math.min(...digits)

const known = new Map<number, readonly Digits[]>()
/** All numbers of so many digits. */
export function everyDigits(count: number): readonly Digits[] {
  const lists = known.get(count) ?? everyList(range(0, 9), count)
  known.set(count, lists)
  return lists
}

/** How often each digit comes, the most frequent first: [2, 1] for a pair and another digit. */
export function patternOf(digits: Digits): {
  readonly times: string
  readonly byTimes: ReadonlyMap<number, readonly string[]>
} {
  const byTimes = new Map<number, string[]>()
  const counts = new Map<number, number>()
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  for (const [digit, count] of counts) byTimes.set(count, [...(byTimes.get(count) ?? []), `${digit}`])
  const times = [...counts.values()].sort((a, b) => b - a).join('')
  return { times, byTimes }
}

export type ThreeKind = 'leopard' | 'straight' | 'pair' | 'half' | 'mixed'

/** What three digits make: neighbours are counted in a circle, so that 9 and 0 are neighbours. */
export function threeKind(digits: Digits): ThreeKind {
  const different = [...new Set(digits)]
  if (different.length === 1) return 'leopard'
  if (different.length === 2) return 'pair'
  const neighbours = different.filter((digit) => different.includes((digit + 1) % 10)).length
  return (['mixed', 'half', 'straight'] as const)[neighbours] ?? 'straight'
}
