const significantDigits = 12
/** Of `toFixed`. */
const decimalsMax = 100

/** A chance that was calculated in doubles, as a decimal without an exponent. */
export function rounded(chance: number): string {
  if (chance === 0) return '0'
  const decimals = significantDigits - 1 - Math.floor(Math.log10(Math.abs(chance)))
  const text = chance.toFixed(Math.min(Math.max(decimals, 1), decimalsMax))
  return text.replace(/\.?0+$/, '')
}

/** Chances by name. */
export const roundedBy = (chances: Iterable<readonly [name: string, chance: number]>): Record<string, string> =>
  Object.fromEntries([...chances].map(([name, chance]) => [name, rounded(chance)]))
