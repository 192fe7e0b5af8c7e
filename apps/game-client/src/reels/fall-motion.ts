import type { Cell } from '@fairground/game-rules/slots'

/** For one reel: by row of the new column, how many cells above its place it starts to fall. */
export function fallDistances(removed: readonly Cell[], reel: number, rows: number): Map<number, number> {
  const gone = new Set(removed.filter((cell) => cell.reel === reel).map(({ row }) => row))
  const stayed = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row))
  const distances = new Map<number, number>()
  for (let row = 0; row < rows; row += 1) {
    const from = row < gone.size ? row - gone.size : (stayed[row - gone.size] ?? row)
    if (from !== row) distances.set(row, row - from)
  }
  return distances
}

/** Falls ever faster, and lands. 0 → 1 of the way left, 1 → 0. */
export const wayLeft = (share: number): number => 1 - share * share
