/** In how many ways k of n can be chosen; 0 when k is below 0 or above n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * BigInt(n - taken + 1)) / BigInt(taken)
  return ways
}
