/** How much more than others each number came, from 0 to 1; nothing is hot before it stands out. */
export function heatOf(counts: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (counts.length === 0 || most === least) return counts.map(() => 0)
  return counts.map((count) => (count - least) / (most - least))
}
