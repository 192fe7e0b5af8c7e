/** So many steps of `all` of the way between two amounts, floored to whole units; the ends are exact. */
export function sharesOfRange(minMinor: bigint, maxMinor: bigint, step: number, all: number): bigint {
  if (step >= all) return maxMinor
  const minor = minMinor + ((maxMinor - minMinor) * BigInt(Math.max(0, step))) / BigInt(all)
  const whole = minor - (minor % 100n)
  return whole < minMinor ? minMinor : whole
}
