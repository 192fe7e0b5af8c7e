/** Floored prizes, with what they leave of the pool added to the first. */
export function withRestToFirst(prizesMinor: readonly bigint[], poolMinor: bigint): bigint[] {
  const rest = poolMinor - prizesMinor.reduce((sum, prize) => sum + prize, 0n)
  return prizesMinor.map((prize, place) => (place === 0 ? prize + rest : prize))
}
