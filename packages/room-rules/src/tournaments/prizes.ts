import { sumOf } from '../base/amounts.ts'

/** Floored prizes, with what they leave of the pool added to the first. */
export function withRestToFirst(prizesMinor: readonly bigint[], poolMinor: bigint): bigint[] {
  const rest = poolMinor - sumOf(prizesMinor)
  return prizesMinor.map((prize, place) => (place === 0 ? prize + rest : prize))
}
