import type { Chances } from '../markets/chances.ts'

/**
 * How much more often real matches end so than the split of goals at random says. In simulated play that split is the truth,
 * and no factor holds.
 */
const factors: Readonly<Record<string, number>> = {
  ...{ 'home/away': 1.16, 'away/home': 1.16 },
  ...{ 'away/draw': 1.08, 'home/draw': 1.08 },
  ...{ 'away/away': 0.975, 'home/home': 0.975 },
}

type Row = { readonly selection: string; readonly chances: Chances }

/** The nine half-time/full-time chances of a real match: each by its factor, then made to sum to 1. */
export function halfFullFactors(rows: readonly Row[]): readonly Row[] {
  const weights = rows.map(({ selection, chances }) => chances[0] * (factors[selection] ?? 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return rows.map(({ selection }, at) => {
    const win = (weights[at] ?? 0) / sum
    return { selection, chances: [win, 0, 0, 0, 1 - win] }
  })
}
