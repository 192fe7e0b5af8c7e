/** Cells per second of a turning reel. */
export const fullSpeed = 34
const accelerationMs = 190

/** Speed of a reel in cells per second, by milliseconds since its start. */
export function startSpeed(elapsedMs: number): number {
  const share = Math.min(Math.max(elapsedMs / accelerationMs, 0), 1)
  return fullSpeed * share * share * (3 - 2 * share)
}
