/** Whole percent of two decimal strings with two digits each, cut down; undefined when there is no whole. Not below 0. */
export function percentOf(part: string, whole: string): number | undefined {
  const [partMinor, wholeMinor] = [minorOf(part), minorOf(whole)]
  if (wholeMinor <= 0n) return undefined
  const percent = (partMinor * 100n) / wholeMinor
  return Number(percent < 0n ? 0n : percent)
}

const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''))
