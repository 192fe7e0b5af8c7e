/** How far a reel swings beyond its stop before it settles; larger swings further. */
const swing = 1.15

/**
 * The cell in which a reel at `position` comes to rest: just far enough that every cell of its window is still out of
 * sight when it is told to stop. Positions are cells and fall while a reel turns.
 */
export const restCellOf = (position: number, rows: number): number => Math.floor(position) - rows

/**
 * Share of the stopping distance that lies behind the reel at this share of its time: it arrives fast, passes the stop by
 * a little and comes back to it. 0 → 0, 1 → 1.
 */
export function stopProgress(share: number): number {
  const left = Math.min(Math.max(share, 0), 1) - 1
  return 1 + (swing + 1) * left ** 3 + swing * left ** 2
}
