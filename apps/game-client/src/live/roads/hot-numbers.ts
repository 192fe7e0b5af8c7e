export interface Counted {
  number: number
  count: number
}

/** How often each number came: those that came most, and those that came least, the newer first where they are even. */
export function hotAndCold(
  numbers: readonly number[],
  shown: number,
  numberMax: number,
): { hot: Counted[]; cold: Counted[] } {
  const all = Array.from({ length: numberMax + 1 }, (_, number) => ({
    ...{ number, count: numbers.filter((came) => came === number).length, last: numbers.lastIndexOf(number) },
  }))
  const pick = (sorted: typeof all) => sorted.slice(0, shown).map(({ number, count }) => ({ number, count }))
  return {
    hot: pick(all.toSorted((a, b) => b.count - a.count || b.last - a.last)),
    cold: pick(all.toSorted((a, b) => a.count - b.count || a.last - b.last)),
  }
}
