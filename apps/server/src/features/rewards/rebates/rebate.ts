/** What a day and category has to get beyond what it got; below zero when bets were taken back after their rebate. */
export interface OpenCell {
  /** Of the site, yyyy-MM-dd. */
  day: string
  gameType: string
  /** What counts of the valid bets. */
  validMinor: bigint
  rateBp: number
  amountMinor: bigint
}

interface Sums {
  validMinor: bigint
  amountMinor: bigint
}

/** By category. */
export function sumByType(cells: readonly OpenCell[]): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const { gameType, validMinor, amountMinor } of cells) {
    const sum = sums.get(gameType) ?? { validMinor: 0n, amountMinor: 0n }
    sums.set(gameType, { validMinor: sum.validMinor + validMinor, amountMinor: sum.amountMinor + amountMinor })
  }
  return sums
}

/**
 * What a claim of these categories settles: their days, and whatever another category owes, so that nobody takes only
 * what is in favour. All categories where none is named.
 */
export function settle(
  cells: readonly OpenCell[],
  chosen: readonly string[] | undefined,
): { cells: OpenCell[]; amountMinor: bigint } {
  const sums = sumByType(cells)
  const settled = cells.filter(
    ({ gameType }) => chosen === undefined || chosen.includes(gameType) || (sums.get(gameType)?.amountMinor ?? 0n) < 0n,
  )
  return { cells: settled, amountMinor: settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) }
}
