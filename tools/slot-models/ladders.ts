import type { Volatility } from './recipe.ts'

export type Pays = Readonly<Record<string, Readonly<Record<number, number>>>>

/** Three, four and five of a kind from the best symbol to the plainest, before they are scaled to the return. */
const ladders: Readonly<Record<Volatility, Readonly<Record<string, readonly [number, number, number]>>>> = {
  low: {
    top: [30, 80, 250],
    high1: [25, 60, 180],
    high2: [20, 50, 140],
    high3: [20, 45, 120],
    ace: [15, 30, 80],
    king: [15, 30, 70],
    queen: [10, 25, 60],
    jack: [10, 20, 50],
    ten: [10, 20, 50],
  },
  medium: {
    top: [50, 250, 1_500],
    high1: [40, 150, 700],
    high2: [30, 100, 400],
    high3: [25, 80, 300],
    ace: [15, 50, 150],
    king: [15, 40, 125],
    queen: [10, 30, 100],
    jack: [10, 25, 80],
    ten: [10, 25, 80],
  },
  high: {
    top: [60, 500, 6_000],
    high1: [50, 300, 2_500],
    high2: [40, 200, 1_200],
    high3: [30, 120, 600],
    ace: [15, 60, 250],
    king: [15, 50, 200],
    queen: [10, 40, 150],
    jack: [10, 30, 120],
    ten: [10, 30, 100],
  },
}

/** The ladder of a volatility for runs of three and more. */
export function ladder(volatility: Volatility, scale = 1): Pays {
  return Object.fromEntries(
    Object.entries(ladders[volatility]).map(([id, [three, four, five]]) => [
      id,
      { 3: three * scale, 4: four * scale, 5: five * scale },
    ]),
  )
}
