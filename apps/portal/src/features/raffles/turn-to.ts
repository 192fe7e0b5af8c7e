const wholeTurns = 5

/** How far the wheel has turned, in degrees, when it stops with the middle of a prize under the pointer: on from where it is. */
export function turnTo(prizeIndex: number, { prizeCount, turned }: { prizeCount: number; turned: number }): number {
  const rest = 360 - ((prizeIndex + 0.5) * 360) / prizeCount
  return Math.ceil(turned / 360) * 360 + wholeTurns * 360 + rest
}
