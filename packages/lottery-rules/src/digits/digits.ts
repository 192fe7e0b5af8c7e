import type { Draws } from '../base/index.ts'

/** So many digits, the most significant first. */
export const drawDigits = (draws: Draws, count: number): string => repeat(count, () => draws.int(10)).join('')

export const repeat = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

export const isDigits = (value: unknown, count: number): value is string =>
  typeof value === 'string' && value.length === count && /^\d+$/.test(value)

/** The digits in order, so that numbers of the same digits are equal. */
export const sortedDigits = (number: string): string => [...number].sort().join('')

/** Every different order of the digits, ascending. */
export function permutations(number: string): readonly string[] {
  if (number.length < 2) return [number]
  const heads = [...new Set(sortedDigits(number))]
  return heads.flatMap((head) => permutations(number.replace(head, '')).map((rest) => head + rest))
}
